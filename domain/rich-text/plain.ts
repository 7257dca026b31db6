import type { Inline, RichText } from './document.ts';

/** The words of a line without its marks. */
export function plainLine(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'break') return ' ';
      return part.kind === 'text' ? part.text : plainLine(part.content);
    })
    .join('');
}

/** The words of a text without its marks, a line for each block. */
export function plainText(text: RichText): string {
  return text
    .map((block) =>
      block.kind === 'list' ? block.items.map(plainLine).join('\n') : plainLine(block.content),
    )
    .join('\n');
}

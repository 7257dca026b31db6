import type { Block, Inline, RichText } from './document.ts';

/** Writes a text as `richTextOf` reads it; what is written by several lists or paragraphs has empty lines between. */
export function writeRichText(text: RichText): string {
  return text
    .map(writeBlock)
    .filter((block) => block !== '')
    .join('\n\n');
}

function writeBlock(block: Block): string {
  if (block.kind === 'paragraph') return writeLines(block.content);
  if (block.kind === 'heading') {
    const words = oneLine(block.content);
    return words === '' ? '' : `${'#'.repeat(block.level)} ${words}`;
  }
  const items = block.items.map(oneLine).filter((item) => item !== '');
  const first = block.order === 'numbers' ? block.start : 0;
  const mark = (place: number): string => (block.order === 'points' ? '-' : `${first + place}.`);
  return items.map((item, place) => `${mark(place)} ${item}`).join('\n');
}

/** Lines of a paragraph; what would be read as the beginning of another block is escaped. */
const writeLines = (content: readonly Inline[]): string =>
  writeInlines(content)
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
    .map((line) => line.replace(/^(?=(?:#{1,3}|[-•]) )/, '\\').replace(/^(\d{1,3})(?=[.)] )/, '$1\\'))
    .join('\n');

/** Headings and items are one line. */
const oneLine = (content: readonly Inline[]): string =>
  writeInlines(content)
    .replaceAll(/[\n\t]/g, ' ')
    .trim();

const writeInlines = (content: readonly Inline[]): string => content.map(writeInline).join('');

function writeInline(part: Inline): string {
  if (part.kind === 'text') return part.text.replaceAll(/[\\*[\]]/g, String.raw`\$&`);
  if (part.kind === 'break') return '\n';
  const words = writeInlines(part.content);
  if (part.kind === 'link') return words.trim() === '' ? words : `[${words}](${addressOf(part.href)})`;
  const sign = part.kind === 'strong' ? '**' : '*';
  // Marks stand next to words, so that space at an end moves outside.
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  return inner === '' ? words : `${before}${sign}${inner}${sign}${after}`;
}

/** An address in parentheses; its own ones stand as they are where they come in pairs. */
function addressOf(href: string): string {
  let depth = 0;
  let isPaired = true;
  for (const sign of href) {
    depth += Number(sign === '(') - Number(sign === ')');
    isPaired &&= depth >= 0;
  }
  return href.replaceAll(isPaired && depth === 0 ? /\\/g : /[()\\]/g, encoded);
}

const encoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

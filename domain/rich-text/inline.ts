import type { Inline } from './document.ts';
import { safeLink } from './link.ts';

/** The longest text between two marks; so that marks without an end cost little however many there are. */
const longest = 600;

const marks = new RegExp(
  [
    String.raw`\\([\\*[\]#-])`,
    String.raw`\*\*(?=\S)([^\n]{0,${longest}}?\S)\*\*`,
    String.raw`\*(?=[^\s*])([^*\n]{1,${longest}})(?<=\S)\*`,
    String.raw`\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)`,
    String.raw`(\n)`,
  ].join('|'),
  'g',
);

/** A line of running text with its marks taken for what they mean. */
export function inlinesOf(source: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(marks)) {
    const meant = meaningOf(match);
    if (meant === null) continue;
    addText(found, source.slice(from, match.index));
    if (meant.kind === 'text') addText(found, meant.text);
    else found.push(meant);
    from = match.index + match[0].length;
  }
  addText(found, source.slice(from));
  return found;
}

function meaningOf([, escaped, strong, emphasis, label, address, newline]: RegExpMatchArray): Inline | null {
  if (escaped !== undefined) return { kind: 'text', text: escaped };
  if (strong !== undefined) return { kind: 'strong', content: inlinesOf(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', content: inlinesOf(emphasis) };
  if (newline !== undefined) return { kind: 'break' };
  const href = safeLink(address ?? '');
  return href === null ? null : { kind: 'link', href, text: label ?? '' };
}

function addText(found: Inline[], text: string): void {
  if (text === '') return;
  const last = found.at(-1);
  if (last?.kind === 'text') found.splice(-1, 1, { kind: 'text', text: last.text + text });
  else found.push({ kind: 'text', text });
}

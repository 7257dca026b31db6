import type { Block, Inline, RichText } from './document.ts';
import { inlinesOf } from './inline.ts';
import { plainLine } from './plain.ts';

const heading = /^(#{1,3}) +(\S.*)$/;
/** Word's own points are followed by a tab when they are pasted. */
const point = /^(?:[-*•][ \t]+|[·▪◦§o–]\t+)(\S.*)$/;
const number = /^(\d{1,3})[.)][ \t]+(\S.*)$/;

type OpenList = { order: 'points' | 'numbers'; start: number; items: Inline[][] };
type Open = { lines: string[]; list: OpenList | null };

/** Reads a text with its few marks: `## heading`, `- item`, `1. item`, `**strong**`, `*emphasis*`, `[words](address)`. */
export function richTextOf(source: string): RichText {
  const blocks: Block[] = [];
  const taken = new Map<string, number>();
  const open: Open = { lines: [], list: null };
  for (const raw of source.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const asHeading = heading.exec(line);
    const item = itemOf(line);
    if (open.list && item?.order !== open.list.order) closeList(blocks, open);
    if (line === '' || asHeading || item) closeParagraph(blocks, open);
    if (asHeading) blocks.push(headingOf(asHeading, taken));
    else if (item) (open.list ??= { ...item, items: [] }).items.push(inlinesOf(item.words));
    else if (line !== '') open.lines.push(line);
  }
  closeList(blocks, open);
  closeParagraph(blocks, open);
  return blocks;
}

function itemOf(line: string): { order: 'points' | 'numbers'; start: number; words: string } | null {
  const pointed = point.exec(line);
  if (pointed) return { order: 'points', start: 1, words: pointed[1] ?? '' };
  const numbered = number.exec(line);
  return numbered && { order: 'numbers', start: Number(numbered[1]), words: numbered[2] ?? '' };
}

function closeParagraph(blocks: Block[], open: Open): void {
  if (open.lines.length > 0) blocks.push({ kind: 'paragraph', content: inlinesOf(open.lines.join('\n')) });
  open.lines = [];
}

function closeList(blocks: Block[], open: Open): void {
  if (!open.list) return;
  const { order, start, items } = open.list;
  blocks.push(order === 'points' ? { kind: 'list', order, items } : { kind: 'list', order, start, items });
  open.list = null;
}

function headingOf([, marks, words]: RegExpExecArray, taken: Map<string, number>): Block {
  const content = inlinesOf(words ?? '');
  const slug = slugOf(plainLine(content)) || 'section';
  const times = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, times);
  return {
    kind: 'heading',
    level: marks === '###' ? 3 : 2,
    id: times === 1 ? slug : `${slug}-${times}`,
    content,
  };
}

/** Words as they stand in an address. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

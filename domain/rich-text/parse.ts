import type { Block, RichText } from './document.ts';
import { inlinesOf } from './inline.ts';
import { plainLine } from './plain.ts';

const heading = /^(#{1,3}) +(\S.*)$/;
const item = /^(?:([-*•])|\d{1,3}[.)]) +(\S.*)$/;

/** Reads a text with its few marks: `## heading`, `- item`, `1. item`, `**strong**`, `*emphasis*`, `[words](address)`. */
export function richTextOf(source: string): RichText {
  const blocks: Block[] = [];
  const taken = new Map<string, number>();
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', content: inlinesOf(open.join('\n')) });
    open = [];
  };
  for (const line of source
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((one) => one.trim())) {
    const asHeading = heading.exec(line);
    const asItem = item.exec(line);
    if (line === '' || asHeading || asItem) close();
    if (asHeading) blocks.push(headingOf(asHeading, taken));
    else if (asItem) addItem(blocks, asItem);
    else if (line === '') blocks.push(gap);
    else open.push(line);
  }
  close();
  return blocks.filter((block) => block !== gap);
}

/** Stands between blocks while a text is read, so that a list ends at an empty line. */
const gap: Block = { kind: 'paragraph', content: [] };

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

function addItem(blocks: Block[], [, point, words]: RegExpExecArray): void {
  const order = point === undefined ? 'numbers' : 'points';
  const content = inlinesOf(words ?? '');
  const last = blocks.at(-1);
  if (last?.kind !== 'list' || last.order !== order) blocks.push({ kind: 'list', order, items: [content] });
  else blocks.splice(-1, 1, { ...last, items: [...last.items, content] });
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

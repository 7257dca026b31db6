import type { JSONContent } from '@tiptap/core';
import type { Block, Inline, RichText } from '#domain/rich-text/document.ts';
import { inlinesOfRuns, runsOf, type Run } from '#domain/rich-text/runs.ts';

/** A text as the editor's document. */
export const contentOf = (text: RichText): JSONContent => ({
  type: 'doc',
  content: text.length === 0 ? [{ type: 'paragraph' }] : text.map(nodeOf),
});

function nodeOf(block: Block): JSONContent {
  if (block.kind === 'paragraph') return { type: 'paragraph', content: wordsOf(block.content) };
  if (block.kind === 'heading') {
    return { type: 'heading', attrs: { level: block.level }, content: wordsOf(block.content) };
  }
  const content = block.items.map((item) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: wordsOf(item) }],
  }));
  if (block.order === 'points') return { type: 'bulletList', content };
  return { type: 'orderedList', attrs: { start: block.start }, content };
}

const wordsOf = (content: readonly Inline[]): JSONContent[] => runsOf(content).map(wordOf);

function wordOf({ text, isStrong, isEmphasis, href }: Run): JSONContent {
  const marks = [
    ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
    ...(isStrong ? [{ type: 'bold' }] : []),
    ...(isEmphasis ? [{ type: 'italic' }] : []),
  ];
  return text === '\n' ? { type: 'hardBreak', marks } : { type: 'text', text, marks };
}

/** The editor's document as a text; ids of headings are given when it is read again. */
export const textOf = (document: JSONContent): RichText => (document.content ?? []).map(blockOf);

function blockOf(node: JSONContent): Block {
  if (node.type === 'heading') {
    return { kind: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, id: '', content: lineOf(node) };
  }
  if (node.type === 'paragraph') return { kind: 'paragraph', content: lineOf(node) };
  const items = (node.content ?? []).map((item) => lineOf(item.content?.[0] ?? {}));
  if (node.type === 'bulletList') return { kind: 'list', order: 'points', items };
  return { kind: 'list', order: 'numbers', start: Number(node.attrs?.['start'] ?? 1), items };
}

const lineOf = ({ content = [] }: JSONContent): Inline[] => inlinesOfRuns(content.map(runOf));

function runOf({ type, text = '', marks = [] }: JSONContent): Run {
  const link = marks.find((mark) => mark.type === 'link');
  return {
    text: type === 'hardBreak' ? '\n' : text,
    isStrong: marks.some((mark) => mark.type === 'bold'),
    isEmphasis: marks.some((mark) => mark.type === 'italic'),
    href: typeof link?.attrs?.['href'] === 'string' ? link.attrs['href'] : null,
  };
}

import MarkdownIt, { type Token } from 'markdown-it';
import type { Inline } from './document.ts';
import { safeLink } from './link.ts';
import { plainLine } from './plain.ts';

/** Knows nothing but what is enabled: no HTML, no entities, no images, no code, no references. */
const markdown = new MarkdownIt('zero').enable(['emphasis', 'escape', 'link', 'newline']);
markdown.normalizeLink = (address) => safeLink(address) ?? address;
markdown.validateLink = (address) => safeLink(address) !== null;

const space = /^\s?$/u;

/**
 * Asterisks stand where no space is on their inner side; CommonMark also minds punctuation, as in `**Note:**the draw`.
 * Underscores are letters.
 */
markdown.inline.State = class extends markdown.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const scanned = super.scanDelims(start, canSplitWord);
    const before = this.src.charAt(start - 1);
    const after = this.src.charAt(start + scanned.length);
    const isMark = this.src.charAt(start) === '*';
    return { ...scanned, can_open: isMark && !space.test(after), can_close: isMark && !space.test(before) };
  }
};

/** A line of running text with its marks taken for what they mean. */
export function inlinesOf(source: string): Inline[] {
  const [line] = markdown.parseInline(withOwnEscapes(source), {});
  return treeOf(line?.children ?? []);
}

/** A backslash escapes marks of ours alone; before anything else it is a letter. */
const withOwnEscapes = (source: string): string =>
  source.replaceAll(/\\([\\*[\]#.)-]?)(•?)/g, (_all, mark: string, point: string) => {
    if (mark !== '') return `\\${mark}${point}`;
    return point === '' ? '\\\\' : point;
  });

function treeOf(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  const outer: Inline[][] = [];
  let content = root;
  for (const token of tokens) {
    if (token.nesting === 1) {
      const inner: Inline[] = [];
      content.push(markOf(token, inner));
      outer.push(content);
      content = inner;
    } else if (token.nesting === -1) {
      const around = outer.pop() ?? root;
      const mark = around.at(-1);
      // A link without words is called by its address.
      if (mark?.kind === 'link' && plainLine(content).trim() === '') {
        content.splice(0, content.length, { kind: 'text', text: mark.href });
      }
      content = around;
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') content.push({ kind: 'break' });
    else addText(content, token.content);
  }
  return root;
}

function markOf(token: Token, content: Inline[]): Inline {
  const href = token.attrGet('href');
  if (href !== null) return { kind: 'link', href: String(href), content };
  return { kind: token.type === 'strong_open' ? 'strong' : 'emphasis', content };
}

function addText(content: Inline[], text: string): void {
  if (text === '') return;
  const last = content.at(-1);
  if (last?.kind === 'text') content.splice(-1, 1, { kind: 'text', text: last.text + text });
  else content.push({ kind: 'text', text });
}

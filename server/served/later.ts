/** A tag; what stands in quotes may hold a bracket. */
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;

const isLater = / data-picture="later"/;

/**
 * Puts what later parts of a page hold into `noscript`, which browsers with scripts read as mere text: the parts are made
 * once the first picture is on the screen (`index.html`). A part that could end such an element by itself is left as it is.
 */
export function holdBack(markup: string): string {
  let held = '';
  let end = 0;
  for (const { 0: text, 1: slash, 2: name = '', 3: attributes = '', index } of markup.matchAll(tag)) {
    if (slash || index < end || !isLater.test(attributes)) continue;
    const from = index + text.length;
    const to = endOf(markup, name, from);
    const inner = markup.slice(from, to);
    if (to < 0 || inner === '' || /<\/?noscript/i.test(inner)) continue;
    held += `${markup.slice(end, from)}<noscript>${inner}</noscript>`;
    end = to;
  }
  return held + markup.slice(end);
}

/** What is left of a page without the parts that are held back. */
export const shownFirst = (html: string): string => html.replaceAll(/<noscript>[^]*?<\/noscript>/g, '');

/** Where the element ends whose content begins at an offset; -1 where it does not. */
function endOf(markup: string, name: string, from: number): number {
  let depth = 1;
  for (const { 1: slash, 2: other, index } of markup.slice(from).matchAll(tag)) {
    if (other !== name) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) return from + index;
  }
  return -1;
}

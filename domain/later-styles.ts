/** A part of a text that comes later: where it belongs in what is left without it, and the part itself. */
export type LaterPart = readonly [offset: number, text: string];

/** The id of the element that holds the styles that a page has more than its first picture (`index.html`). */
export const pageStylesId = 'page-styles';

/** The id of the element that holds the styles that the page does without. */
export const laterStylesId = 'later-styles';

/** Puts the parts back that a text was served without; they stand in the order of the whole. */
export function joinLater(first: string, later: readonly LaterPart[]): string {
  const pieces = later.map(([offset, text], at) => first.slice(later[at - 1]?.[0] ?? 0, offset) + text);
  return [...pieces, first.slice(later.at(-1)?.[0] ?? 0)].join('');
}

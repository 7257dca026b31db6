/** As long as the parts of names are that the index knows (`text_parts` in the migration of the club list). */
const partLength = 3;

/** Some parts of a text that is searched for; without accents, for these are no letters of a part. */
export function partsOf(text: string): string[] {
  const letters = Array.from(text.normalize('NFD').replaceAll(/[\u0300-\u036F]/gu, ''));
  const length = Math.min(partLength, letters.length);
  const last = letters.length - length;
  // From the middle and the end: names that begin alike would be looked through for nothing, and more parts find no fewer.
  const starts = new Set([Math.floor(last / 2), last]);
  return [...starts].map((start) => letters.slice(start, start + length).join(''));
}

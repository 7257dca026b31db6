/** As long as the parts of names are that the index knows (`text_parts` in the migration of the club list). */
const partLength = 3;

/** More parts find no fewer names worth speaking of, and each has to be looked up. */
const mostParts = 3;

/** Some parts of a text that is searched for, spread over it; without accents, for these are no letters of a part. */
export function partsOf(text: string): string[] {
  const letters = Array.from(text.normalize('NFD').replaceAll(/[\u0300-\u036F]/gu, ''));
  const length = Math.min(partLength, letters.length);
  const last = letters.length - length;
  const count = Math.min(mostParts, last + 1);
  const starts = Array.from({ length: count }, (_, place) =>
    count === 1 ? 0 : Math.round((place * last) / (count - 1)),
  );
  return starts.map((start) => letters.slice(start, start + length).join(''));
}

import { plainLetters } from '#domain/plain-letters.ts';

/** A club's name as it is compared: neither capitals nor accents nor the number of spaces make another one of it. */
export const comparedName = (name: string): string => plainLetters(name).trim().replaceAll(/\s+/gu, ' ');

type Placed = { name: string; city: string; street: string };

/** What tells a club apart from those of the same name among which it stands: its city, else its street too; else nothing. */
export function placesOf(clubs: readonly Placed[]): (string | undefined)[] {
  const names = countsOf(clubs.map(({ name }) => comparedName(name)));
  const cities = countsOf(clubs.map(inCity));
  return clubs.map((club) => {
    if (names.get(comparedName(club.name)) === 1) return undefined;
    return cities.get(inCity(club)) === 1 ? club.city : `${club.street}, ${club.city}`;
  });
}

/** A club's name with what tells it apart, as it stands wherever a club is chosen. */
export const nameWithPlace = ({ name, place }: { name: string; place?: string | undefined }): string =>
  place === undefined ? name : `${name} (${place})`;

const inCity = ({ name, city }: Placed): string => `${comparedName(name)}\n${comparedName(city)}`;

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

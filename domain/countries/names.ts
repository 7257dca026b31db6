import { currentLanguage } from '#domain/language/current.ts';
import { sourceLanguage } from '#domain/language/languages.ts';
import { readerLocale } from '#domain/language/locale.ts';
import type { Country, Currency } from './country.ts';

type Kind = 'region' | 'currency';

const made = new Map<string, Intl.DisplayNames>();

function namesOf(type: Kind): Intl.DisplayNames {
  const key = `${type} ${readerLocale()}`;
  const names = made.get(key) ?? new Intl.DisplayNames(readerLocale(), { type, fallback: 'code' });
  made.set(key, names);
  return names;
}

/** The name of a country, by its ISO 3166-1 id, in the reader's language. */
export const countryName = (countryId: string): string => namesOf('region').of(countryId) ?? countryId;

/** The countries as the reader calls them, in the order of their names; in English the list's own names stay. */
export const countriesByName = (countries: readonly Country[]): Country[] =>
  byName(countries, 'countryName', ({ countryId }) => namesOf('region').of(countryId));

/** The currencies as the reader calls them, in the order of their names; in English the list's own names stay. */
export const currenciesByName = (currencies: readonly Currency[]): Currency[] =>
  byName(currencies, 'currency', ({ currencyCode }) => namesOf('currency').of(currencyCode));

function byName<Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
  name: (row: Row) => string | undefined,
): Row[] {
  if (currentLanguage() === sourceLanguage) return [...rows];
  const { compare } = new Intl.Collator(readerLocale());
  return rows
    .map((row) => ({ ...row, [key]: name(row) ?? row[key] }))
    .toSorted((one, other) => compare(one[key], other[key]));
}

import rows from '#domain/countries/countries.json' with { type: 'json' };
import type { Country, Currency } from '#domain/countries/country.ts';

/** Every country that has a dial code, by name; `scripts/countries.ts` makes the rows. */
export const countries: readonly Country[] = rows.countries.map(
  ({ countryId, countryName, countryCode }) => ({
    countryId,
    countryName,
    countryCode,
  }),
);

/** Every currency of these countries, by name. */
export const currencies: readonly Currency[] = rows.currencies;

/** The currency of each country by its id. */
export const currencyOfCountry: ReadonlyMap<string, string> = new Map(
  rows.countries.map(({ countryId, currency }) => [countryId, currency]),
);

import { afterEach, expect, it } from 'vitest';
import { countriesByName, countryName, currenciesByName } from '#domain/countries/names.ts';
import { readLanguageFrom } from '#domain/language/current.ts';

const countries = [
  { countryId: 'DE', countryName: 'Germany', countryCode: '+49' },
  { countryId: 'US', countryName: 'United States', countryCode: '+1' },
  { countryId: 'AT', countryName: 'Austria', countryCode: '+43' },
];

afterEach(() => readLanguageFrom(() => 'en'));

it("countries and currencies have the names of the reader's language, in its order", () => {
  readLanguageFrom(() => 'es');
  expect(countryName('BR')).toBe('Brasil');
  expect(countriesByName(countries).map((one) => one.countryName)).toEqual([
    'Alemania',
    'Austria',
    'Estados Unidos',
  ]);
  readLanguageFrom(() => 'pt-BR');
  const [dollar] = currenciesByName([{ currency: 'US Dollar', currencyCode: 'USD' }]);
  expect(dollar).toEqual({ currency: 'Dólar americano', currencyCode: 'USD' });
});

it('the lists keep their own names and order in English', () => {
  expect(countriesByName(countries)).toEqual(countries);
});

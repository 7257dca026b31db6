import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, currencies, currencyOfCountry } from '#domain/countries/all.ts';
import {
  countryCodeOf,
  defaultCountryCode,
  isCountryCode,
  readCountries,
} from '#domain/countries/country.ts';
import { countriesText } from '#scripts/countries.ts';

describe('the countries to choose from', () => {
  it('are what the packages say that they are made from', () => {
    expect(readFileSync('domain/countries/countries.json', 'utf8')).toBe(countriesText());
  });

  it('are 243, each of them once, in the order of their names', () => {
    const ids = countries.map(({ countryId }) => countryId);
    expect(new Set(ids).size).toBe(243);
    expect(ids).toHaveLength(243);
    const names = countries.map(({ countryName }) => countryName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  it('A-3.04 hold the one that a form begins with', () => {
    expect(countries.map(countryCodeOf)).toContain(defaultCountryCode);
  });

  it('A-3.03, A-3.13 have an id, a name and a dial code that fit into one value', () => {
    expect(countries.map(countryCodeOf).filter((code) => !isCountryCode(code))).toEqual([]);
    expect(countries.filter(({ countryName }) => countryName.trim() === '')).toEqual([]);
  });

  it.each([
    ['BG', 'EUR'],
    ['CL', 'CLP'],
    ['CW', 'XCG'],
    ['SL', 'SLE'],
    ['CH', 'CHF'],
  ])('know that people in %s pay in %s', (country, currency) => {
    expect(currencyOfCountry.get(country)).toBe(currency);
  });

  it('A-3.16 pay in currencies that have a name', () => {
    const codes = currencies.map(({ currencyCode }) => currencyCode);
    expect(new Set(codes)).toEqual(new Set(currencyOfCountry.values()));
    expect(codes).toHaveLength(new Set(codes).size);
    expect(currencies.filter(({ currency, currencyCode }) => currency === currencyCode)).toEqual([]);
  });
});

describe('A-3.14 the text that the list arrives as', () => {
  it('is read back to the countries that were written', () => {
    expect(readCountries(JSON.stringify({ countries }))).toEqual(countries);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"countries":5}',
    '{"countries":[]}',
    '{"countries":[{"countryId":"US"}]}',
    '{',
  ])('is refused when it is %j', (text) => expect(readCountries(text)).toBeNull());

  it('loses the rows that are damaged, and no other', () => {
    const rows = [{ countryId: 'usa', countryName: 'X', countryCode: '+1' }, countries[0]];
    expect(readCountries(JSON.stringify({ countries: rows }))).toEqual([countries[0]]);
  });
});

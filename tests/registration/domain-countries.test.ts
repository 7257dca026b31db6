import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, currencies, currencyOfCountry } from '#domain/countries/all.ts';
import {
  countryCodeOf,
  defaultCountryCode,
  isCountryCode,
  readCountries,
} from '#domain/countries/country.ts';
import { groupedNumber, isNumberOf, numberTyped } from '#domain/countries/number.ts';
import { countriesText, numbersText } from '#scripts/countries.ts';

describe('the countries to choose from', () => {
  it('are what the packages say that they are made from', () => {
    expect(readFileSync('domain/countries/countries.json', 'utf8')).toBe(countriesText());
    expect(readFileSync('domain/countries/numbers.json', 'utf8')).toBe(numbersText());
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

describe('a phone number', () => {
  it.each([
    ['+57 300 1234567', 'US,+1', 'CO,+57', '3001234567'],
    ['0057 300 123 4567', 'US,+1', 'CO,+57', '3001234567'],
    ['＋57 300 1234567', 'CO,+57', 'CO,+57', '3001234567'],
    ['(+44) 7400 123456', 'US,+1', 'GB,+44', '7400123456'],
    ['+1 (416) 555-0148', 'CA,+1', 'CA,+1', '4165550148'],
    ['+1 (310) 555-0148', 'CO,+57', 'US,+1', '3105550148'],
    ['13105550148', 'US,+1', 'US,+1', '3105550148'],
    ['(310) 555-0148', 'US,+1', 'US,+1', '3105550148'],
    ['+57 300', 'US,+1', 'CO,+57', '300'],
    ['12345678901234567', 'GB,+44', 'GB,+44', '123456789012345'],
    ['call me', 'US,+1', 'US,+1', ''],
  ])('A-5.33, A-5.34 written %j under %s is %s %s', (typed, chosen, countryCode, mobile) => {
    expect(numberTyped(typed, chosen)).toEqual({ countryCode, mobile });
  });

  it.each([
    ['US,+1', '1', false],
    ['US,+1', '310555014', false],
    ['US,+1', '3105550148', true],
    ['US,+1', '31055501480', false],
    ['MX,+52', '5512345678', true],
    ['CO,+57', '300123456', false],
    ['CO,+57', '3001234567', true],
    ['DK,+45', '32123456', true],
    ['DK,+45', '3212345678', false],
  ])('has as many digits as numbers of its country: %s %s, %s', (countryCode, mobile, can) => {
    expect(isNumberOf({ countryCode, mobile })).toBe(can);
  });

  it('can be one of every country that is offered', () => {
    const lengths = Array.from({ length: 15 }, (_, n) => '5'.repeat(n + 1));
    const none = countries.filter(
      (country) =>
        !lengths.some((mobile) => isNumberOf({ countryCode: countryCodeOf(country), mobile })) ||
        lengths.every((mobile) => isNumberOf({ countryCode: countryCodeOf(country), mobile })),
    );
    expect(none).toEqual([]);
  });
});

describe('V12 a number in a list', () => {
  it.each([
    ['7185550134', '718 555 0134'],
    ['300123456', '300 123 456'],
    ['55123456', '5512 3456'],
    ['5512345', '551 2345'],
    ['11987654321', '119 8765 4321'],
    ['310', '310'],
    ['12345', '12345'],
    ['', ''],
  ])('%s is read as %s', (digits, text) => {
    expect(groupedNumber(digits)).toBe(text);
  });
});

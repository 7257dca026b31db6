import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries as known } from 'countries-list';
import { getCountries, getCountryCallingCode, Metadata, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/metadata.min.json';

/** Writes the data in domain/countries; with `--check` it only says whether a file is out of date. */

const folder = join(import.meta.dirname, '..', 'domain', 'countries');

/** Islands that have a dial code of their own and no code in ISO 3166-1. */
const unlisted = new Set(['AC', 'TA']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const byName = new Intl.Collator('en').compare;

function nameOf(of: Intl.DisplayNames, code: string): string {
  const name = of.of(code);
  if (name === undefined) throw new Error(`Nothing names ${code}.`);
  return name.replaceAll('\u2019', "'");
}

type Row = { countryId: string; countryName: string; countryCode: string; currency: string };

function rowOf(countryId: ReturnType<typeof getCountries>[number]): Row {
  // The first currency is the one that people pay with; funds and foreign notes follow it.
  const [currency] = known[countryId].currency;
  if (currency === undefined) throw new Error(`Nobody knows the currency of ${countryId}.`);
  const countryCode = `+${getCountryCallingCode(countryId)}`;
  return { countryId, countryName: nameOf(names, countryId), countryCode, currency };
}

/** The widest line that the formatter keeps. */
const widest = 110;

/** One row in the form that the formatter keeps: on one line, unless it is too long. */
function written(row: object): string {
  const pairs = Object.entries(row).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  const line = `    { ${pairs.join(', ')} }`;
  return line.length < widest ? line : `    {\n${pairs.map((pair) => `      ${pair}`).join(',\n')}\n    }`;
}

/** The text of the file: every country with a dial code, and the currencies of these countries. */
export function countriesText(): string {
  const countries = getCountries()
    .filter((id) => !unlisted.has(id))
    .map(rowOf)
    .toSorted((a, b) => byName(a.countryName, b.countryName));
  const currencies = [...new Set(countries.map(({ currency }) => currency))]
    .map((currencyCode) => ({ currency: nameOf(currencyNames, currencyCode), currencyCode }))
    .toSorted((a, b) => byName(a.currency, b.currency));
  const lines = (rows: readonly object[]): string => rows.map(written).join(',\n');
  return `{\n  "countries": [\n${lines(countries)}\n  ],\n  "currencies": [\n${lines(currencies)}\n  ]\n}\n`;
}

/** The text of the file: the lengths that a number of a country can have, the main country of a dial code first. */
export function numbersText(): string {
  const offered = new Set<string>(getCountries().filter((id) => !unlisted.has(id)));
  const lines = Object.values(metadata.country_calling_codes)
    .flat()
    .filter((id): id is CountryCode => offered.has(id))
    .map((id) => {
      const plan = new Metadata();
      plan.selectNumberingPlan(id);
      const lengths = plan.numberingPlan?.possibleLengths().join(' ') ?? '';
      return `  "${id},+${getCountryCallingCode(id)}": "${lengths}"`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (import.meta.main) {
  const texts = { 'countries.json': countriesText(), 'numbers.json': numbersText() };
  for (const [name, text] of Object.entries(texts)) {
    const target = join(folder, name);
    if (!process.argv.includes('--check')) writeFileSync(target, text);
    else if (readFileSync(target, 'utf8') !== text) {
      console.error(
        `domain/countries/${name} is out of date: run node scripts/countries.ts and commit the result.`,
      );
      process.exitCode = 1;
    }
  }
}

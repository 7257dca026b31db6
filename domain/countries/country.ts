import { isRecord } from '#domain/session/stored.ts';

/** A country to choose from; `countryCode` is its dial code (document 000, section 3). */
export type Country = { countryId: string; countryName: string; countryCode: string };

/** A currency to choose from: its name and its ISO 4217 code. */
export type Currency = { currency: string; currencyCode: string };

/** What a form begins with. */
export const defaultCountryCode = 'US,+1';

/** Country and dial code in the one value that forms and payloads carry. */
export function countryCodeOf({ countryId, countryCode }: Country): string {
  return `${countryId},${countryCode}`;
}

/** Whether a text can be country and dial code in one. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2},\+[0-9]{1,7}$/.test(text);
}

/** The countries in the text that the list arrives as, or null where it holds none. */
export function readCountries(text: string): Country[] | null {
  const rows = parsedCountries(text);
  if (!Array.isArray(rows)) return null;
  const countries = rows.filter(isCountry);
  return countries.length > 0 ? countries : null;
}

function parsedCountries(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed['countries'] : null;
  } catch {
    return null;
  }
}

function isCountry(row: unknown): row is Country {
  return (
    isRecord(row) &&
    typeof row['countryName'] === 'string' &&
    typeof row['countryId'] === 'string' &&
    typeof row['countryCode'] === 'string' &&
    isCountryCode(`${row['countryId']},${row['countryCode']}`)
  );
}

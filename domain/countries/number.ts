import lengths from '#domain/countries/numbers.json' with { type: 'json' };
import { digitsOf } from '#domain/verification/code.ts';

/** A phone number as forms carry it: country and dial code in one, and the digits after them. */
export type PhoneNumber = { countryCode: string; mobile: string };

type Plan = { countryCode: string; dialCode: string; lengths: readonly number[] };

const plans: readonly Plan[] = Object.entries(lengths).map(([countryCode, text]) => ({
  countryCode,
  dialCode: countryCode.slice(countryCode.indexOf('+') + 1),
  lengths: text.split(' ').map(Number),
}));
const planOf = new Map(plans.map((plan) => [plan.countryCode, plan]));

/** Most digits that a number has (document 000, section 5). */
const longest = 15;

/** Whether so many digits can be a number of the country; of a country that nobody knows, any can. */
export function isNumberOf({ countryCode, mobile }: PhoneNumber): boolean {
  return /^\d+$/.test(mobile) && (planOf.get(countryCode)?.lengths.includes(mobile.length) ?? true);
}

/** Whether a number was typed that cannot be one of its country; none is no fault, nor is one that stays as it was saved. */
export function isOtherLength(number: PhoneNumber, saved: PhoneNumber | null): boolean {
  const isKept = number.countryCode === saved?.countryCode && number.mobile === saved.mobile;
  return number.mobile !== '' && !isKept && !isNumberOf(number);
}

/** The digits of a number in groups of three and four, as people read them. */
export function groupedNumber(digits: string): string {
  const fours = digits.length % 3;
  const threes = (digits.length - 4 * fours) / 3;
  if (threes < 0) return digits;
  const sizes = [...Array<number>(threes).fill(3), ...Array<number>(fours).fill(4)];
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
}

/**
 * The number that a typed or pasted text makes. One that is written with a dial code brings its country along, and the
 * code stands once; where countries share the code, the chosen one stays.
 */
export function numberTyped(text: string, countryCode: string): PhoneNumber {
  const digits = digitsOf(text);
  const chosen = planOf.get(countryCode);
  if (isInternational(text)) {
    const code = digits.replace(/^00/, '');
    const plan = chosen && code.startsWith(chosen.dialCode) ? chosen : planOfCode(code);
    if (plan) return { countryCode: plan.countryCode, mobile: withoutCode(code, plan).slice(0, longest) };
  }
  // The own dial code before a whole number, without a sign for it.
  if (chosen && digits.startsWith(chosen.dialCode) && !chosen.lengths.includes(digits.length)) {
    const mobile = withoutCode(digits, chosen);
    if (chosen.lengths.includes(mobile.length)) return { countryCode, mobile };
  }
  return { countryCode, mobile: digits.slice(0, longest) };
}

const isInternational = (text: string): boolean => /^[^\p{L}\p{N}]*(\+|00)/u.test(text.normalize('NFKC'));

/** No dial code begins another one; the main country of a shared code comes first. */
const planOfCode = (digits: string): Plan | undefined =>
  plans.find(({ dialCode }) => digits.startsWith(dialCode));

const withoutCode = (digits: string, { dialCode }: Plan): string => digits.slice(dialCode.length);

import { numberTyped } from '#domain/countries/number.ts';
import { isDay } from '#domain/dates/day.ts';
import { hasDecimals, typedNumber, type DecimalSign } from '#domain/numbers/typed.ts';
import { isPlace } from '#domain/people/name.ts';
import { findLicenceFault } from '#domain/licences/fault.ts';
import { yearFrom } from '#domain/licences/term.ts';
import {
  clubNumbers,
  findAddressFault,
  findClubFault,
  findLengthFault,
  isChargedIn,
  type ClubAddress,
  type ClubNumbers,
} from './fault.ts';
import { defaultZone } from './zone.ts';

/** The address of a club as its dialog edits it. */
export type AddressForm = ClubAddress & { timeZone: string };

/** The texts of the club form; an empty one means that nothing is given. */
export type ClubForm = {
  name: string;
  countryCode: string;
  contactNumber: string;
  alternateCountryCode: string;
  mobile: string;
  currency: string;
  platformFee: string;
  transactionFee: string;
  monthlyCharge: string;
  monthlyChargeDay: string;
  isAffiliated: boolean;
  address: AddressForm;
  ownerName: string;
  email: string;
  pocCountryCode: string;
  pocMobile: string;
  pocSlackId: string;
  licences: string;
  licenceStart: string;
  licenceEnd: string;
};

export type ClubTextField = Exclude<keyof ClubForm, 'address' | 'isAffiliated'>;
export type AddressField = keyof AddressForm;

/** The form of a new club: its licence starts today and ends a year later. */
export function blankClubForm(today: string): ClubForm {
  const { start, end } = yearFrom(today);
  return {
    name: '',
    countryCode: 'US,+1',
    contactNumber: '',
    alternateCountryCode: 'US,+1',
    mobile: '',
    currency: 'USD',
    platformFee: '',
    transactionFee: '',
    monthlyCharge: '',
    monthlyChargeDay: '',
    isAffiliated: false,
    address: {
      streetAddress1: '',
      streetAddress2: '',
      city: '',
      state: '',
      zip: '',
      countryId: 'US',
      timeZone: defaultZone('US'),
    },
    ownerName: '',
    email: '',
    pocCountryCode: 'US,+1',
    pocMobile: '',
    pocSlackId: '',
    licences: '',
    licenceStart: start,
    licenceEnd: end,
  };
}

const charges: ReadonlySet<string> = new Set(['monthlyCharge', 'monthlyChargeDay']);
const lengths: Partial<Record<ClubTextField, number>> = { name: 100, ownerName: 100, pocSlackId: 50 };
/** Most digits of the phone of a club (document 001, section 5). */
const longestPhone = 12;
/** More than any number needs, so that what is pasted can be read and mended. */
const longestNumber = 20;

/** The form after a text was typed: what goes beyond a limit is cut off or not taken (document 001, section 5). */
export function withText(form: ClubForm, field: ClubTextField, value: string): ClubForm {
  const codeField = clubNumbers.find(([number]) => number === field)?.[1];
  if (codeField) {
    const { countryCode, mobile } = numberTyped(value, form[codeField]);
    return { ...form, [field]: mobile.slice(0, longestPhone), [codeField]: countryCode };
  }
  const text = limited(field, value);
  if (text === null || (charges.has(field) && !isChargedIn(form.address.countryId))) return form;
  if (field !== 'licenceStart') return { ...form, [field]: text };
  // Changing the start moves the end by a year; a day that is being typed may be none yet.
  const end = isDay(text) ? yearFrom(text).end : form.licenceEnd;
  return { ...form, licenceStart: text, licenceEnd: end };
}

function limited(field: ClubTextField, value: string): string | null {
  const length = lengths[field];
  if (length !== undefined) return value.slice(0, length);
  return isNumberField(field) ? value.slice(0, longestNumber) : value;
}

/**
 * The form with another address, whose country gives its dial code to the numbers that are not typed yet and takes a
 * monthly charge away where none is possible.
 */
export function withAddress(form: ClubForm, address: AddressForm, dialCode: string | null): ClubForm {
  const uncharged = isChargedIn(address.countryId) ? {} : { monthlyCharge: '', monthlyChargeDay: '' };
  const code = address.countryId === form.address.countryId ? null : dialCode;
  const codes = code === null ? [] : clubNumbers.filter(([number]) => form[number] === '');
  return { ...form, address, ...uncharged, ...Object.fromEntries(codes.map(([, field]) => [field, code])) };
}

/**
 * The form with the licence that was proposed, moved to the present day of its new zone: it begins today wherever the club
 * is. A start that somebody has chosen stays.
 */
export function withProposedStart(form: ClubForm, proposed: string, today: string): ClubForm {
  if (form.licenceStart !== proposed || form.licenceEnd !== yearFrom(proposed).end) return form;
  const { start, end } = yearFrom(today);
  return { ...form, licenceStart: start, licenceEnd: end };
}

/** The address after a text was typed; what is in no name is not taken for city and state. */
export function withAddressText(
  address: AddressForm,
  field: AddressField,
  value: string,
): { address: AddressForm; isRefused: boolean } {
  const lengthsOf: Record<AddressField, number> = {
    streetAddress1: 100,
    streetAddress2: 100,
    city: 50,
    state: 50,
    zip: 30,
    countryId: 2,
    timeZone: 64,
  };
  const text = (field === 'zip' ? value.replaceAll(' ', '') : value).slice(0, lengthsOf[field]);
  const isRefused = (field === 'city' || field === 'state') && !isPlace(text);
  if (isRefused) return { address, isRefused };
  const timeZone = field === 'countryId' ? { timeZone: defaultZone(text) } : {};
  return { address: { ...address, [field]: text, ...timeZone }, isRefused };
}

/** The numbers of the form: what is none of theirs stays as it is typed, and is said. */
const numberFields = ['platformFee', 'transactionFee', 'monthlyCharge', 'licences'] as const;
export type NumberField = (typeof numberFields)[number];
export type NumberFault =
  | 'number_malformed'
  | 'platform_fee_range'
  | 'transaction_fee_range'
  | 'monthly_charge_range'
  | 'licence_count_whole';

export const isNumberField = (field: string): field is NumberField =>
  (numberFields as readonly string[]).includes(field);

const rangeFaults: Record<NumberField, [code: NumberFault, most: number, decimals: number]> = {
  platformFee: ['platform_fee_range', 100, 2],
  transactionFee: ['transaction_fee_range', 100, 0],
  monthlyCharge: ['monthly_charge_range', 1000, 2],
  licences: ['licence_count_whole', Number.POSITIVE_INFINITY, 0],
};

/** What is wrong with a number as far as it is typed; nothing typed is no fault of this kind. */
export function findNumberFault(text: string, field: NumberField, sign: DecimalSign): NumberFault | null {
  const value = typedNumber(text, sign);
  if (value === null) return null;
  const [code, most, decimals] = rangeFaults[field];
  if (Number.isNaN(value)) return field === 'licences' ? code : 'number_malformed';
  return value > most || !hasDecimals(value, decimals) ? code : null;
}

export type FormFault = {
  field: ClubTextField | 'address';
  code:
    | NumberFault
    | NonNullable<ReturnType<typeof findClubFault>>['code']
    | NonNullable<ReturnType<typeof findLengthFault>>['code']
    | NonNullable<ReturnType<typeof findAddressFault>>['code']
    | NonNullable<ReturnType<typeof findLicenceFault>>['code'];
};

const fieldNames = { pocNumber: 'pocMobile' } as const;
const licenceFields = { count: 'licences', start: 'licenceStart', end: 'licenceEnd' } as const;

/** The first rule that the form breaks; a club that is there already has its licences elsewhere. */
export function findFormFault(
  form: ClubForm,
  {
    mode,
    today,
    channels,
    sign = '.',
    saved = null,
  }: {
    mode: 'add' | 'edit';
    today: string;
    channels: number;
    sign?: DecimalSign;
    /** The numbers as they are saved. */
    saved?: ClubNumbers | null;
  },
): FormFault | null {
  for (const field of numberFields) {
    const code = field === 'licences' && mode === 'edit' ? null : findNumberFault(form[field], field, sign);
    if (code) return { field, code };
  }
  const numberOf = (text: string): number | null => typedNumber(text, sign);
  const fault = findClubFault({
    ...form,
    platformFee: numberOf(form.platformFee),
    pocNumber: form.pocMobile,
    licences: mode === 'edit' ? 'kept' : numberOf(form.licences),
    channels,
    monthlyCharge: numberOf(form.monthlyCharge),
    monthlyChargeDay: numberOf(form.monthlyChargeDay),
  });
  if (fault) {
    const { field, code } = fault;
    return { field: field === 'pocNumber' ? fieldNames.pocNumber : field, code };
  }
  const lengthFault = findLengthFault(form, saved);
  if (lengthFault) return lengthFault;
  const addressFault = findAddressFault(form.address);
  if (addressFault) return { field: 'address', code: addressFault.code };
  if (mode === 'edit') return null;
  const term = { start: form.licenceStart, end: form.licenceEnd };
  const licenceFault = findLicenceFault({ count: numberOf(form.licences), term }, today);
  return licenceFault && { field: licenceFields[licenceFault.field], code: licenceFault.code };
}

/** An address in one line; empty where none is given. */
export function addressLine({ streetAddress1, streetAddress2, city, state, zip }: ClubAddress): string {
  return [streetAddress1, streetAddress2, city, [state, zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

/** The fields in which two forms differ. */
export function differences(one: ClubForm, other: ClubForm): (keyof ClubForm)[] {
  return (Object.keys(one) as (keyof ClubForm)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}

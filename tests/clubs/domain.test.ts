import { describe, expect, it } from 'vitest';
import { findAddressFault, findClubFault, type ClubEntry } from '#domain/clubs/fault.ts';
import {
  addressLine,
  blankClubForm,
  differences,
  findFormFault,
  withAddress,
  withAddressText,
  withProposedStart,
  withText,
  type ClubForm,
  type ClubTextField,
} from '#domain/clubs/form.ts';
import { defaultZone, isTimeZone, zonesOf } from '#domain/clubs/zone.ts';
import { formFaultText } from '#domain/words/club-form.ts';
import { problemWords } from '#domain/words/problems.ts';
import { filledForm } from '#machines/clubs/sample-club.ts';

const today = '2026-11-20';
const right: ClubEntry = {
  name: 'Harbor City',
  platformFee: 0,
  address: {
    streetAddress1: '812 Magazine Street',
    streetAddress2: '',
    city: 'New Orleans',
    state: 'Louisiana',
    zip: '70130',
    countryId: 'US',
  },
  contactNumber: '5045550190',
  ownerName: 'Darnell',
  email: 'darnell@harbor.example',
  currency: 'USD',
  pocNumber: '5045550122',
  licences: 3,
  channels: 3,
  monthlyCharge: 49.5,
  monthlyChargeDay: 28,
};
const noAddress = { ...right.address, streetAddress1: ' ', city: '', state: '', zip: '' };

/** The thirteen checks in their order, each with what breaks it and its words. */
const checks: [id: string, broken: Partial<ClubEntry>, text: string][] = [
  ['C-5.02', { name: ' ' }, 'Club Name is Required'],
  ['C-5.03', { platformFee: null }, 'PlateForm Fee is Required'],
  ['C-5.04', { address: noAddress }, 'Address is Required'],
  ['C-5.05', { contactNumber: '' }, 'Contact Number is Required'],
  ['C-5.06', { ownerName: '' }, 'Name is Required'],
  ['C-5.07', { email: '' }, 'Email is Required'],
  ['C-5.08', { currency: '' }, 'Currency is Required'],
  ['C-5.09', { email: 'darnell@' }, 'Invalid Email Id'],
  ['C-5.10', { pocNumber: '' }, 'Point of Contact Number is Required'],
  ['C-5.11', { licences: null }, 'Number of License is Required'],
  ['C-5.12', { licences: 2 }, 'Number of license should be equal or more than twitch channel'],
  ['C-5.13', { monthlyChargeDay: null }, 'Monthly Schedule day is required.'],
  ['C-5.14', { monthlyCharge: 0 }, 'Monthly Charge Amount is required.'],
];
const textOf = (entry: ClubEntry): string | null => {
  const fault = findClubFault(entry);
  return fault && problemWords[fault.code];
};

describe('the checks of a club', () => {
  it('pass what is right', () => {
    expect(findClubFault(right)).toBeNull();
    expect(findClubFault({ ...right, licences: 'kept', channels: 50 })).toBeNull();
  });

  it.each(checks)('%s refuse %o', (_id, broken, text) => {
    expect(textOf({ ...right, ...broken })).toBe(text);
  });

  it('C-5.01 name the first failure of any two, in their order', () => {
    // The last two are each the other's opposite: both at once is neither charge nor day, which is right.
    checks.slice(0, -2).forEach(([, first, text], place) => {
      for (const [, second] of checks.slice(place + 1)) {
        // What lies later is broken first, so that the earlier check decides where both look at one field.
        expect(textOf({ ...right, ...second, ...first })).toBe(text);
      }
    });
  });

  it.each([
    [0.49, false],
    [0.5, true],
    [0.555, false],
    [19.99, true],
    [1000, true],
    [1000.01, false],
  ])('C-5.22, C-5.23 take a monthly charge of %d: %s', (monthlyCharge, isTaken) => {
    expect(findClubFault({ ...right, monthlyCharge })?.code).toBe(
      isTaken ? undefined : 'monthly_charge_range',
    );
  });

  it('C-5.24, C-5.25 take a charge of 0 as not set, and no charge outside the US', () => {
    const abroad = { ...right.address, countryId: 'CO' };
    expect(findClubFault({ ...right, address: abroad })?.code).toBe('monthly_charge_us_only');
    expect(findClubFault({ ...right, address: abroad, monthlyCharge: 0, monthlyChargeDay: null })).toBeNull();
  });
});

describe('the address of a club', () => {
  it.each([
    ['C-5.34', { streetAddress1: '' }, 'Address Line 1 is Required'],
    ['C-5.35', { city: '' }, 'City is Required'],
    ['C-5.36', { state: '' }, 'State is Required'],
    ['C-5.37', { zip: '' }, 'Zip is Required'],
    ['C-5.38', { city: 'Area 51' }, 'Alphanumeric & special characters are not allowed.'],
    ['C-5.33', { zip: '70/130' }, 'A zip has letters, digits and hyphens only.'],
  ])('%s refuses %o', (_id, broken, text) => {
    const fault = findAddressFault({ ...right.address, ...broken });
    expect(fault && problemWords[fault.code]).toBe(text);
  });

  it('takes José and Łódź, and stands in one line', () => {
    const address = { ...right.address, city: 'San José', state: 'Łódź' };
    expect(findAddressFault(address)).toBeNull();
    expect(addressLine(address)).toBe('812 Magazine Street, San José, Łódź 70130');
    expect(addressLine(noAddress).trim()).toBe('');
  });

  it('C-5.39 keeps what it has where something else is pasted into city or state', () => {
    const { address } = filledForm(today);
    expect(withAddressText(address, 'city', 'Area 51')).toEqual({ address, isRefused: true });
    expect(withAddressText(address, 'state', 'Nuevo León').address.state).toBe('Nuevo León');
  });

  it('drops spaces of a zip, cuts what is too long, and moves the zone with the country', () => {
    const { address } = filledForm(today);
    expect(withAddressText(address, 'zip', 'M4J 1L8').address.zip).toBe('M4J1L8');
    expect(withAddressText(address, 'streetAddress1', 'x'.repeat(120)).address.streetAddress1).toHaveLength(
      100,
    );
    expect(withAddressText(address, 'countryId', 'CO').address).toMatchObject({
      countryId: 'CO',
      timeZone: 'America/Bogota',
    });
  });
});

describe('the country of a club', () => {
  const form = filledForm(today);
  const abroad = { ...form.address, countryId: 'CO', timeZone: 'America/Bogota' };

  it('gives its dial code to the numbers that are not typed yet, and leaves those that are', () => {
    const typed = { ...form, contactNumber: '', mobile: '', pocMobile: '5045550122' };
    expect(withAddress(typed, abroad, 'CO,+57')).toMatchObject({
      countryCode: 'CO,+57',
      alternateCountryCode: 'CO,+57',
      pocCountryCode: 'US,+1',
    });
    expect(withAddress(typed, { ...form.address, zip: '70131' }, 'US,+1')).toMatchObject({
      countryCode: typed.countryCode,
      address: { zip: '70131' },
    });
    expect(withAddress(typed, abroad, null).countryCode).toBe('US,+1');
  });

  it('C-5.25 takes a monthly charge with its day away where it is not the US, and none can be typed there', () => {
    const charged = { ...form, monthlyCharge: '49.50', monthlyChargeDay: '5' };
    const moved = withAddress(charged, abroad, 'CO,+57');
    expect(moved).toMatchObject({ monthlyCharge: '', monthlyChargeDay: '' });
    expect(withText(moved, 'monthlyCharge', '10')).toEqual(moved);
    expect(withText(moved, 'monthlyChargeDay', '5')).toEqual(moved);
    expect(withAddress(charged, { ...form.address, zip: '70131' }, 'US,+1').monthlyCharge).toBe('49.50');
  });
});

describe('the form of a club', () => {
  const typed = (field: ClubTextField, value: string): ClubForm[ClubTextField] =>
    withText(blankClubForm(today), field, value)[field];

  it('C-4.19, C-4.20 begins with a licence from today for a year', () => {
    expect(blankClubForm('2028-02-29')).toMatchObject({
      licenceStart: '2028-02-29',
      licenceEnd: '2029-02-28',
    });
  });

  it.each([
    ['contactNumber', 'countryCode'],
    ['mobile', 'alternateCountryCode'],
    ['pocMobile', 'pocCountryCode'],
  ] as const)('take the dial code of a pasted number over: %s', (field, code) => {
    const after = withText(blankClubForm(today), field, '+57 300 1234567');
    expect([after[field], after[code]]).toEqual(['3001234567', 'CO,+57']);
  });

  it.each([
    ['C-5.26', 'contactNumber', '+1 (504) 555-0190-12345', '504555019012'],
    ['C-5.15', 'name', 'x'.repeat(101), 'x'.repeat(100)],
    ['C-5.16', 'ownerName', 'x'.repeat(101), 'x'.repeat(100)],
    ['C-5.17', 'pocSlackId', 'x'.repeat(51), 'x'.repeat(50)],
  ] as const)('%s takes of %s no more than may be: %s', (_id, field, value, kept) => {
    expect(typed(field, value)).toBe(kept);
  });

  it.each([
    [
      'C-5.20',
      'platformFee',
      '100.01',
      'The platform fee lies between 0 and 100, with at most two decimals.',
    ],
    ['C-5.20', 'platformFee', '2,555', 'The platform fee lies between 0 and 100, with at most two decimals.'],
    ['C-5.20', 'platformFee', '$12.50', 'Enter a number, such as 2.5, without a currency sign.'],
    ['C-5.21', 'transactionFee', '101', 'The transaction fee is a whole number of cents, from 0 to 100.'],
    [
      'C-5.23',
      'monthlyCharge',
      '1.234',
      'The monthly charge lies between 0.50 and 1000, with at most two decimals.',
    ],
    ['C-5.27', 'licences', '1e2', 'A number of licences is a whole number.'],
    ['C-5.27', 'licences', '12.7', 'A number of licences is a whole number.'],
  ] as const)('%s keeps in %s what is typed, %s, and says: %s', (_id, field, value, said) => {
    const form = withText(filledForm(today), field, value);
    expect(form[field]).toBe(value);
    const fault = findFormFault(form, { mode: 'add', today, channels: 0 });
    expect([fault?.field, fault && formFaultText(fault.code)]).toEqual([field, said]);
  });

  it.each([
    ['platformFee', '2,5'],
    ['monthlyCharge', '1,5'],
  ] as const)('takes the comma of %s %s as a decimal sign', (field, value) => {
    const form = { ...withText(filledForm(today), field, value), monthlyChargeDay: '1' };
    const given = field === 'platformFee' ? form : { ...form, platformFee: '1' };
    expect(findFormFault({ ...given, monthlyCharge: '1,5' }, { mode: 'add', today, channels: 0 })).toBeNull();
  });

  it('C-5.19 says of a number of four digits that it is too long', () => {
    const form = withText(filledForm(today), 'licences', '1000');
    const fault = findFormFault(form, { mode: 'add', today, channels: 0 });
    expect(fault && formFaultText(fault.code)).toBe('Number of License can not have more than 3 digits');
  });

  it('C-4.19 moves the licence that was proposed to the day of the zone of the club, and none that was chosen', () => {
    const evening = blankClubForm('2026-11-20');
    expect(withProposedStart(evening, '2026-11-20', '2026-11-21')).toMatchObject({
      licenceStart: '2026-11-21',
      licenceEnd: '2027-11-21',
    });
    const chosen = withText(evening, 'licenceStart', '2026-12-01');
    expect(withProposedStart(chosen, '2026-11-20', '2026-11-21')).toEqual(chosen);
  });

  it('C-4.24 moves the end of the licence with its start', () => {
    expect(withText(blankClubForm(today), 'licenceStart', '2027-03-01')).toMatchObject({
      licenceStart: '2027-03-01',
      licenceEnd: '2028-03-01',
    });
    expect(withText(blankClubForm(today), 'licenceStart', '')).toMatchObject({ licenceEnd: '2027-11-20' });
  });

  const adding = { mode: 'add', today, channels: 0 } as const;
  const editing = { mode: 'edit', today, channels: 0 } as const;
  it('is right when filled in, and asks for no number of licences where these are kept elsewhere', () => {
    expect(findFormFault(filledForm(today), adding)).toBeNull();
    const few = { ...filledForm(today), licences: '1' };
    expect(findFormFault(few, { ...adding, channels: 2 })).toEqual({
      field: 'licences',
      code: 'licence_channels',
    });
    expect(findFormFault({ ...filledForm(today), licences: '' }, editing)).toBeNull();
    expect(findFormFault({ ...filledForm(today), pocMobile: '' }, editing)?.field).toBe('pocMobile');
  });

  it.each(['contactNumber', 'mobile', 'pocMobile'] as const)(
    'V12 wants %s as long as numbers of its country are, unless it stays as it was saved',
    (field) => {
      const old = { ...filledForm(today), [field]: '1' };
      const fault = { field, code: 'mobile_length' };
      expect(findFormFault(old, adding)).toEqual(fault);
      expect(findFormFault({ ...old, ownerName: 'Grace' }, { ...editing, saved: old })).toBeNull();
      expect(findFormFault({ ...old, [field]: '12' }, { ...editing, saved: old })).toEqual(fault);
      const pasted = withText(old, field, '+57 300 1234567');
      expect(pasted).toMatchObject({ [field]: '3001234567' });
      expect(findFormFault(pasted, { ...editing, saved: old })).toBeNull();
    },
  );

  it('names the fields in which two forms differ', () => {
    const form = filledForm(today);
    const other = { ...form, ownerName: 'Grace', address: { ...form.address, city: 'Gretna' } };
    expect(differences(form, other)).toEqual(['address', 'ownerName']);
    expect(differences(form, structuredClone(form))).toEqual([]);
  });
});

describe('the zone of a club', () => {
  it.each([
    ['US', 'America/New_York'],
    ['BR', 'America/Sao_Paulo'],
    ['NZ', 'Pacific/Auckland'],
    ['IN', 'Asia/Kolkata'],
    ['ZZ', 'UTC'],
    ['', 'UTC'],
  ])('is by itself that of the largest city of %s: %s', (countryId, zone) => {
    const canonical = (name: string) =>
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    expect(canonical(defaultZone(countryId))).toBe(canonical(zone));
    expect(zonesOf(countryId).every(isTimeZone)).toBe(true);
  });

  it.each(['Mars/Olympus', '', '+01:00', 'America/'])('is not %s', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

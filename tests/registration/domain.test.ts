import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isName, nameTyped } from '#domain/people/name.ts';
import {
  findRegistrationFault,
  isPin,
  mobileTyped,
  pinTyped,
  type CheckedFields,
} from '#domain/registration/form.ts';
import { problemWords } from '#domain/words/problems.ts';

const whole: CheckedFields = {
  firstName: 'Valentina',
  middleName: '',
  lastName: 'Quintero',
  email: 'valentina@baulk.example',
  countryCode: 'US,+1',
  mobile: '3105550148',
  pin: '4821',
  password: 'Baulk#2026',
  confirmPassword: 'Baulk#2026',
  isEulaAccepted: true,
};

/** What breaks each check, in the order of the checks. */
const broken: [string, string, Partial<CheckedFields>][] = [
  ['A-5.07', 'First Name is required', { firstName: ' ' }],
  ['A-5.08', 'Last Name is required', { lastName: '' }],
  ['A-5.09', 'Email is required in correct format', { email: 'valentina' }],
  ['A-5.10', 'Mobile number is required', { mobile: '' }],
  ['A-5.11', 'Password policy does not match', { password: 'Baulk2026' }],
  ['A-5.12', "Passwords Don't Match", { confirmPassword: 'Baulk#2027' }],
  ['A-5.13', 'User pin is required in correct format', { pin: '482' }],
  ['A-5.14', 'Please accept the terms and conditions.', { isEulaAccepted: false }],
];

const messageOf = (form: CheckedFields): string | null => {
  const fault = findRegistrationFault(form);
  return fault && problemWords[fault.code];
};

describe('the eight checks of a registration', () => {
  it.each(broken)('%s says "%s"', (_id, message, change) => {
    expect(messageOf({ ...whole, ...change })).toBe(message);
  });

  it('A-5.06 of several faults only the first in their order is told', () => {
    fc.assert(
      fc.property(fc.subarray(broken, { minLength: 1 }), (faults) => {
        // A password that is mended as well as broken would hide the check of its repetition.
        const changes: Partial<CheckedFields> = Object.assign({}, ...faults.map(([, , change]) => change));
        const first = broken.find((one) => faults.includes(one));
        expect(messageOf({ ...whole, ...changes })).toBe(first?.[1]);
      }),
    );
  });

  it.each([
    ['an empty e-mail', { email: '' }, 'email'],
    ['a pin of seven digits', { pin: '4821000' }, 'pin'],
    ['a pin that begins with 0', { pin: '0482' }, 'pin'],
    ['a pin of letters', { pin: 'abcd' }, 'pin'],
    ['a first name with a digit', { firstName: 'R2' }, 'firstName'],
    ['a middle name with a digit', { middleName: '3rd' }, 'middleName'],
    ['a last name with a sign', { lastName: 'Quintero!' }, 'lastName'],
    ['a number of sixteen digits', { mobile: '1234567890123456' }, 'mobile'],
  ])('refuses %s at its field', (_case, change, field) => {
    expect(findRegistrationFault({ ...whole, ...change })?.field).toBe(field);
  });

  it('A-5.37 to A-5.39 asks for nothing else', () => {
    expect(findRegistrationFault(whole)).toBeNull();
    expect(findRegistrationFault({ ...whole, middleName: 'José' })).toBeNull();
  });
});

describe('typing and pasting into the form', () => {
  it.each([
    ['0482', '482'],
    ['00', ''],
    ['48 21', '4821'],
    ['48210099', '482100'],
    ['٤٨٢١', '4821'],
  ])('A-5.24 to A-5.27 a pin makes of %j %j', (typed, kept) => expect(pinTyped(typed)).toBe(kept));

  it.each([
    ['(310) 555-0148', '3105550148'],
    ['12345678901234567', '123456789012345'],
    ['call me', ''],
  ])('A-5.33, A-5.34 a mobile number makes of %j %j', (typed, kept) => expect(mobileTyped(typed)).toBe(kept));

  it.each([
    ['José', 'José'],
    ['Łódź', 'Łódź'],
    ['R2-D2', 'R-D'],
    ['O’Sullivan', 'O’Sullivan'],
    ["O'Neill", "O'Neill"],
    ['Anne-Marie', 'Anne-Marie'],
    ['De la Cruz', 'De la Cruz'],
    ['José Luis, Jr.', 'José Luis Jr.'],
    [' - Ana   ...  Belén ', 'Ana  Belén '],
    ['Ana <b>', 'Ana b'],
    ['नीता', 'नीता'],
  ])('A-5.35, A-5.36 a name makes of %j %j', (typed, kept) => expect(nameTyped(typed)).toBe(kept));

  it.each([
    "O'Neill",
    'O’Neill',
    'Anne-Marie',
    'De la Cruz',
    'José Luis',
    'Jr.',
    'St. John',
    "van 't Hoff",
    '',
  ])('A-5.35 %j is a name', (name) => expect(isName(name)).toBe(true));

  it.each(["O'", '-Ana', 'Ana--- Belén', 'R2', 'Ana, Belén', 'Ana_B', 'A'.repeat(101)])(
    'A-5.35 %j is no name',
    (name) => expect(isName(name)).toBe(false),
  );

  it('whatever comes, what is kept is what its rule takes, and typing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(pinTyped(text)).toMatch(/^([1-9][0-9]{0,5})?$/);
        expect(mobileTyped(text)).toMatch(/^[0-9]{0,15}$/);
        // A sign at its end waits for a letter.
        expect(isName(nameTyped(text).replace(/[ '’.-]+$/, ''))).toBe(true);
        for (const rule of [pinTyped, mobileTyped, nameTyped]) expect(rule(rule(text))).toBe(rule(text));
      }),
    );
  });

  it('a pin is whole with 4, 5 and 6 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (number) => {
        expect(isPin(String(number))).toBe(number >= 1_000 && number <= 999_999);
      }),
    );
  });
});

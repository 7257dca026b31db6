import type { ProblemData } from '#api/problem.ts';
import type { RegistrationRequest } from '#api/registration.ts';
import { nameTyped } from '#domain/people/name.ts';
import { defaultCountryCode } from '#domain/countries/country.ts';
import {
  findRegistrationFault,
  pinTyped,
  type RegistrationField,
  type RegistrationForm,
} from '#domain/registration/form.ts';
import { findProofFault, type ProofStage } from '#domain/verification/code.ts';
import { problemWords } from '#domain/words/problems.ts';

/** A field of the popup, and what is wrong with it as people read it. */
export type FormFault = { field: RegistrationField | 'code'; text: string };

/** The fields in which texts are typed, and those that nobody may read over a shoulder. */
export type TextField = 'firstName' | 'middleName' | 'lastName' | 'mobile';
export type SecretField = 'pin' | 'password' | 'confirmPassword';

/** A form that nobody has touched. */
export const emptyForm: RegistrationForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  countryCode: defaultCountryCode,
  mobile: '',
  pin: '',
  password: '',
  confirmPassword: '',
  currency: '',
  clubs: [],
  isEulaAccepted: false,
  isReferee: false,
};

/** What a field takes of what is typed or pasted into it. */
export function taken(field: Exclude<TextField, 'mobile'> | SecretField, value: string): string {
  if (field === 'pin') return pinTyped(value);
  if (field === 'password' || field === 'confirmPassword') return value;
  return nameTyped(value);
}

/** The first thing to mend: of the eight checks, then of the proof. */
export function findFault(form: RegistrationForm, stage: ProofStage): FormFault | null {
  const fault = findRegistrationFault(form) ?? findProofFault(stage);
  return fault && { field: fault.field, text: problemWords[fault.code] };
}

/** Where the codes of the server belong that name no field. */
const fieldOfCode: Partial<Record<string, FormFault['field']>> = {
  first_name_missing: 'firstName',
  last_name_missing: 'lastName',
  registration_email_malformed: 'email',
  email_malformed: 'email',
  email_taken: 'email',
  email_unverified: 'email',
  code_wrong: 'code',
  mobile_missing: 'mobile',
  mobile_length: 'mobile',
  password_weak: 'password',
  password_guessable: 'password',
  passwords_differ: 'confirmPassword',
  pin_malformed: 'pin',
  eula_not_accepted: 'isEulaAccepted',
};

/** The field that the server refused, with its words; null where it refused the whole. */
export function refusedField({ code, message, fields }: ProblemData): FormFault | null {
  const named = Object.entries(fields).find(([field]) => field in emptyForm);
  if (named) return { field: named[0] as RegistrationField, text: named[1] };
  const field = fieldOfCode[code];
  return field && message !== '' ? { field, text: message } : null;
}

/** What the server is told; what is left open is left out. */
export function requestOf(form: RegistrationForm, grant: string | null): RegistrationRequest {
  const { middleName: middle, currency, clubs, email, ...rest } = form;
  const middleName = middle.trim();
  return {
    ...rest,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: email.trim(),
    ...(middleName === '' ? {} : { middleName }),
    ...(currency === '' ? {} : { currency }),
    ...(clubs.length === 0 ? {} : { clubs: [...clubs] }),
    emailVerified: true,
    ...(grant === null ? {} : { grant }),
  };
}

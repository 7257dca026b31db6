import { isNumberOf } from '#domain/countries/number.ts';
import { isName } from '#domain/people/name.ts';
import { isEmail } from '#domain/email.ts';
import { findNewPasswordFault } from '#domain/password/strength.ts';
import { digitsOf } from '#domain/verification/code.ts';

/** What a person types into the registration form. */
export type RegistrationForm = {
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  /** Country id and dial code, such as 'US,+1'. */
  countryCode: string;
  mobile: string;
  pin: string;
  password: string;
  confirmPassword: string;
  /** ISO 4217, or empty. */
  currency: string;
  clubs: readonly number[];
  isEulaAccepted: boolean;
  isReferee: boolean;
};

export type RegistrationField = keyof RegistrationForm;

/** The first rule that a registration breaks, with the field to mend. */
export type RegistrationFault = {
  field: RegistrationField;
  code:
    | 'first_name_missing'
    | 'last_name_missing'
    | 'name_malformed'
    | 'registration_email_malformed'
    | 'mobile_missing'
    | 'mobile_length'
    | 'password_weak'
    | 'passwords_differ'
    | 'pin_malformed'
    | 'eula_not_accepted';
};

/** The fields that have rules. */
export type CheckedFields = Pick<
  RegistrationForm,
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'email'
  | 'countryCode'
  | 'mobile'
  | 'pin'
  | 'password'
  | 'confirmPassword'
  | 'isEulaAccepted'
>;

/** The eight checks in their order; a name of other characters fails with the check of its place. */
export function findRegistrationFault(form: CheckedFields): RegistrationFault | null {
  const secret = findNewPasswordFault(form);
  const rules: [boolean, RegistrationField, RegistrationFault['code']][] = [
    [form.firstName.trim() === '', 'firstName', 'first_name_missing'],
    [!isName(form.firstName), 'firstName', 'name_malformed'],
    [!isName(form.middleName), 'middleName', 'name_malformed'],
    [form.lastName.trim() === '', 'lastName', 'last_name_missing'],
    [!isName(form.lastName), 'lastName', 'name_malformed'],
    [!isEmail(form.email), 'email', 'registration_email_malformed'],
    [!/^[0-9]{1,15}$/.test(form.mobile), 'mobile', 'mobile_missing'],
    [!isNumberOf(form), 'mobile', 'mobile_length'],
    [secret !== null, secret?.field ?? 'password', secret?.code ?? 'password_weak'],
    [!isPin(form.pin), 'pin', 'pin_malformed'],
    [!form.isEulaAccepted, 'isEulaAccepted', 'eula_not_accepted'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** Whether a text is a pin: 4 to 6 digits, the first not 0. */
export function isPin(text: string): boolean {
  return /^[1-9][0-9]{3,5}$/.test(text);
}

/** What of a typed or pasted text a pin takes. */
export function pinTyped(text: string): string {
  return digitsOf(text).replace(/^0+/, '').slice(0, 6);
}

/** What of a typed or pasted text a mobile number takes. */
export function mobileTyped(text: string): string {
  return digitsOf(text).slice(0, 15);
}

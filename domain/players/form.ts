import { defaultCountryCode } from '#domain/countries/country.ts';
import { isOtherLength } from '#domain/countries/number.ts';
import { isEmail } from '#domain/email.ts';
import { isName } from '#domain/people/name.ts';
import { isPlatformRole } from './rights.ts';

/** A person as an administrator's form has them. */
export type PlayerForm = {
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  /** Country id and dial code, such as 'US,+1'. */
  countryCode: string;
  mobile: string;
  /** ISO 4217, or empty. */
  currency: string;
  roleId: number;
  clubs: readonly number[];
  isReferee: boolean;
  /** Whether the clubs that are told have confirmed it. */
  isRefereeConfirmed: boolean;
};

export type PlayerField = keyof PlayerForm;

/** The first rule that a form breaks, with the field to mend. */
export type PlayerFault = {
  field: PlayerField;
  code:
    | 'first_name_missing'
    | 'last_name_missing'
    | 'name_malformed'
    | 'registration_email_malformed'
    | 'mobile_length'
    | 'club_missing';
};

/** What the form of a new person begins with. */
export const blankPlayer: PlayerForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  countryCode: defaultCountryCode,
  mobile: '',
  currency: '',
  roleId: 5,
  clubs: [],
  isReferee: false,
  isRefereeConfirmed: false,
};

/**
 * The checks in the order of the form; `needsClub` where the person who adds has to name one. Names and numbers that are
 * kept as they were (`saved`) may be older than the rules.
 */
export function findPlayerFault(
  form: PlayerForm,
  { needsClub, saved }: { needsClub: boolean; saved?: PlayerForm | null },
): PlayerFault | null {
  const isClubless = form.clubs.length === 0 && !isPlatformRole(form.roleId);
  const isTyped = (field: 'firstName' | 'middleName' | 'lastName' | 'email'): boolean =>
    form[field].trim() !== saved?.[field].trim();
  const rules: [boolean, PlayerField, PlayerFault['code']][] = [
    [isTyped('firstName') && form.firstName.trim() === '', 'firstName', 'first_name_missing'],
    [isTyped('firstName') && !isName(form.firstName), 'firstName', 'name_malformed'],
    [isTyped('middleName') && !isName(form.middleName), 'middleName', 'name_malformed'],
    [isTyped('lastName') && form.lastName.trim() === '', 'lastName', 'last_name_missing'],
    [isTyped('lastName') && !isName(form.lastName), 'lastName', 'name_malformed'],
    [isTyped('email') && !isEmail(form.email), 'email', 'registration_email_malformed'],
    [isOtherLength(form, saved ?? null), 'mobile', 'mobile_length'],
    [isClubless && (needsClub || form.roleId !== 5), 'clubs', 'club_missing'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** A person who is there, as the form. */
export function formOf(person: {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  email: string;
  countryCode: string | null;
  mobile: string | null;
  currency: string | null;
  roleId: number;
  clubs: readonly { clubId: number }[];
  isReferee: boolean;
  isRefereeConfirmed: boolean;
}): PlayerForm {
  return {
    firstName: person.firstName ?? '',
    middleName: person.middleName ?? '',
    lastName: person.lastName ?? '',
    email: person.email,
    countryCode: person.countryCode ?? defaultCountryCode,
    mobile: person.mobile ?? '',
    currency: person.currency ?? '',
    roleId: person.roleId,
    clubs: person.clubs.map(({ clubId }) => clubId),
    isReferee: person.isReferee,
    isRefereeConfirmed: person.isRefereeConfirmed,
  };
}

const fields: readonly PlayerField[] = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'countryCode',
  'mobile',
  'currency',
  'roleId',
  'clubs',
  'isReferee',
  'isRefereeConfirmed',
];

/** The fields in which two forms differ; the order of clubs says nothing. */
export function differences(one: PlayerForm, other: PlayerForm): PlayerField[] {
  const told = (form: PlayerForm, field: PlayerField): string =>
    field === 'clubs' ? form.clubs.toSorted((a, b) => a - b).join() : String(form[field]).trim();
  return fields.filter((field) => told(one, field) !== told(other, field));
}

/** What the role of a person takes away: the association's own people have no clubs, and only players are referees. */
export function withRole(form: PlayerForm, roleId: number): PlayerForm {
  return {
    ...form,
    roleId,
    clubs: isPlatformRole(roleId) ? [] : form.clubs,
    isReferee: roleId === 5 && form.isReferee,
    isRefereeConfirmed: roleId === 5 && form.isRefereeConfirmed,
  };
}

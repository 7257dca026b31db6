import { isDay } from './dates/day.ts';
import { dayFault } from './dates/typed-day.ts';
import { isPin } from './registration.ts';

/** The texts of the profile form; an empty one means that nothing is known. */
export type ProfileForm = {
  firstName: string;
  middleName: string;
  lastName: string;
  /** Country id and dial code, such as 'US,+1'. */
  countryCode: string;
  mobile: string;
  /** ISO 4217, or empty. */
  currency: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  dob: string;
  gender: string;
  height: string;
  styleOfPlaying: string;
  highestBreakBilliards: string;
  highestBreakSnookerPractice: string;
  highestBreakSnookerTournament: string;
  isReferee: boolean;
  isPrivacyOn: boolean;
};

export type ProfileField = keyof ProfileForm;

/** The first rule that the form breaks, with the field to mend. */
export type ProfileFault = {
  field: ProfileField | 'pin';
  code:
    | 'first_name_missing'
    | 'last_name_missing'
    | 'name_malformed'
    | 'mobile_malformed'
    | 'place_malformed'
    | 'zip_malformed'
    | 'day_malformed'
    | 'dob_malformed'
    | 'height_range'
    | 'break_malformed'
    | 'pin_malformed';
};

const letters = /^[\p{L}\p{M}]*$/u;
const place = /^[\p{L}\p{M} ]{0,50}$/u;
const heightRange = { least: 50, most: 280 };
const breaks = [
  'highestBreakBilliards',
  'highestBreakSnookerPractice',
  'highestBreakSnookerTournament',
] as const;

/**
 * Checks in the order of the form; `today` is the last day of birth that can be, as YYYY-MM-DD. A new pin, which is not
 * kept with the form, may be left empty.
 */
export function findProfileFault(form: ProfileForm, today: string, pin = ''): ProfileFault | null {
  const rules: [boolean, ProfileFault['field'], ProfileFault['code']][] = [
    [form.firstName.trim() === '', 'firstName', 'first_name_missing'],
    [!letters.test(form.firstName.trim()), 'firstName', 'name_malformed'],
    [!letters.test(form.middleName.trim()), 'middleName', 'name_malformed'],
    [form.lastName.trim() === '', 'lastName', 'last_name_missing'],
    [!letters.test(form.lastName.trim()), 'lastName', 'name_malformed'],
    [!/^\d{0,15}$/.test(form.mobile), 'mobile', 'mobile_malformed'],
    [!place.test(form.city), 'city', 'place_malformed'],
    [!place.test(form.state), 'state', 'place_malformed'],
    [!/^[\p{L}\p{N}-]{0,30}$/u.test(form.zip), 'zip', 'zip_malformed'],
    [dayFault(form.dob) !== null, 'dob', 'day_malformed'],
    [!isBirthday(form.dob, today), 'dob', 'dob_malformed'],
    [!isWithin(form.height, heightRange.least, heightRange.most), 'height', 'height_range'],
    ...breaks.map((field): [boolean, ProfileField, ProfileFault['code']] => [
      !isWithin(form[field], 0, 9_999),
      field,
      'break_malformed',
    ]),
    [pin !== '' && !isPin(pin), 'pin', 'pin_malformed'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** Whether a text is empty or a day of birth, as YYYY-MM-DD, from 1900 to today. */
export function isBirthday(text: string, today: string): boolean {
  return text === '' || (isDay(text) && text > '1900-01-01' && text <= today);
}

function isWithin(text: string, least: number, most: number): boolean {
  if (text === '') return true;
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** The fields in which a form says something else than what is saved. */
export function changedFields(form: ProfileForm, saved: ProfileForm): ProfileField[] {
  return (Object.keys(form) as ProfileField[]).filter((field) => form[field] !== saved[field]);
}

/** Whether two forms say the same. */
export function isSameProfile(one: ProfileForm, other: ProfileForm): boolean {
  return changedFields(one, other).length === 0;
}

/** What is kept of a form that is not saved: no more than was changed, so that all else is as it is saved by then. */
export function draftOf(form: ProfileForm, saved: ProfileForm): Partial<ProfileForm> {
  return Object.fromEntries(changedFields(form, saved).map((field) => [field, form[field]]));
}

/** A kept draft laid over what is saved; what is damaged or unknown in it is left out. */
export function withDraft(saved: ProfileForm, draft: unknown): ProfileForm {
  if (typeof draft !== 'object' || draft === null) return saved;
  const entries = Object.entries(draft).filter(
    ([field, value]) => field in saved && typeof value === typeof saved[field as ProfileField],
  );
  return { ...saved, ...Object.fromEntries(entries) };
}

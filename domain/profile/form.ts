import { isName, isPlace } from '#domain/people/name.ts';
import { isOtherLength } from '#domain/countries/number.ts';
import { isDay } from '#domain/dates/day.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import type { MergeRules } from '#domain/editing/merge.ts';
import { isPin } from '#domain/registration/form.ts';

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
    | 'mobile_length'
    | 'place_malformed'
    | 'zip_malformed'
    | 'day_malformed'
    | 'dob_malformed'
    | 'height_range'
    | 'break_malformed'
    | 'pin_malformed';
};

const heightRange = { least: 50, most: 280 };
const breaks = [
  'highestBreakBilliards',
  'highestBreakSnookerPractice',
  'highestBreakSnookerTournament',
] as const;

/**
 * Checks in the order of the form; `today` is the last day of birth that can be, as YYYY-MM-DD. A new pin, which is not
 * kept with the form, may be left empty. A number that is kept as it was saved is never at fault.
 */
export function findProfileFault(
  form: ProfileForm,
  today: string,
  pin = '',
  saved: Pick<ProfileForm, 'countryCode' | 'mobile'> = form,
): ProfileFault | null {
  const rules: [boolean, ProfileFault['field'], ProfileFault['code']][] = [
    [form.firstName.trim() === '', 'firstName', 'first_name_missing'],
    [!isName(form.firstName), 'firstName', 'name_malformed'],
    [!isName(form.middleName), 'middleName', 'name_malformed'],
    [form.lastName.trim() === '', 'lastName', 'last_name_missing'],
    [!isName(form.lastName), 'lastName', 'name_malformed'],
    [!/^\d{0,15}$/.test(form.mobile), 'mobile', 'mobile_malformed'],
    [isOtherLength(form, saved), 'mobile', 'mobile_length'],
    [!isPlace(form.city) || form.city.length > 50, 'city', 'place_malformed'],
    [!isPlace(form.state) || form.state.length > 50, 'state', 'place_malformed'],
    [!/^[A-Za-z0-9-]{0,30}$/.test(form.zip), 'zip', 'zip_malformed'],
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

const phone = ['countryCode', 'mobile'] as const;

/** How two versions of a profile are told apart; a number and its dial code go together. */
export const profileMerge: MergeRules<ProfileForm> = {
  differences: (one, other) =>
    (Object.keys(one) as ProfileField[]).filter((field) => one[field] !== other[field]),
  together: [phone],
};

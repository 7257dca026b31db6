import { isName, isPlace } from '#domain/people/name.ts';
import { isNumberOf } from '#domain/countries/number.ts';
import { isDay } from '#domain/dates/day.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import { isPin } from '#domain/registration/form.ts';
import { isRecord } from '#domain/session/stored.ts';

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
  const isNumberNew = form.mobile !== '' && phone.some((field) => form[field] !== saved[field]);
  const rules: [boolean, ProfileFault['field'], ProfileFault['code']][] = [
    [form.firstName.trim() === '', 'firstName', 'first_name_missing'],
    [!isName(form.firstName), 'firstName', 'name_malformed'],
    [!isName(form.middleName), 'middleName', 'name_malformed'],
    [form.lastName.trim() === '', 'lastName', 'last_name_missing'],
    [!isName(form.lastName), 'lastName', 'name_malformed'],
    [!/^\d{0,15}$/.test(form.mobile), 'mobile', 'mobile_malformed'],
    [isNumberNew && !isNumberOf(form), 'mobile', 'mobile_length'],
    [!isPlace(form.city) || form.city.length > 50, 'city', 'place_malformed'],
    [!isPlace(form.state) || form.state.length > 50, 'state', 'place_malformed'],
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
function changedFields(form: ProfileForm, saved: ProfileForm): ProfileField[] {
  return (Object.keys(form) as ProfileField[]).filter((field) => form[field] !== saved[field]);
}

/** Whether two forms say the same. */
export function isSameProfile(one: ProfileForm, other: ProfileForm): boolean {
  return changedFields(one, other).length === 0;
}

/** The fields that are saved of a form; a number and its dial code go together. */
export function typedFields(form: ProfileForm, saved: ProfileForm): ProfileField[] {
  const changed = changedFields(form, saved);
  const isPhone = changed.some((field) => phone.some((one) => one === field));
  return isPhone ? [...new Set([...changed, ...phone])] : changed;
}

const phone = ['countryCode', 'mobile'] as const;

/** The fields that were changed here and elsewhere, each in another way, since `saved` was read. */
export function clashes(form: ProfileForm, saved: ProfileForm, theirs: ProfileForm): ProfileField[] {
  const mine = typedFields(form, saved);
  const elsewhere = typedFields(theirs, saved);
  return changedFields(form, theirs).filter((field) => mine.includes(field) && elsewhere.includes(field));
}

/** What was changed here laid over what was changed elsewhere; of a clash, the one that is asked for stays. */
export function joined(
  { form, saved, theirs }: { form: ProfileForm; saved: ProfileForm; theirs: ProfileForm },
  stays: 'mine' | 'theirs',
): ProfileForm {
  const given = stays === 'mine' ? [] : clashes(form, saved, theirs);
  const mine = typedFields(form, saved).filter((field) => !given.includes(field));
  return { ...theirs, ...partOf(form, mine) };
}

const partOf = (form: ProfileForm, fields: readonly ProfileField[]): Partial<ProfileForm> =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));

/** What is kept of a form that is not saved: what was changed, over which values, and of which version they were. */
export type ProfileDraft = { version: string; form: Partial<ProfileForm>; over: Partial<ProfileForm> };

/** No more of a form is kept than was changed, so that all else is as it is saved by then. */
export function draftOf(form: ProfileForm, saved: ProfileForm, version: string): ProfileDraft | null {
  const fields = typedFields(form, saved);
  return fields.length === 0 ? null : { version, form: partOf(form, fields), over: partOf(saved, fields) };
}

/** A kept draft over what is saved by now: the form, and what it was typed over; null where nothing is left of it. */
export function withDraft(
  saved: ProfileForm,
  draft: unknown,
): { form: ProfileForm; saved: ProfileForm; version: string } | null {
  if (!isRecord(draft) || typeof draft['version'] !== 'string') return null;
  const form = { ...saved, ...fitting(saved, draft['form']) };
  if (isSameProfile(form, saved)) return null;
  return { form, saved: { ...saved, ...fitting(saved, draft['over']) }, version: draft['version'] };
}

/** Of a kept part what the form knows; what is damaged or unknown in it is left out. */
function fitting(saved: ProfileForm, part: unknown): Partial<ProfileForm> {
  const entries = Object.entries(isRecord(part) ? part : {});
  return Object.fromEntries(
    entries.filter(
      ([field, value]) => field in saved && typeof value === typeof saved[field as ProfileField],
    ),
  );
}

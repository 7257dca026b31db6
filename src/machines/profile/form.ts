import type { Profile, ProfileChanges } from '#api/profile.ts';
import { defaultCountryCode } from '#domain/countries/country.ts';
import { problemWords } from '#domain/words/problems.ts';
import { changedFields } from '#domain/editing/merge.ts';
import { findProfileFault, profileMerge, type ProfileForm } from '#domain/profile/form.ts';
import { profileWords } from '#domain/words/profile.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';

const text = (value: string | number | null): string => (value === null ? '' : String(value));
const number = (value: string): number | null => (value === '' ? null : Number(value));

/** A field of the form, and what is wrong with it as people read it. */
export type FormFault = FieldFault;

/** The first thing to mend. */
export function findFault(
  form: ProfileForm,
  saved: ProfileForm,
  { today, pin }: { today: string; pin: string },
): FormFault | null {
  const fault = findProfileFault(form, today, pin, saved);
  if (fault?.code === 'mobile_length') return { field: fault.field, text: problemWords.mobile_length };
  return fault && { field: fault.field, text: profileWords[fault.code] };
}

/** The field of the form that a refusal names. */
export const fieldOf = (field: string): string | null =>
  field === 'pin' || field in blankForm ? field : null;

/** The form before the profile has been read. */
export const blankForm: ProfileForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  countryCode: defaultCountryCode,
  mobile: '',
  currency: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  dob: '',
  gender: '',
  height: '',
  styleOfPlaying: '',
  highestBreakBilliards: '',
  highestBreakSnookerPractice: '',
  highestBreakSnookerTournament: '',
  isReferee: false,
  isPrivacyOn: false,
};

/** The form as a profile fills it in. */
export function formOf(profile: Profile): ProfileForm {
  return {
    firstName: text(profile.firstName),
    middleName: text(profile.middleName),
    lastName: text(profile.lastName),
    countryCode: profile.countryCode ?? defaultCountryCode,
    mobile: text(profile.mobile),
    currency: text(profile.currency),
    address: text(profile.address),
    city: text(profile.city),
    state: text(profile.state),
    zip: text(profile.zip),
    dob: text(profile.dob),
    gender: text(profile.gender),
    height: text(profile.height),
    styleOfPlaying: text(profile.styleOfPlaying),
    highestBreakBilliards: text(profile.highestBreakBilliards),
    highestBreakSnookerPractice: text(profile.highestBreakSnookerPractice),
    highestBreakSnookerTournament: text(profile.highestBreakSnookerTournament),
    isReferee: profile.isReferee,
    isPrivacyOn: profile.isPrivacyOn,
  };
}

/** What the server is told of a form and of a new pin: no more than was changed, so that all else stays as it is. */
export function changesOf(form: ProfileForm, saved: ProfileForm, pin: string): ProfileChanges {
  const typed = new Set<string>(changedFields(form, saved, profileMerge));
  const told = Object.entries(toldOf(form)).filter(([field]) => typed.has(field));
  return { ...Object.fromEntries(told), ...(pin === '' ? {} : { pin }) };
}

const toldOf = (form: ProfileForm): ProfileChanges => ({
  firstName: form.firstName.trim(),
  middleName: form.middleName.trim(),
  lastName: form.lastName.trim(),
  ...(form.mobile === '' ? {} : { countryCode: form.countryCode }),
  mobile: form.mobile,
  ...(form.currency === '' ? {} : { currency: form.currency }),
  address: form.address.trim(),
  city: form.city.trim(),
  state: form.state.trim(),
  zip: form.zip,
  dob: form.dob === '' ? null : form.dob,
  gender: form.gender === '' ? null : (form.gender as NonNullable<ProfileChanges['gender']>),
  height: number(form.height),
  styleOfPlaying:
    form.styleOfPlaying === ''
      ? null
      : (form.styleOfPlaying as NonNullable<ProfileChanges['styleOfPlaying']>),
  highestBreakBilliards: number(form.highestBreakBilliards),
  highestBreakSnookerPractice: number(form.highestBreakSnookerPractice),
  highestBreakSnookerTournament: number(form.highestBreakSnookerTournament),
  isReferee: form.isReferee,
  isPrivacyOn: form.isPrivacyOn,
});

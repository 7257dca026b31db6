import { isCountryCode } from '#domain/countries/country.ts';
import { nameTyped } from '#domain/people/name.ts';
import { mobileTyped, type RegistrationForm } from '#domain/registration/form.ts';
import { isRecord } from '#domain/session/stored.ts';

/** What of a form is kept in the tab: no secret, and the address where its proof is kept. */
export type RegistrationDraft = Omit<RegistrationForm, 'email' | 'pin' | 'password' | 'confirmPassword'>;

/** What of a form is kept. */
export function draftOf(form: RegistrationForm): RegistrationDraft {
  const { firstName, middleName, lastName, countryCode, mobile, currency, clubs } = form;
  const { isEulaAccepted, isReferee } = form;
  return { firstName, middleName, lastName, countryCode, mobile, currency, clubs, isEulaAccepted, isReferee };
}

/** A kept draft laid over a form; what is damaged or unknown in it is left out. */
export function withRegistrationDraft(form: RegistrationForm, draft: unknown): RegistrationForm {
  if (!isRecord(draft)) return form;
  const text = (key: string, otherwise: string): string =>
    typeof draft[key] === 'string' ? draft[key] : otherwise;
  const tick = (key: string, otherwise: boolean): boolean =>
    typeof draft[key] === 'boolean' ? draft[key] : otherwise;
  const countryCode = text('countryCode', form.countryCode);
  const clubs = Array.isArray(draft['clubs']) ? (draft['clubs'] as unknown[]) : form.clubs;
  return {
    ...form,
    firstName: nameTyped(text('firstName', form.firstName)),
    middleName: nameTyped(text('middleName', form.middleName)),
    lastName: nameTyped(text('lastName', form.lastName)),
    countryCode: isCountryCode(countryCode) ? countryCode : form.countryCode,
    mobile: mobileTyped(text('mobile', form.mobile)),
    currency: /^[A-Z]{3}$/.test(text('currency', '')) ? text('currency', '') : form.currency,
    clubs: clubs.filter((club): club is number => Number.isInteger(club)),
    isEulaAccepted: tick('isEulaAccepted', form.isEulaAccepted),
    isReferee: tick('isReferee', form.isReferee),
  };
}

/** Whether two forms say the same, but for how clubs are ordered. */
export function isSameRegistration(one: RegistrationForm, other: RegistrationForm): boolean {
  const written = (form: RegistrationForm): string =>
    JSON.stringify({ ...form, clubs: form.clubs.toSorted((a, b) => a - b) }, Object.keys(form).toSorted());
  return written(one) === written(other);
}

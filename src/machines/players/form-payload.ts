import type { NewPlayer, PlayerChange } from '#api/players.ts';
import { differences, type PlayerForm } from '#domain/players/form.ts';

type Told = Omit<PlayerChange, 'userId' | 'statusId'>;

const toldOf = (form: PlayerForm): Required<Omit<Told, 'currency'>> & { currency: string } => ({
  firstName: form.firstName.trim(),
  middleName: form.middleName.trim(),
  lastName: form.lastName.trim(),
  countryCode: form.countryCode,
  mobile: form.mobile,
  currency: form.currency,
  roleId: form.roleId as 2 | 3 | 4 | 5,
  clubs: [...form.clubs],
  isReferee: form.isReferee,
  isRefereeConfirmed: form.isRefereeConfirmed,
});

/** What the server is told of a new person. */
export function newPlayerOf(form: PlayerForm): NewPlayer {
  const { currency, ...told } = toldOf(form);
  return { ...told, email: form.email.trim(), ...(currency === '' ? {} : { currency }) };
}

/** What the server is told of a person who is there: no more than what was changed. */
export function changeOf(form: PlayerForm, saved: PlayerForm): Told {
  const changed = new Set<string>(differences(form, saved));
  return Object.fromEntries(Object.entries(toldOf(form)).filter(([field]) => changed.has(field)));
}

import type { components } from '#contract/api.gen.ts';
import { isUnfinishedEntry } from '#domain/dates/entry.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import { publishFaults, tournamentFaults } from './fault.ts';
import { entryOf, fieldOrder, formField, type TournamentField, type TournamentForm } from './form.ts';

type ProblemCode = components['schemas']['ProblemCode'];

/** What a form may say beyond what the server refuses: no game is chosen, a day or a time is not whole. */
export type FormFaultCode = ProblemCode | 'game_missing' | 'day_malformed' | 'time_malformed';

/** What is wrong with a form, by its field. */
export type FormFaults = Partial<Record<TournamentField, FormFaultCode>>;

/** What a form is checked for: a draft may be incomplete, what is published may not. */
export type Intent = 'save' | 'publish';

/** What is wrong with a form; empty where it can be sent. */
export function formFaults(form: TournamentForm, intent: Intent): FormFaults {
  const faults: FormFaults = {};
  if (form.gameType === '') faults.gameType = 'game_missing';
  for (const field of ['startDate', 'endDate'] as const) {
    if (form[field] !== '' && dayFault(form[field]) !== null) faults[field] = 'day_malformed';
  }
  for (const field of ['entryOpensAt', 'entryClosesAt'] as const) {
    if (isUnfinishedEntry(form[field])) faults[field] = 'time_malformed';
  }
  if (Object.keys(faults).length > 0 && form.name.trim() !== '') return faults;
  if (Object.keys(faults).length > 0) return { name: 'tournament_name_missing', ...faults };
  const found = (intent === 'publish' ? publishFaults : tournamentFaults)(entryOf(form));
  return Object.fromEntries(Object.entries(found).map(([name, code]) => [formField(name) ?? 'name', code]));
}

/** The first field, from the top of the form, of those that something is wrong with. */
export const firstFault = (faults: Partial<Record<TournamentField, string>>): TournamentField | null =>
  fieldOrder.find((field) => faults[field] !== undefined) ?? null;

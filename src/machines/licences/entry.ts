import type { Licence } from '#api/licences.ts';
import { isDay } from '#domain/dates/day.ts';
import {
  findLicenceFault,
  typedCount,
  type LicenceFault,
  type LicenceField,
} from '#domain/licences/fault.ts';
import { licenceLocks } from '#domain/licences/status.ts';
import { typedNumber } from '#domain/numbers/typed.ts';
import { dayOf, yearFrom, type Term } from '#domain/licences/term.ts';

/** A licence as its dialog edits it. */
export type LicenceForm = { count: string } & Term;

/** A licence that starts today, for a year. */
export function blankEntry(today: string): LicenceForm {
  return { count: '', ...yearFrom(today) };
}

/** A licence that is there. */
export function entryOf(licence: Licence): LicenceForm {
  return { count: String(licence.numberOfLicence), ...termOf(licence) };
}

/** The entry after something was typed; changing the start moves the end by a year. */
export function withTyped(entry: LicenceForm, field: LicenceField, value: string): LicenceForm {
  if (field === 'count') return { ...entry, count: typedCount(value) };
  if (field === 'end' || !isDay(value)) return { ...entry, [field]: value };
  return { ...entry, ...yearFrom(value) };
}

/** What may not be changed of a licence; of a new one nothing is locked. */
export function locksOf(licence: Licence | null): { count: boolean; start: boolean } {
  return licence ? licenceLocks(licence.licenceStatusId) : { count: false, start: false };
}

/** The first rule that an entry breaks. */
export function faultOf(
  { count, start, end }: LicenceForm,
  licence: Licence | null,
  today: string,
): LicenceFault | null {
  const kept = licence && { count: licence.numberOfLicence, term: termOf(licence) };
  const entry = { count: typedNumber(count), term: { start, end } };
  return findLicenceFault(entry, today, kept);
}

function termOf({ startDate, endDate }: Licence): Term {
  return { start: dayOf(startDate), end: dayOf(endDate) };
}

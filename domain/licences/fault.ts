import { dayFault } from '#domain/dates/typed-day.ts';
import { licenceLocks, licenceStatusOn } from './status.ts';
import type { Term } from './term.ts';

/** A licence as it is typed: no count is null, a day that is missing an empty text, one that is unfinished as it stands. */
export type LicenceEntry = { count: number | null; term: Term };

/** A licence as it is kept. */
export type KeptLicence = { count: number; term: Term };

export type LicenceField = 'count' | 'start' | 'end';

/** The first rule that an entry breaks, with the field to mend. */
export type LicenceFault = {
  field: LicenceField;
  code:
    | 'licence_count_missing'
    | 'licence_count_too_long'
    | 'licence_count_whole'
    | 'licence_count_locked'
    | 'licence_start_missing'
    | 'licence_start_locked'
    | 'licence_start_past'
    | 'licence_end_missing'
    | 'licence_end_early'
    | 'licence_end_late'
    | 'day_malformed';
};

/** The most licences that one entry may have (document 001, section 5). */
const mostLicences = 999;

/** Whether a count has more digits than there may be licences. */
export function isTooManyLicences(count: number): boolean {
  return count > mostLicences;
}

/** How many years ahead a licence may end; a later end is a slip of the fingers. */
export const mostLicenceYears = 10;

/** Keys that a field of the count does not take. */
export const blockedCountKeys: readonly string[] = ['e', 'E', '+', '-', '.'];

/** A count as it is kept while it is typed or pasted; what is none is said, not thrown away. */
export function typedCount(value: string): string {
  return value.slice(0, 20);
}

/**
 * Checks an entry on a day of its club. `kept` is what is edited, whose status locks one field; its days, left as they
 * are, may lie in the past or after the last one that is taken.
 */
export function findLicenceFault(
  { count, term }: LicenceEntry,
  today: string,
  kept: KeptLicence | null = null,
): LicenceFault | null {
  const locks = kept ? licenceLocks(licenceStatusOn(today, kept.term)) : { count: false, start: false };
  const isOtherStart = term.start !== kept?.term.start;
  const rules: [boolean, LicenceField, LicenceFault['code']][] = [
    [count === null || count < 1, 'count', 'licence_count_missing'],
    [count !== null && !Number.isInteger(count), 'count', 'licence_count_whole'],
    [count !== null && isTooManyLicences(count), 'count', 'licence_count_too_long'],
    [locks.count && count !== kept?.count, 'count', 'licence_count_locked'],
    [term.start === '', 'start', 'licence_start_missing'],
    [dayFault(term.start) !== null, 'start', 'day_malformed'],
    [locks.start && isOtherStart, 'start', 'licence_start_locked'],
    [isOtherStart && term.start < today, 'start', 'licence_start_past'],
    [term.end === '', 'end', 'licence_end_missing'],
    [dayFault(term.end) !== null, 'end', 'day_malformed'],
    [term.end <= term.start, 'end', 'licence_end_early'],
    [term.end > latestEnd(today) && term.end !== kept?.term.end, 'end', 'licence_end_late'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** The last day on which a licence may end, as of a day. */
function latestEnd(today: string): string {
  return `${Number(today.slice(0, 4)) + mostLicenceYears}${today.slice(4)}`;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLicenceFault } from '#domain/licences/fault.ts';
import { isRenewable, isRunning, licenceStatusOn } from '#domain/licences/status.ts';
import { dayAt, dayOf, endOfDay, millisecondsOf, renewedTerm, yearFrom } from '#domain/licences/term.ts';

const dayLong = 86_400_000;

/** Days by an own calendar, so that the one under test is not judged by itself. */
const textOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
const plus = (day: string, days: number): string => textOf(Date.parse(`${day}T00:00:00Z`) + days * dayLong);
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Any day from 2022 to 2099, and more often than chance has it the ends of months and of February. */
const days: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 28_488 }).map((count) => plus('2022-01-01', count)),
  fc
    .tuple(
      fc.integer({ min: 2022, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([year, month, shift]) => plus(`${year}-${String(month).padStart(2, '0')}-01`, shift)),
  fc.integer({ min: 506, max: 524 }).map((quarter) => `${quarter * 4}-02-29`),
);
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc.integer({ min: Date.UTC(2022, 0, 1), max: Date.UTC(2099, 11, 31) });
const terms = fc
  .tuple(days, fc.integer({ min: 1, max: 800 }))
  .map(([start, length]) => ({ start, end: plus(start, length) }));

describe('generated licences', () => {
  it('last a year: the same day of the next one, or 28 February after 29 February', () => {
    fc.assert(
      fc.property(days, (start) => {
        const { end } = yearFrom(start);
        const year = Number(start.slice(0, 4));
        expect(end.slice(0, 4)).toBe(String(year + 1));
        expect(end.slice(5)).toBe(start.slice(5) === '02-29' ? '02-28' : start.slice(5));
        const length = (Date.parse(end) - Date.parse(start)) / dayLong;
        const hasLeapDay =
          (isLeap(year) && start.slice(5) < '02-29') || (isLeap(year + 1) && start.slice(5) > '02-28');
        expect(length).toBe(hasLeapDay ? 366 : 365);
      }),
      { numRuns: 2_000 },
    );
  });

  it('pass each status once and in its order', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: -40, max: 900 }), ({ start, end }, shift) => {
        const today = plus(start, shift);
        const left = (Date.parse(end) - Date.parse(today)) / dayLong;
        const wanted = shift < 0 ? 10 : left < 0 ? 3 : left < 30 ? 9 : 1;
        expect(licenceStatusOn(today, { start, end })).toBe(wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  it('join their next term without a gap or a shared day, and one that has expired begins today', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: -40, max: 900 }), (term, shift) => {
        const today = plus(term.start, shift);
        const status = licenceStatusOn(today, term);
        fc.pre(isRenewable(status));
        const next = renewedTerm(term, today);
        expect(next.start).toBe(status === 3 ? today : plus(term.end, 1));
        expect(next.end).toBe(yearFrom(status === 3 ? today : term.end).end);
        expect(next.end > next.start).toBe(true);
        expect(isRunning(licenceStatusOn(next.start, next))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that are not touched can be saved at every status', () => {
    fc.assert(
      fc.property(terms, days, fc.integer({ min: 1, max: 999 }), (term, today, count) => {
        expect(findLicenceFault({ count, term }, today, { count, term })).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('never have both their number and their start locked, or neither', () => {
    fc.assert(
      fc.property(terms, days, (term, today) => {
        const kept = { count: 5, term };
        const other = { start: plus(today, 3), end: plus(today, 400) };
        fc.pre(other.start !== term.start);
        const refused = [
          findLicenceFault({ count: 6, term }, today, kept)?.code === 'licence_count_locked',
          findLicenceFault({ count: 5, term: other }, today, kept)?.code === 'licence_start_locked',
        ];
        expect(refused.filter(Boolean)).toHaveLength(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('generated days', () => {
  it('travel as UTC midnight and come back as they were', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(millisecondsOf(day)).toBe(Date.parse(`${day}T00:00:00Z`));
        expect(millisecondsOf(day) % dayLong).toBe(0);
        expect(dayOf(millisecondsOf(day))).toBe(day);
      }),
      { numRuns: 1_000 },
    );
  });

  it('end in every zone at the instant at which its calendar turns, and at no earlier one', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const today = dayAt(now, zone);
        const turn = endOfDay(today, zone);
        expect(turn).toBeGreaterThan(now);
        expect(dayAt(turn - 1, zone)).toBe(today);
        expect(dayAt(turn, zone) > today).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it('are those that the clocks of the zone show', () => {
    const shown = (now: number, timeZone: string): string => {
      return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
    };
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        expect(dayAt(now, zone)).toBe(shown(now, zone));
      }),
      { numRuns: 500 },
    );
  });
});

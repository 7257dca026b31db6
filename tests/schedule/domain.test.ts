import { describe, expect, it } from 'vitest';
import {
  dayOfPlan,
  findHoursFault,
  isOpenThrough,
  nextOpening,
  type OpeningHours,
} from '#domain/schedule/hours.ts';
import { weeklyStarts } from '#domain/schedule/series.ts';
import { endOfSlots, instantOf, isSlotEdge, slotsBetween } from '#domain/schedule/slot.ts';

const newYork = 'America/New_York';
const at = (text: string) => Temporal.Instant.from(text);
const day = (text: string) => Temporal.PlainDate.from(text);
const always: OpeningHours = { weekly: [], exceptions: [] };

function slotsOf(date: string, hours = always, zone = newYork): string[] {
  const plan = dayOfPlan(day(date), zone, hours);
  return plan
    ? slotsBetween(plan.start, plan.end).map((slot) => slot.toZonedDateTimeISO(zone).toString().slice(11, 22))
    : [];
}

describe('a day without opening hours', () => {
  it('has 48 slots, 46 when the clocks go forward and 50 when they go back', () => {
    expect(slotsOf('2027-05-05')).toHaveLength(48);
    expect(slotsOf('2027-03-14')).toHaveLength(46);
    expect(slotsOf('2027-11-07')).toHaveLength(50);
  });

  it('offers no time that the clocks skip', () => {
    const skipped = slotsOf('2027-03-14').filter((slot) => slot.startsWith('02:'));
    expect(skipped).toEqual([]);
  });

  it('offers an hour that is repeated twice, each with its offset', () => {
    expect(slotsOf('2027-11-07').filter((slot) => slot.startsWith('01:'))).toEqual([
      '01:00:00-04',
      '01:30:00-04',
      '01:00:00-05',
      '01:30:00-05',
    ]);
  });

  it('begins an hour late where the clocks skip midnight', () => {
    expect(slotsOf('2027-09-05', always, 'America/Santiago')[0]).toBe('01:00:00-03');
    expect(slotsOf('2027-09-05', always, 'America/Santiago')).toHaveLength(46);
  });
});

describe('opening hours', () => {
  const late: OpeningHours = {
    weekly: [
      { weekday: 5, opens: 28, closes: 54 },
      { weekday: 6, opens: 20, closes: 48 },
      { weekday: 7, opens: 0, closes: 10 },
    ],
    exceptions: [
      { day: '2027-05-14', opens: null, closes: null },
      { day: '2027-05-21', opens: 30, closes: 32 },
    ],
  };

  it('count a window past midnight as the day on which it begins', () => {
    const slots = slotsOf('2027-05-07', late);
    expect(slots[0]).toBe('14:00:00-04');
    expect(slots.at(-1)).toBe('02:30:00-04');
    expect(slots).toHaveLength(26);
  });

  it('let a booking run through windows that touch, and not through a closed hour', () => {
    const saturdayNight = at('2027-05-09T03:00:00Z');
    expect(isOpenThrough(saturdayNight, endOfSlots(saturdayNight, 4), newYork, late)).toBe(true);
    const fridayNight = at('2027-05-08T06:30:00Z');
    expect(isOpenThrough(fridayNight, endOfSlots(fridayNight, 1), newYork, late)).toBe(true);
    expect(isOpenThrough(fridayNight, endOfSlots(fridayNight, 2), newYork, late)).toBe(false);
  });

  it('give way to what is said of one date', () => {
    expect(slotsOf('2027-05-14', late)).toEqual([]);
    expect(slotsOf('2027-05-21', late)).toEqual(['15:00:00-04', '15:30:00-04']);
  });

  it('say when the club opens next, past dates on which it is closed, and nothing where it stays closed', () => {
    const nextOf = (after: string, hours: OpeningHours) => {
      const next = nextOpening(Temporal.PlainDate.from(after), newYork, hours);
      return next && [next.date, next.start.toZonedDateTimeISO(newYork).toPlainTime()].join(' ');
    };
    expect(nextOf('2027-05-10', { ...late, weekly: late.weekly.slice(0, 1) })).toBe('2027-05-21 15:00:00');
    expect(nextOf('2027-05-08', late)).toBe('2027-05-09 00:00:00');
    const year = Array.from({ length: 366 }, (_, index) => ({
      day: Temporal.PlainDate.from('2027-05-11').add({ days: index }).toString(),
      opens: null,
      closes: null,
    }));
    expect(nextOf('2027-05-10', { weekly: [], exceptions: year })).toBeNull();
  });

  it.each([
    [
      'two windows of one day that cross',
      [
        { weekday: 1, opens: 20, closes: 30 },
        { weekday: 1, opens: 29, closes: 40 },
      ],
      'hours_overlap',
    ],
    [
      'a night that runs into the next morning',
      [
        { weekday: 7, opens: 40, closes: 56 },
        { weekday: 1, opens: 7, closes: 20 },
      ],
      'hours_overlap',
    ],
    [
      'windows that touch',
      [
        { weekday: 7, opens: 40, closes: 55 },
        { weekday: 1, opens: 7, closes: 20 },
      ],
      null,
    ],
    ['a window that ends before it begins', [{ weekday: 1, opens: 20, closes: 20 }], 'price_hours'],
    ['a window longer than a day', [{ weekday: 1, opens: 20, closes: 69 }], 'price_hours'],
    ['a time between half hours', [{ weekday: 1, opens: 20.5, closes: 30 }], 'price_hours'],
  ] as const)('are judged: %s', (_what, weekly, fault) => {
    expect(findHoursFault(weekly)).toBe(fault);
  });
});

describe('a slot', () => {
  it('begins at the full or half hour of the club, whatever the offset of its zone', () => {
    expect(isSlotEdge(at('2027-05-05T16:30:00Z'), newYork)).toBe(true);
    expect(isSlotEdge(at('2027-05-05T16:15:00Z'), newYork)).toBe(false);
    expect(isSlotEdge(at('2027-05-05T16:15:00Z'), 'Asia/Kathmandu')).toBe(true);
    expect(isSlotEdge(at('2027-05-05T16:30:00.001Z'), newYork)).toBe(false);
  });

  it('is the first of a repeated hour and none of a skipped one', () => {
    const wall = (text: string) => Temporal.PlainDateTime.from(text);
    expect(instantOf(wall('2027-11-07T01:30'), newYork)?.toString()).toBe('2027-11-07T05:30:00Z');
    expect(instantOf(wall('2027-03-14T02:30'), newYork)).toBeNull();
  });
});

describe('a weekly series', () => {
  it('keeps the clock time of the club over a clock change', () => {
    const starts = weeklyStarts(at('2027-02-24T01:00:00Z'), 4, newYork);
    expect(starts.map(String)).toEqual([
      '2027-02-24T01:00:00Z',
      '2027-03-03T01:00:00Z',
      '2027-03-10T01:00:00Z',
      '2027-03-17T00:00:00Z',
    ]);
  });

  it('has the first of two times where the clocks show its time twice', () => {
    expect(weeklyStarts(at('2027-10-31T05:30:00Z'), 3, newYork).map(String)).toEqual([
      '2027-10-31T05:30:00Z',
      '2027-11-07T05:30:00Z',
      '2027-11-14T06:30:00Z',
    ]);
  });

  it('names a week in which its time does not exist', () => {
    const starts = weeklyStarts(at('2027-03-07T07:30:00Z'), 3, newYork);
    expect(starts.map((start) => start?.toString() ?? null)).toEqual([
      '2027-03-07T07:30:00Z',
      null,
      '2027-03-21T06:30:00Z',
    ]);
  });
});

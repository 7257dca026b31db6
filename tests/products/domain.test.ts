import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRulesFault, ruleAt, type PriceRule } from '#domain/products/price-rules.ts';
import { billedSeconds, timeLines, totalOf, type BillingSteps } from '#domain/products/time-price.ts';
import { shareOf, splitEvenly, taxOf } from '#domain/payments/share.ts';

const newYork = 'America/New_York';
const always = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
const lateNight: PriceRule = {
  ...always,
  id: 1,
  name: 'Late night',
  hourly: 1800,
  weekdays: 0b0110000,
  fromHalf: 44,
  toHalf: 4,
};
const happyHour: PriceRule = {
  ...always,
  id: 2,
  name: 'Happy hour',
  hourly: 800,
  weekdays: 0b0011111,
  fromHalf: 28,
  toHalf: 34,
};
const base: PriceRule = { ...always, id: 3, name: 'Base', hourly: 1200 };
const pool = [lateNight, happyHour, base];
const snooker = [{ ...base, id: 4, hourly: 1500 }];

const span = (start: string, end: string, rules = pool, tableId = 1) => ({
  tableId,
  rules,
  start: Temporal.ZonedDateTime.from(`${start}[${newYork}]`).toInstant(),
  end: Temporal.ZonedDateTime.from(`${end}[${newYork}]`).toInstant(),
});
const amounts = (lines: ReturnType<typeof timeLines>) =>
  lines.map(({ seconds, amount }) => [seconds, amount]);
const minutes = (step: number, grace = 0, minimum = 0): BillingSteps => ({ step, grace, minimum });

describe('the price of table time', () => {
  it.each([
    [
      'a booking from happy hour into the evening',
      '2027-05-05T16:00',
      '2027-05-05T18:00',
      [
        [3600, 800],
        [3600, 1200],
      ],
      2000,
    ],
    [
      'a night that belongs to the Friday it begins on',
      '2027-05-07T21:30',
      '2027-05-08T02:30',
      [
        [3600, 1200],
        [14_400, 7200],
      ],
      8400,
    ],
    [
      'a night in which the clocks go forward',
      '2027-03-13T23:30',
      '2027-03-14T03:30',
      [
        [9000, 4500],
        [1800, 600],
      ],
      5100,
    ],
    [
      'a night in which the clocks go back',
      '2027-11-06T23:30',
      '2027-11-07T02:30',
      [
        [12_600, 6300],
        [1800, 600],
      ],
      6900,
    ],
  ])('is right for %s', (_what, start, end, expected, total) => {
    const lines = timeLines([span(start, end)], newYork);
    expect(amounts(lines)).toEqual(expected);
    expect(totalOf(lines)).toBe(total);
  });

  it.each([
    [
      'to the minute',
      '17:23:40',
      minutes(1),
      [
        [1130, 251],
        [1450, 483],
      ],
      734,
    ],
    [
      'to the quarter',
      '17:23:40',
      minutes(15),
      [
        [1130, 251],
        [1570, 523],
      ],
      774,
    ],
    [
      'to the quarter with five minutes of grace',
      '17:13:00',
      minutes(15, 5),
      [
        [1130, 251],
        [670, 223],
      ],
      474,
    ],
  ])('is billed %s', (_what, end, steps, expected, total) => {
    const lines = timeLines([span('2027-05-05T16:41:10', `2027-05-05T${end}`)], newYork, steps);
    expect(amounts(lines)).toEqual(expected);
    expect(totalOf(lines)).toBe(total);
  });

  it('is at least the minimum', () => {
    const lines = timeLines([span('2027-05-05T19:00', '2027-05-05T19:12')], newYork, minutes(1, 0, 30));
    expect(totalOf(lines)).toBe(600);
  });

  it('leaves out a pause', () => {
    const spans = [
      span('2027-05-05T20:00', '2027-05-05T20:20'),
      span('2027-05-05T20:35', '2027-05-05T21:00'),
    ];
    expect(amounts(timeLines(spans, newYork, minutes(1)))).toEqual([[2700, 900]]);
  });

  it('has a line for each table after a move', () => {
    const spans = [
      span('2027-05-05T20:00', '2027-05-05T20:40'),
      span('2027-05-05T20:40', '2027-05-05T21:00', snooker, 2),
    ];
    expect(amounts(timeLines(spans, newYork, minutes(1)))).toEqual([
      [2400, 800],
      [1200, 500],
    ]);
  });

  it('rounds a line, not a slot', () => {
    const santiago = [{ ...base, hourly: 2515 }];
    expect(totalOf(timeLines([span('2027-05-05T16:00', '2027-05-05T16:30', santiago)], newYork))).toBe(1258);
    expect(totalOf(timeLines([span('2027-05-05T16:00', '2027-05-05T17:00', santiago)], newYork))).toBe(2515);
  });

  it('loses no second and takes each at the rule of its own wall clock, whatever the rules and the time', () => {
    const half = fc.integer({ min: 0, max: 47 });
    const date = fc
      .integer({ min: 0, max: 400 })
      .map((days) => Temporal.PlainDate.from('2027-01-01').add({ days }).toString());
    const rule = fc.record({
      weekdays: fc.option(fc.integer({ min: 1, max: 127 })),
      window: fc.option(fc.tuple(half, half)),
      firstDay: fc.option(date),
      lastDay: fc.option(date),
      hourly: fc.integer({ min: 0, max: 10_000_000 }),
    });
    const zones = fc.constantFrom(
      newYork,
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
    );
    const start = fc.integer({ min: 1_798_761_600, max: 1_798_761_600 + 400 * 86_400 });
    const length = fc.integer({ min: 1, max: 3 * 1_440 });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), zones, start, length, (given, zone, from, long) => {
        const rules = [
          ...given.map(({ window, ...one }, id) => ({
            ...one,
            id,
            name: `Rule ${id}`,
            fromHalf: window?.[0] ?? null,
            toHalf: window?.[1] ?? null,
          })),
          { ...base, id: 99 },
        ];
        // Whole minutes, so that a reckoning minute by minute is exact.
        const first = Math.floor(from / 60) * 60;
        const instant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000);
        const lines = timeLines(
          [{ tableId: 1, rules, start: instant(first), end: instant(first + long * 60) }],
          zone,
        );
        const reckoned = new Map<number, number>();
        for (let minute = 0; minute < long; minute += 1) {
          const clock = instant(first + minute * 60).toZonedDateTimeISO(zone);
          const { id } = ruleAt(rules, clock.toPlainDate(), clock.hour * 2 + Math.floor(clock.minute / 30));
          reckoned.set(id, (reckoned.get(id) ?? 0) + 60);
        }
        expect(new Map(lines.map(({ ruleId, seconds }) => [ruleId, seconds]))).toEqual(reckoned);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('billed time', () => {
  it('is played time where a club bills each second', () => {
    expect(billedSeconds(1234, minutes(0))).toBe(1234);
  });
});

describe('the rules of a tariff', () => {
  it('need the base price, once and last', () => {
    expect(findRulesFault(pool)).toBeNull();
    expect(findRulesFault([])).toBe('price_base');
    expect(findRulesFault([base, happyHour])).toBe('price_base');
    expect(findRulesFault([base, base])).toBe('price_base');
  });

  it('begin and end at the full or half hour', () => {
    expect(findRulesFault([{ ...happyHour, fromHalf: 48 }, base])).toBe('price_hours');
    expect(findRulesFault([{ ...happyHour, toHalf: null }, base])).toBe('price_hours');
  });
});

describe('a share of an amount', () => {
  it('is rounded half up, exactly, also where the product passes what a number holds', () => {
    expect(shareOf(1235, 5000, 10_000)).toBe(618);
    expect(shareOf(3329, 5000, 10_000)).toBe(1665);
    expect(shareOf(999_999_999, 999_999_999, 1_000_000_000)).toBe(999_999_998);
  });

  it('is the tax within an amount or on top of it', () => {
    expect(taxOf(3329, 190_000, true)).toBe(532);
    expect(taxOf(2000, 88_750, false)).toBe(178);
  });

  it("is a member's discount of a line", () => {
    const played = shareOf(5000, 2820, 3600);
    expect(played).toBe(3917);
    expect(played - shareOf(played, 1500, 10_000)).toBe(3329);
  });

  it('is split into equal parts that add up, the larger ones first', () => {
    expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
    expect(splitEvenly(3329, 2)).toEqual([1665, 1664]);
  });
});

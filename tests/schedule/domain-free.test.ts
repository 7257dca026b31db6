import { describe, expect, it } from 'vitest';
import { samplePlan, sampleClubPlan, sampleStart } from '#machines/schedule/sample-plan.ts';
import { bookedText, clockText, momentText, weekAhead } from '#domain/schedule/day-times.ts';
import { gamesOf, isAnyFree, priceAt, startsOf, type Sought } from '#domain/schedule/free.ts';

const sought: Sought = { slots: 2, gameType: null, now: '2099-05-01T12:00:00Z', isClub: false, moving: null };
const clocks = (plan: typeof samplePlan, asked: Sought = sought): string[] =>
  startsOf(plan, asked).map(
    ({ startsAt, tables }) => `${clockText(startsAt, plan)} ${tables.map(({ number }) => number).join(' ')}`,
  );

describe('A-1.43, C-9.08 what is free on a day', () => {
  it('is told by half hours until the club closes, without what is taken, out of order or kept for walk-ins', () => {
    expect(clocks(samplePlan, { ...sought, slots: 4 })).toEqual([
      '17:00 2',
      '17:30 1 2',
      '18:00 1 2',
      '18:30 1 2',
      '19:00 1 2',
      '19:30 1 2',
    ]);
  });

  it('has what walk-ins are left for the club itself, and the own time of what is moved', () => {
    expect(clocks(sampleClubPlan, { ...sought, isClub: true })[0]).toBe('16:00 4');
    expect(clocks(sampleClubPlan, { ...sought, isClub: true, moving: 71 })[0]).toBe('16:00 1 4');
  });

  it('ends where the opening hours end, and is nothing where the club is closed or takes no bookings', () => {
    const evening = { ...samplePlan, hours: [{ weekday: 3, opens: 32, closes: 40 }] };
    expect(clocks(evening, { ...sought, slots: 4 }).at(-1)).toBe('18:00 1 2');
    expect(startsOf({ ...samplePlan, opensAt: null, closesAt: null }, sought)).toEqual([]);
    expect(startsOf({ ...samplePlan, isActive: false }, sought)).toEqual([]);
  });

  it('has the tables for one game alone, and those that are for all', () => {
    const nine = { ...sought, slots: 4, gameType: 'nineBall' } as const;
    expect(clocks(samplePlan, nine)[0]).toBe('17:00 2');
    const [first, ...others] = samplePlan.tables;
    const open = { ...samplePlan, tables: [{ ...first!, gameTypes: [] }, ...others] };
    expect(clocks(open, nine)[1]).toBe('17:30 1 2');
    expect(isAnyFree(samplePlan, { ...nine, gameType: 'fifteenReds' })).toBe(false);
    expect(isAnyFree(samplePlan, nine)).toBe(true);
  });

  it('is chosen by game where the tables are for different ones', () => {
    expect(gamesOf(samplePlan.tables)).toEqual(['eightBall', 'nineBall']);
    const alike = samplePlan.tables.map((table) => ({ ...table, gameTypes: ['nineBall' as const] }));
    expect(gamesOf(alike)).toEqual([]);
    expect(gamesOf([])).toEqual([]);
  });

  it('leaves out times that have passed, and those that the rules forbid', () => {
    expect(clocks(samplePlan, { ...sought, now: '2099-05-06T22:45:00Z' })[0]).toBe('19:00 1 2');
    expect(startsOf(samplePlan, { ...sought, slots: 6 })).toEqual([]);
  });

  it('A-1.42 costs what the server reckons: example 1, an hour of the happy hour and one after it', () => {
    const price = priceAt(samplePlan, { tableId: 11, startsAt: '2099-05-06T20:00:00Z', slots: 4 });
    expect([price?.price, price?.lines.map(({ amount }) => amount)]).toEqual([2000, [800, 1200]]);
    expect(startsOf(samplePlan, { ...sought, slots: 4 })[0]?.tables[0]?.price).toBe(2400);
    expect(priceAt(samplePlan, { tableId: 99, startsAt: sampleStart, slots: 1 })).toBeNull();
  });
});

describe('the days of the week ahead', () => {
  it('are seven from today on, or as many as can be booked', () => {
    expect(weekAhead('2026-12-29', 14).at(-1)).toBe('2027-01-04');
    expect(weekAhead('2026-12-29', 1)).toEqual(['2026-12-29', '2026-12-30']);
    expect(weekAhead('2026-12-29', 0)).toEqual(['2026-12-29']);
  });
});

describe('times of a club', () => {
  const back = {
    zone: 'America/New_York',
    opensAt: '2027-11-07T04:00:00Z',
    closesAt: '2027-11-08T05:00:00Z',
  };

  it('have the name of the zone on a day whose clocks are changed, so that a repeated hour is told apart', () => {
    expect([clockText('2027-11-07T05:30:00Z', back), clockText('2027-11-07T06:30:00Z', back)]).toEqual([
      '01:30 EDT',
      '01:30 EST',
    ]);
    expect(momentText('2027-11-07T06:30:00Z', back.zone)).toBe('Sun, Nov 7, 01:30 EST');
    expect(momentText('2027-11-07T16:30:00Z', back.zone)).toBe('Sun, Nov 7, 11:30');
  });

  it('say the day once where a booking ends on the day on which it begins', () => {
    expect(bookedText('2027-05-05T20:00:00Z', '2027-05-05T22:00:00Z', back.zone)).toBe(
      'Wed, May 5, 16:00–18:00',
    );
    expect(bookedText('2027-05-06T03:00:00Z', '2027-05-06T05:00:00Z', back.zone)).toBe(
      'Wed, May 5, 23:00 – Thu, May 6, 01:00',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { orderOfPlay } from '#domain/tournaments/order-of-play.ts';
import { planFault, planRequest, proposedPlan } from '#domain/tournaments/plan-form.ts';
import { calledMatch, dueMatch, openMatch } from '#machines/tournaments/sample-plan.ts';

const now = Date.parse('2027-03-05T15:20:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const needsOf = (...matches: (typeof dueMatch)[]) =>
  orderOfPlay([{ Matches: matches }], now).needs.map(({ match, why }) => [match.matchId, why]);

describe('A-1.40 what needs the organiser now', () => {
  it('is a match whose time has come, and not one whose player is at another table', () => {
    const live = { ...dueMatch, matchId: 70, statusId: 7 as const };
    expect(needsOf(dueMatch)).toEqual([[61, 'due']]);
    expect(needsOf({ ...dueMatch, scheduleTime: at(1) })).toEqual([]);
    expect(needsOf(dueMatch, live)).toEqual([]);
    expect(needsOf(openMatch)).toEqual([]);
  });

  it('is a match that was called 15 minutes ago and has not begun', () => {
    expect(needsOf({ ...calledMatch, calledAt: at(-15) })).toEqual([[62, 'calledLong']]);
    expect(needsOf({ ...calledMatch, calledAt: at(-14) })).toEqual([]);
  });
});

describe('planning a tournament', () => {
  const tournament = {
    startDate: '2027-03-05',
    timeZone: 'America/New_York',
    settings: { startTime: '10:00' },
  };
  const tables = [
    { tableId: 4, state: 'free' as const },
    { tableId: 7, state: 'outOfOrder' as const },
  ];

  it('is proposed from the next half hour on, or from its first day, on tables that can be played on', () => {
    const options = proposedPlan(tournament, tables, now);
    expect([options.from, options.dayFrom, options.tableIds]).toEqual(['2027-03-05T10:30', '10:00', [4]]);
    const early = proposedPlan({ ...tournament, startDate: '2027-04-01' }, tables, now);
    expect(early.from).toBe('2027-04-01T10:00');
  });

  it('takes full half hours, a day that ends after it begins, and at least one table', () => {
    const options = proposedPlan(tournament, tables, now);
    const faultOf = (more: object) => planFault({ ...options, ...more }, tournament.timeZone)?.field ?? null;
    expect(faultOf({})).toBeNull();
    expect(faultOf({ from: '' })).toBe('from');
    expect(faultOf({ dayTo: '10:00' })).toBe('dayTo');
    expect(faultOf({ minutes: '45' })).toBe('minutes');
    expect(faultOf({ rest: 'x' })).toBe('rest');
    expect(faultOf({ tableIds: [] })).toBe('tableIds');
    expect(planRequest(options, tournament.timeZone)).toMatchObject({
      from: '2027-03-05T15:30:00.000Z',
      minutes: 60,
      rest: 30,
    });
  });
});

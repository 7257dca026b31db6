import { describe, expect, it } from 'vitest';
import { memberStateOf } from '#domain/subscriptions/standing.ts';
import { endOfTurn, turnAt } from '#domain/subscriptions/term.ts';

const at = (instant: string): Date => new Date(instant);

describe('A-1.49 the periods of a member subscription', () => {
  it.each([
    ['2026-01-31T15:00:00Z', 'month', 'America/New_York', 1, '2026-02-28T15:00:00.000Z'],
    ['2026-01-31T15:00:00Z', 'month', 'America/New_York', 2, '2026-03-31T14:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 'year', 'Pacific/Auckland', 1, '2029-02-28T12:00:00.000Z'],
    ['2026-11-22T10:00:00Z', 'month', 'Asia/Kolkata', 1, '2026-12-22T10:00:00.000Z'],
  ] as const)('from %s by the %s in %s end after %i at %s', (from, interval, timeZone, turn, end) => {
    expect(endOfTurn({ startedAt: at(from), interval, timeZone }, turn).toISOString()).toBe(end);
  });

  it('that are over are passed by', () => {
    const term = { startedAt: at('2026-01-31T15:00:00Z'), interval: 'month', timeZone: 'UTC' } as const;
    expect(turnAt(term, Date.parse('2026-02-28T14:59:59Z'))).toBe(1);
    expect(turnAt(term, Date.parse('2026-02-28T15:00:00Z'))).toBe(2);
    expect(turnAt(term, Date.parse('2026-06-01T00:00:00Z'))).toBe(5);
  });
});

describe('how a member subscription stands', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');
  const later = at('2026-03-02T00:00:00Z');
  const earlier = at('2026-02-28T00:00:00Z');
  const fresh = { paidUntil: null, cancelledAt: null, endedAt: null, payment: null };
  const failed = { status: 'failed', retryAt: null };
  it.each([
    ['its first payment is under way', {}, 'paying'],
    ['its first payment failed', { endedAt: earlier, payment: failed }, 'declined'],
    ['it is paid', { paidUntil: later }, 'active'],
    ['it is paid for the last time', { paidUntil: later, cancelledAt: earlier }, 'ending'],
    ['its next payment is under way', { paidUntil: earlier }, 'paying'],
    ['its next payment failed', { paidUntil: earlier, payment: failed }, 'overdue'],
    ['what was paid last is over', { paidUntil: earlier, cancelledAt: earlier }, null],
    ['it is over', { paidUntil: earlier, endedAt: earlier }, null],
  ] as const)('where %s', (_what, given, state) => {
    expect(memberStateOf({ ...fresh, ...given }, now)).toBe(state);
  });
});

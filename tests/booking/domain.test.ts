import { describe, expect, it } from 'vitest';
import { canSay, nextChange, type Attended } from '#domain/booking/attendance.ts';
import { findTimeFault, isTooFar } from '#domain/booking/checks.ts';
import { blockedUntil } from '#domain/booking/no-shows.ts';
import { usualRules } from '#domain/booking/rules.ts';
import { cancelFee, feeBack, freeUntil, noShowFee } from '#domain/booking/terms.ts';
import { missingCredit } from '#domain/credit/balance.ts';

const at = (text: string) => Temporal.Instant.from(text);
const terms = { freeCancelHours: 24, lateFeeBp: 5_000, noShowFeeBp: 10_000 };
const start = at('2027-05-05T20:00:00Z');

describe('how far ahead a table is booked', () => {
  const zone = 'America/New_York';
  const clock = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  const wanted = (now: string, start: string, isClub: boolean) => ({
    start: clock(start),
    slots: 2,
    now: clock(now),
    zone,
    rules: { ...usualRules, bookAheadDays: 14 },
    hours: { weekly: [], exceptions: [] },
    isClub,
  });
  const fault = (now: string, start: string) => findTimeFault(wanted(now, start, false));

  it.each(['2026-11-26T00:00', '2026-11-26T13:00', '2026-11-26T23:59'])(
    'is counted in dates of the club: at %s any time of the fourteenth day on, and none of the next',
    (now) => {
      expect(fault(now, '2026-12-10T00:00')).toBeNull();
      expect(fault(now, '2026-12-10T23:30')).toBeNull();
      expect(fault(now, '2026-12-11T00:00')).toBe('too_far_ahead');
    },
  );

  it('is two years for the club itself', () => {
    const now = '2026-11-26T13:00';
    expect(isTooFar(wanted(now, '2028-11-25T23:30', true))).toBe(false);
    expect(isTooFar(wanted(now, '2028-11-26T00:00', true))).toBe(true);
  });
});

describe('cancelling', () => {
  it.each([
    [1235, '2027-05-04T20:00:00Z', 0, 1235],
    [1235, '2027-05-04T20:00:01Z', 618, 617],
    [3329, '2027-05-05T19:59:59Z', 1665, 1664],
  ])('of a booking for %i at %s costs %i and gives %i back', (price, when, fee, refund) => {
    expect(cancelFee(price, start, at(when), terms)).toEqual({ fee, refund });
  });

  it('is free for 24 elapsed hours before the start, also in the night of a clock change', () => {
    const sunday = Temporal.ZonedDateTime.from('2027-03-14T10:00[America/New_York]');
    expect(freeUntil(sunday.toInstant(), terms).toZonedDateTimeISO('America/New_York').toString()).toBe(
      '2027-03-13T09:00:00-05:00[America/New_York]',
    );
  });

  it('gives the fee of the association back in the share that is refunded', () => {
    expect(feeBack(80, 1000, 2000)).toBe(40);
  });
});

describe('a booking to which nobody comes', () => {
  it('costs its whole price by the usual terms', () => {
    expect(noShowFee(1235, terms)).toEqual({ fee: 1235, refund: 0 });
  });

  const missed = [at('2027-04-01T18:00:00Z'), at('2027-04-20T18:00:00Z'), at('2027-05-10T18:00:00Z')];
  const limit = { noShowLimit: 3, noShowDays: 60 };

  it('is the last for 60 days after the oldest of three', () => {
    expect(blockedUntil(missed, at('2027-05-11T00:00:00Z'), limit)?.toString()).toBe('2027-05-31T18:00:00Z');
    expect(blockedUntil(missed, at('2027-05-31T18:00:00Z'), limit)).toBeNull();
  });

  it('then leaves the other two counting, each for its own 60 days', () => {
    const two = { ...limit, noShowLimit: 2 };
    expect(blockedUntil(missed, at('2027-05-31T18:00:00Z'), two)?.toString()).toBe('2027-06-19T18:00:00Z');
    expect(blockedUntil(missed, at('2027-06-19T18:00:00Z'), two)).toBeNull();
  });

  it('does not count where a club sets no limit', () => {
    expect(blockedUntil(missed, at('2027-05-11T00:00:00Z'), { ...limit, noShowLimit: 0 })).toBeNull();
  });
});

describe('credit', () => {
  it('suffices down to its overdraft', () => {
    expect(missingCredit(500, 0, 501)).toBe(1);
    expect(missingCredit(500, 2000, 501)).toBe(0);
    expect(missingCredit(500, 0, 500)).toBe(0);
  });
});

describe('what a club says of who comes to a booking from 20:00 to 22:00', () => {
  const booked: Attended = {
    status: 'booked',
    startsAt: '2027-05-05T20:00:00.000Z',
    endsAt: '2027-05-05T22:00:00.000Z',
    noShowAfter: 20,
  };
  const missed: Attended = { ...booked, status: 'noShow' };
  const clock = (time: string): string => `2027-05-05T${time}Z`;

  it('is that the player is there from a quarter of an hour before the start to the end', () => {
    expect(canSay('check.in', booked, clock('19:44:59.999'))).toBe(false);
    expect(canSay('check.in', booked, clock('19:45:00.000'))).toBe(true);
    expect(canSay('check.in', booked, clock('21:59:59.999'))).toBe(true);
    expect(canSay('check.in', booked, clock('22:00:00.000'))).toBe(false);
  });

  it('is that nobody came from the minutes after the start on that its rules have, to the end', () => {
    expect(canSay('miss', booked, clock('20:19:59.999'))).toBe(false);
    expect(canSay('miss', booked, clock('20:20:00.000'))).toBe(true);
    expect(canSay('miss', booked, clock('22:00:00.000'))).toBe(false);
    expect(canSay('miss', { ...booked, status: 'checkedIn' }, clock('20:20:00.000'))).toBe(false);
  });

  it('is that they came after all where they were missed, to the end', () => {
    expect(canSay('arrive', missed, clock('21:59:59.999'))).toBe(true);
    expect(canSay('arrive', missed, clock('22:00:00.000'))).toBe(false);
    expect(canSay('arrive', booked, clock('21:00:00.000'))).toBe(false);
  });

  it('changes at these three moments, and no more after the end', () => {
    const moments = [clock('12:00:00.000')];
    for (let at: string | null = moments[0] ?? null; at !== null;) {
      at = nextChange(booked, at);
      if (at !== null) moments.push(at);
    }
    expect(moments.slice(1)).toEqual(['19:45:00.000', '20:20:00.000', '22:00:00.000'].map(clock));
  });
});

import { describe, expect, it } from 'vitest';
import { byInterest } from '#domain/matches/featured.ts';
import { byDay, byDayPlayed, clockTime, dayAt, readerClocks, type ClockTime } from '#domain/matches/days.ts';
import {
  caromMatch,
  completedMatch,
  nineBallMatch,
  pyramidMatch,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';

describe('the match that opens the page', () => {
  const rounds = ['Last 16', 'Final', 'Quarter-finals', 'Semi-finals'];

  it('is of the latest round of a knockout, then of a group, then a club’s own', () => {
    const knockouts = rounds.map((roundName, place) => ({ ...snookerMatch, roundName, matchId: place + 1 }));
    const order = byInterest([nineBallMatch, caromMatch, ...knockouts]).map(({ matchId }) => matchId);
    expect(order).toEqual([2, 4, 3, 1, caromMatch.matchId, nineBallMatch.matchId]);
  });

  it('is, among equals, the one that began first, so that nobody’s point changes the page', () => {
    const later = { ...snookerMatch, matchId: 1, startedAt: '2026-11-20T19:00:00Z', player1Frames: 0 };
    expect(byInterest([later, snookerMatch])[0]).toBe(snookerMatch);
    const ahead = { ...later, player1Frames: 5 };
    expect(byInterest([ahead, snookerMatch])[0]).toBe(snookerMatch);
  });

  it('is none where none is played', () => {
    expect(byInterest([])).toEqual([]);
  });

  it('takes a round that no draw knows for a group', () => {
    const odd = { ...pyramidMatch, roundName: 'Third place', matchId: 1 };
    expect(byInterest([nineBallMatch, odd, pyramidMatch]).map(({ matchId }) => matchId)).toEqual([
      pyramidMatch.matchId,
      1,
      nineBallMatch.matchId,
    ]);
  });
});

describe('the days of a schedule', () => {
  const now = '2026-11-20T18:00:00Z';
  const at = (matchId: number, scheduleTime: string | null, timeZone = 'America/Bogota') => ({
    ...upcomingMatch,
    matchId,
    scheduleTime,
    timeZone,
  });

  it('are those of the hall while no reader is known, the next one first, and what has no time comes last', () => {
    const days = byDay(
      [
        at(1, null),
        at(2, '2026-11-21T02:00:00Z'),
        at(3, '2026-11-21T15:00:00Z'),
        at(4, '2026-11-25T15:00:00Z'),
      ],
      now,
      null,
    );
    expect(days.map(({ title, matches }) => [title, matches.map(({ matchId }) => matchId)])).toEqual([
      ['Today, 20 Nov 2026', [2]],
      ['Tomorrow, 21 Nov 2026', [3]],
      ['25 Nov 2026', [4]],
      ['Not scheduled', [1]],
    ]);
  });

  it('V22 are those of the reader, sorted by the reader’s clock whatever those of the places show', () => {
    const rows = [
      at(1, '2026-11-20T23:55:00Z', 'America/Bogota'),
      at(2, '2026-11-21T01:15:00Z', 'America/Santiago'),
      at(3, '2026-11-20T22:05:00Z', 'America/New_York'),
      at(4, '2026-11-21T06:00:00Z', 'America/New_York'),
      at(5, null),
    ];
    const read = (zone: string) =>
      byDay(rows, now, zone).map(({ title, matches }) => [title, matches.map(({ matchId }) => matchId)]);
    expect(read('America/New_York')).toEqual([
      ['Today, 20 Nov 2026', [3, 1, 2]],
      ['Tomorrow, 21 Nov 2026', [4]],
      ['Not scheduled', [5]],
    ]);
    expect(read('Asia/Tokyo')).toEqual([
      ['Today, 21 Nov 2026', [3, 1, 2, 4]],
      ['Not scheduled', [5]],
    ]);
  });

  it('V22 show the reader’s clock, and that of the place where it is another', () => {
    const shown = (place: string, zone: string | null) => {
      const { first, there } = readerClocks('2026-11-20T23:55:00Z', place, zone);
      const text = ({ time, half, zone: name }: ClockTime) => `${time} ${half} ${name}`;
      return [text(first), there && text(there)];
    };
    expect(shown('America/Bogota', 'America/New_York')).toEqual(['06:55 PM EST', null]);
    expect(shown('America/Santiago', 'America/New_York')).toEqual(['06:55 PM EST', '08:55 PM GMT-3']);
    expect(shown('America/Santiago', null)).toEqual(['08:55 PM GMT-3', null]);
  });

  it('begin in Auckland when it is still yesterday in Bogotá', () => {
    const days = byDay([at(1, '2026-11-20T20:00:00Z', 'Pacific/Auckland')], now, null);
    expect(days[0]?.title).toBe('Today, 21 Nov 2026');
  });

  it('of results run the other way', () => {
    const older = { ...completedMatch, matchId: 1, endedAt: '2026-11-10T18:00:00Z' };
    expect(byDayPlayed([completedMatch, older], now, null).map(({ title }) => title)).toEqual([
      'Yesterday, 19 Nov 2026',
      '10 Nov 2026',
    ]);
  });

  it('hold in a zone that nobody knows, by UTC', () => {
    expect(byDay([at(1, '2026-11-20T20:00:00Z', 'Mars/Olympus')], now, null)[0]?.title).toBe(
      'Today, 20 Nov 2026',
    );
    expect(clockTime('2026-11-20T20:05:00Z', 'Mars/Olympus')).toEqual({
      time: '08:05',
      half: 'PM',
      zone: 'UTC',
    });
  });

  it('show noon and midnight as twelve', () => {
    expect(clockTime('2026-11-20T17:00:00Z', 'America/Bogota')).toMatchObject({ time: '12:00', half: 'PM' });
    expect(clockTime('2026-11-20T05:30:00Z', 'America/Bogota')).toMatchObject({ time: '12:30', half: 'AM' });
    expect(dayAt('2026-11-20T04:00:00Z', 'America/Bogota')).toBe('19 Nov 2026');
  });
});

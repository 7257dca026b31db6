import { describe, expect, it } from 'vitest';
import {
  arrangementOf,
  blankMatch,
  findMatchFault,
  matchField,
  type MatchForm,
  type MatchSurroundings,
} from '#domain/matches/form.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const whole: MatchForm = {
  ...blankMatch('2'),
  matchName: ' Challenge ',
  gameType: 'nineBall',
  length: '7',
  player1: { userId: 7, name: 'Ana Paz' },
  player2: { userId: 8, name: 'Beto Ruiz' },
};
const around: MatchSurroundings = {
  saved: blankMatch('2'),
  timeZone: 'America/Bogota',
  isDrawn: false,
  now,
};
const faultOf = (more: Partial<MatchForm>, about: Partial<MatchSurroundings> = {}) =>
  findMatchFault({ ...whole, ...more }, { ...around, ...about });

describe('A-6.19 the form of a single match', () => {
  it('can be sent as soon as it has a name, a game, its length and two players', () => {
    expect(faultOf({})).toBeNull();
    expect(arrangementOf(whole, 'America/Bogota')).toMatchObject({
      matchName: 'Challenge',
      gameType: 'nineBall',
      raceTo: 7,
      tournamentFrame: null,
      playerId1: 7,
      playerId2: 8,
      start1: 0,
      scheduleTime: null,
      tableId: null,
      refereeId: null,
    });
  });

  it.each([
    [{ matchName: ' ' }, 'matchName', 'match_name_missing'],
    [{ gameType: '' }, 'gameType', 'game_missing'],
    [{ length: '' }, 'length', 'length_missing'],
    [{ gameType: 'fifteenReds', length: '4' }, 'length', 'length_even'],
    [{ player1: { userId: 0, name: '' } }, 'player1', 'player_missing'],
    [{ player2: { userId: 7, name: 'Ana Paz' } }, 'player2', 'players_same'],
    [{ start1: '7' }, 'start1', 'head_start_high'],
    [{ start2: 'two' }, 'start2', 'start_malformed'],
    [{ scheduleTime: '2026-11-27T06:30' }, 'scheduleTime', 'schedule_past'],
  ] as const)('says at its field what is missing or wrong: %o', (more, field, code) => {
    expect(faultOf(more)).toEqual({ field, code });
  });

  it('reads times on the clocks of the club, and waits for them', () => {
    const scheduleTime = '2026-11-27T07:30';
    expect(faultOf({ scheduleTime })).toBeNull();
    expect(arrangementOf({ ...whole, scheduleTime }, 'America/Bogota').scheduleTime).toBe(
      '2026-11-27T12:30:00.000Z',
    );
    expect(faultOf({ scheduleTime }, { timeZone: null })).toEqual({
      field: 'scheduleTime',
      code: 'clocks_unknown',
    });
  });

  it('lets a time stand that has gone by and was not changed', () => {
    const past = { scheduleTime: '2026-11-01T10:00' };
    expect(faultOf(past, { saved: { ...whole, ...past } })).toBeNull();
  });

  it('judges of a match of a tournament its time alone', () => {
    expect(faultOf({ matchName: '', player2: { userId: 0, name: '' } }, { isDrawn: true })).toBeNull();
  });

  it('shows what the server says of a field where people typed it', () => {
    expect(['playerId1', 'refereeId', 'raceTo', 'tableId', 'cue'].map(matchField)).toEqual([
      'player1',
      'referee',
      'length',
      'tableId',
      null,
    ]);
  });
});

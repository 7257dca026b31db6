import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fullGameLabel, gameOf, games } from '#domain/games.ts';
import { endingText } from '#domain/matches/ending.ts';
import { isPlayedInFrames, matchLengthText } from '#domain/matches/length.ts';
import { averageOf, headlineScore } from '#domain/matches/score.ts';
import { seatText } from '#domain/matches/seat.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { matchWords } from '#domain/words/matches.ts';
import { sampleMatch } from '#machines/matches/sample-corrected.ts';
import { readContract } from '#scripts/contract-operations.ts';

const { schemas } = readContract(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
).components;

describe('a match that is not played to its end', () => {
  it.each([
    ['retired', [1, 1], 1, '1–1 ret. (Lucía Restrepo gave up)'],
    ['disqualified', [0, 1], 2, '0–1 dsq. (Andrés Gómez was disqualified)'],
    ['walkover', [0, 0], 1, 'Walkover'],
    ['bothOut', [0, 0], null, 'Both are out'],
    ['level', [2, 2], null, 'Level'],
    ['played', [2, 0], 1, null],
    [null, [1, 0], null, null],
  ] as const)('says that it ended as %s at %j', (outcome, [one, two], winner, text) => {
    const match: MatchRow = {
      ...sampleMatch,
      outcome,
      playerName1: 'Andrés Gómez',
      playerName2: 'Lucía Restrepo',
      player1Frames: one,
      player2Frames: two,
      winner: winner && (winner === 1 ? sampleMatch.playerId1 : sampleMatch.playerId2),
    };
    expect(endingText(match)).toBe(text);
  });
});

describe('the game types', () => {
  it.each([
    ['C-9.11', '8 ball', 'pool', 'race'],
    ['C-9.12', '9 ball', 'pool', 'race'],
    ['C-9.13', '10 ball', 'pool', 'race'],
    ['C-9.14', 'Straight pool', 'pool', 'average'],
    ['C-9.15', 'One pocket', 'pool', 'race'],
    ['C-9.16', '100 Up', 'billiards', 'breaks'],
    ['C-9.17', '150 Up', 'billiards', 'breaks'],
    ['C-9.18', 'Timed', 'billiards', 'breaks'],
    ['C-9.19', '6 ball', 'snooker', 'breaks'],
    ['C-9.20', '15 red balls', 'snooker', 'breaks'],
    ['C-9.21', '3 cushion', 'carom', 'average'],
    ['C-9.22', 'Russian pyramid', 'russianPyramid', 'race'],
  ])('%s: %s is a game of %s, written as %s', (_id, label, discipline, score) => {
    expect(games.filter((game) => game.label === label)).toMatchObject([{ discipline, score }]);
  });

  it('are those of the contract, in its order', () => {
    expect(games.map(({ id }) => id)).toEqual(schemas['GameType']?.['enum']);
    expect([...new Set(games.map(({ discipline }) => discipline))].toSorted()).toEqual(
      schemas['Discipline']?.['enum'],
    );
  });

  it('are named with their discipline, and once where that is the same word', () => {
    expect(fullGameLabel('fifteenReds')).toBe('Snooker, 15 red balls');
    expect(fullGameLabel('threeCushion')).toBe('Carom, 3 cushion');
    expect(fullGameLabel('russianPyramid')).toBe('Russian pyramid');
  });

  it('do not answer for a word that is none', () => {
    expect(() => gameOf('darts')).toThrow("There is no game type 'darts'.");
    expect(() => gameOf('__proto__')).toThrow(RangeError);
  });
});

describe('what a match is played to', () => {
  const none = { frame: null, raceTo: null, targetPoints: null, timeLimit: null };
  it.each([
    [{ ...none, frame: 9 }, 'Best of 9', true],
    [{ ...none, raceTo: 7 }, 'Race to 7', true],
    [{ ...none, targetPoints: 40 }, 'To 40 points', false],
    [{ ...none, timeLimit: 60 }, '60 minutes', false],
    [{ ...none, timeLimit: 1 }, '1 minute', false],
    [{ ...none, frame: 5, targetPoints: 100 }, 'Best of 5, to 100 points', true],
    [{ ...none, frame: 9, raceTo: 5 }, 'Race to 5', true],
    [{ ...none, frame: 1 }, 'Best of 1', false],
    [none, '', false],
  ])('%j reads %j', (length, text, inFrames) => {
    expect(matchLengthText(length)).toBe(text);
    expect(isPlayedInFrames(length)).toBe(inFrames);
  });
});

describe('how a match stands', () => {
  const match = (more: object) => ({
    statusId: 7 as const,
    frame: 9,
    raceTo: null,
    player1Frames: 4,
    player2Frames: 3,
    player1: { points: 62 },
    player2: { points: 14 },
    ...more,
  });

  it('is told by frames where frames decide, and by points where it is one game', () => {
    expect(headlineScore(match({}))).toEqual([4, 3]);
    expect(headlineScore(match({ frame: null, raceTo: 7 }))).toEqual([4, 3]);
    expect(headlineScore(match({ frame: null }))).toEqual([62, 14]);
  });

  it('is not told before the match begins, and by frames where no points are known', () => {
    expect(headlineScore(match({ statusId: 1 }))).toBeNull();
    const unknown = { frame: null, player1: { points: null }, player1Frames: 1, player2Frames: 0 };
    expect(headlineScore(match({ ...unknown, statusId: 6 }))).toEqual([1, 0]);
  });

  it('has an average to three places, and none before the first inning', () => {
    expect(averageOf(40, 28)).toBe(1.429);
    expect(averageOf(0, 3)).toBe(0);
    expect([averageOf(0, 0), averageOf(null, 5), averageOf(12, null)]).toEqual([null, null, null]);
  });
});

describe('a seat', () => {
  it.each([
    [{ seat: 'player' as const }, 'Sofía Arancibia', 'Sofía Arancibia'],
    [{ seat: 'bye' as const }, null, 'Bye'],
    [{ seat: 'open' as const, feederMatchName: null }, null, 'To be decided'],
    [{ seat: 'open' as const, feederMatchName: 'Semi-final 1' }, null, 'Winner of Semi-final 1'],
  ])('%j with the name %j reads %j', (side, name, text) => {
    expect(seatText(side, name)).toBe(text);
  });

  it('has words for each status that the contract knows', () => {
    const ids = [schemas['MatchStatusId']?.['enum'] ?? []].flat().map(String);
    expect(Object.keys(matchWords.status)).toEqual(ids.toSorted());
    expect(matchWords.unscheduled).toBe('Not scheduled');
  });
});

import { describe, expect, it } from 'vitest';
import { stripOf } from '#domain/scoring/frame-strip.ts';
import { countedWords, framesToWin, scoreLayout, visitWord } from '#domain/scoring/layout.ts';
import {
  averageNumber,
  occasionText,
  runningNumber,
  standingText,
  statusText,
  summaryText,
  tableText,
} from '#domain/scoring/texts.ts';
import { matchLengthText } from '#domain/matches/length.ts';
import { aheadIn, nameOf, shortName, tallyOf, type FrameRow } from '#domain/scoring/scoreboard.ts';
import {
  caromMatch,
  completedMatch,
  nineBallMatch,
  pyramidMatch,
  snookerDetail,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';

const billiards = {
  ...snookerMatch,
  discipline: 'billiards',
  gameType: 'hundredUp',
  frame: 5,
  targetPoints: 100,
} as const;
const timed = { ...billiards, gameType: 'timed', frame: null, targetPoints: null, timeLimit: 60 } as const;

describe('the board of a match', () => {
  it('shows frames with points and breaks for snooker and billiards (C-9.16 to C-9.20)', () => {
    expect([scoreLayout(snookerMatch), scoreLayout(billiards)]).toEqual(['frames', 'frames']);
    expect([visitWord(snookerMatch), visitWord(billiards)]).toEqual(['Break', 'Break']);
    expect(countedWords(snookerMatch).many).toBe('Frames');
  });

  it('shows pool and the Russian pyramid as a race (C-9.11 to C-9.15, C-9.22)', () => {
    expect([scoreLayout(nineBallMatch), scoreLayout(pyramidMatch)]).toEqual(['race', 'race']);
    expect(framesToWin(nineBallMatch)).toBe(9);
    expect(countedWords(nineBallMatch).many).toBe('Racks');
  });

  it('shows carom, straight pool and an hour of billiards by their points (C-9.14, C-9.18, C-9.21)', () => {
    const straight = { ...caromMatch, discipline: 'pool', gameType: 'straightPool' } as const;
    expect([caromMatch, straight, timed].map(scoreLayout)).toEqual(['points', 'points', 'points']);
    expect(averageNumber(caromMatch, 2)).toEqual({ label: 'Average', value: '1.409' });
    expect(visitWord(straight)).toBe('Run');
  });

  it('says what a match is played to in the words of its game', () => {
    expect([snookerMatch, nineBallMatch, caromMatch, timed].map(matchLengthText)).toEqual([
      'Best of 9',
      'Race to 9',
      'To 40 points',
      '60 minutes',
    ]);
    expect(occasionText(snookerMatch)).toBe('Semi-final 1, best of 9');
    expect(standingText(caromMatch)).toBe('To 40 points, inning 22');
  });

  it('names the running frame, and none when none is played', () => {
    expect(runningNumber(snookerMatch, 1)).toEqual({ label: 'Frame 8', value: 62 });
    expect(runningNumber(completedMatch, 1)).toBeNull();
  });

  it('tells who is ahead: the winner, else whoever leads, else nobody', () => {
    expect(aheadIn(completedMatch)).toBe(2);
    expect(aheadIn(caromMatch)).toBe(2);
    expect(aheadIn({ ...caromMatch, player1: caromMatch.player2 })).toBeNull();
    expect([tallyOf(snookerMatch, 1), tallyOf(caromMatch, 1)]).toEqual([4, 27]);
  });

  it('names a seat that nobody has taken, and does not cut a masked name', () => {
    expect(nameOf(upcomingMatch, 2)).toBe('Winner of Semi-final 1');
    expect(shortName(snookerMatch, 1)).toBe('Peñaranda');
    const hidden = {
      ...snookerMatch,
      playerName1: 'Hidden player',
      player1: { ...snookerMatch.player1, isNameHidden: true },
    };
    expect(shortName(hidden, 1)).toBe('Hidden player');
  });

  it('calls a table by its own name, or by its number', () => {
    expect(tableText(snookerMatch)).toBe('Table 1');
    expect(tableText({ ...snookerMatch, table: { tableId: 1, number: 1, name: 'Show table' } })).toBe(
      'Show table',
    );
    expect(tableText({ ...snookerMatch, table: null })).toBeNull();
    expect([snookerMatch, upcomingMatch, completedMatch].map(statusText)).toEqual([
      'Live',
      'Upcoming',
      'Final score',
    ]);
  });

  it('has one sentence for those who hear it', () => {
    expect(summaryText(snookerMatch)).toBe(
      'Andrés Peñaranda 4, Marcus Whitfield 3, best of 9; frame 8, 62 to 14.',
    );
    expect(summaryText(nineBallMatch)).toBe('Renata Solís 8, Devon Baptiste 4, race to 9; rack 13.');
    expect(summaryText(caromMatch)).toBe('Diego Mamani 27, Camila Ferreyra 31, to 40 points; inning 22.');
  });
});

describe('the strip of frames', () => {
  it('has a column for each frame that can be played, the running one marked', () => {
    const strip = stripOf(snookerMatch, snookerDetail.frames);
    expect(strip.map(({ number, state }) => `${number} ${state}`)).toEqual([
      '1 over',
      '2 over',
      '3 over',
      '4 over',
      '5 over',
      '6 over',
      '7 over',
      '8 now',
      '9 ahead',
    ]);
    expect(strip[0]).toMatchObject({ points: [72, 8], winner: 1 });
    expect(strip[7]).toMatchObject({ points: [62, 14], winner: null });
  });

  it('of a match that is over ends with its last frame', () => {
    const frames = snookerDetail.frames.slice(0, 5);
    expect(stripOf(completedMatch, frames).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('of a long match shows the latest nine and the one to come', () => {
    const [first] = snookerDetail.frames;
    const frames: FrameRow[] = Array.from({ length: 20 }, (_, place) => ({
      ...(first as FrameRow),
      frameNumber: place + 1,
    }));
    const long = { ...snookerMatch, frame: 35, currentFrame: 21 };
    const numbers = stripOf(long, frames).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([9, 14, 22]);
  });

  it('stands there before any frame is known', () => {
    expect(stripOf({ ...snookerMatch, currentFrame: null }, [])).toHaveLength(9);
  });
});

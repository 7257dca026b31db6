import { gameOf, type GameTypeId } from '#domain/games.ts';
import type { MatchLength } from '#domain/matches/length.ts';
import { winningScore } from '#domain/tournaments/length.ts';

/** What a head start is counted in: points of each frame, racks on the score, or points on the score. */
export type HeadStartUnit = 'framePoints' | 'points' | 'racks';

/** The most points that a frame begins with. */
const mostFramePoints = 70;

const ranges: Readonly<Record<HeadStartUnit, readonly [number, number]>> = {
  framePoints: [-70, 140],
  racks: [0, 20],
  points: [0, 60],
};

const units = { breaks: 'framePoints', race: 'racks', average: 'points' } as const;

/** The unit of a game. */
export function headStartUnit(gameType: GameTypeId): HeadStartUnit {
  return units[gameOf(gameType).score];
}

/** Whether a handicap is within the range of a game. */
export function isHandicap(gameType: GameTypeId, handicap: number): boolean {
  const [least, most] = ranges[headStartUnit(gameType)];
  return Number.isInteger(handicap) && handicap >= least && handicap <= most;
}

/** The most that a side may begin with: less than what wins. */
function mostHeadStart(gameType: GameTypeId, length: MatchLength): number {
  const isByFrame = headStartUnit(gameType) === 'framePoints';
  const wins = isByFrame ? (length.targetPoints ?? Infinity) : (winningScore(length) ?? Infinity);
  return Math.min(wins - 1, isByFrame ? mostFramePoints : 999);
}

/** Whether a side would begin with as much as wins. */
export function headStartFault(gameType: GameTypeId, length: MatchLength, start: number): boolean {
  return start > mostHeadStart(gameType, length);
}

/** The head starts that two handicaps propose: the difference, to the side with the higher one. */
export function proposeHeadStarts(
  handicaps: readonly [number, number],
  gameType: GameTypeId,
  length: MatchLength,
): readonly [number, number] {
  const [one, two] = handicaps;
  const start = Math.min(Math.abs(one - two), mostHeadStart(gameType, length));
  return one > two ? [start, 0] : [0, start];
}

import { gameOf } from '#domain/games.ts';

/** Balls that win a frame of pyramid. */
export const pyramidBalls = 8;

/** The most that one visit of snooker brings, a free ball at its beginning included. */
const mostBreaks: Readonly<Record<string, number>> = { fifteenReds: 155, sixBall: 83 };

/** What a frame is held against. */
export type FrameRules = {
  /** Points that win the frame, and beyond which no game is played; null where being ahead at its end wins. */
  winningPoints: number | null;
  hasBreaks: boolean;
  hasInnings: boolean;
  /** The most that one visit brings; null where only the points bound it. */
  mostBreak: number | null;
};

/** Whether a rack is won or lost as a whole and has no points of its own. */
export function isRackGame(gameType: string): boolean {
  const { score, discipline } = gameOf(gameType);
  return score === 'race' && discipline !== 'russianPyramid';
}

/** Whether visits are noted in a game: a rack of pool has none. */
export function hasBreaks(gameType: string): boolean {
  return !isRackGame(gameType);
}

/** Whether visits are counted in a game. */
export function hasInnings(gameType: string): boolean {
  const { discipline, score } = gameOf(gameType);
  return score === 'average' || discipline === 'billiards';
}

/** The rules of a frame of a match. */
export function frameRules(match: { gameType: string; targetPoints: number | null }): FrameRules {
  const { gameType } = match;
  return {
    winningPoints: isRackGame(gameType)
      ? 1
      : gameOf(gameType).discipline === 'russianPyramid'
        ? pyramidBalls
        : match.targetPoints,
    hasBreaks: hasBreaks(gameType),
    hasInnings: hasInnings(gameType),
    mostBreak: mostBreaks[gameType] ?? null,
  };
}

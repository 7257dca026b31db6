import { gameOf } from '#domain/games.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import type { MatchRow } from './scoreboard.ts';

/** How a match reads: frames with their points, racks towards a number, or points alone. */
export type ScoreLayout = 'frames' | 'race' | 'points';

type Lengths = Pick<MatchRow, 'raceTo' | 'frame'>;

/** Which board fits a match: what is one game is told by its points. */
export function scoreLayout(match: Lengths & Pick<MatchRow, 'gameType'>): ScoreLayout {
  if (!isPlayedInFrames(match)) return 'points';
  return gameOf(match.gameType).score === 'race' ? 'race' : 'frames';
}

/** Frames or racks that win the match; one where it is a single game. */
export function framesToWin({ raceTo, frame }: Lengths): number {
  return raceTo ?? Math.floor((frame ?? 1) / 2) + 1;
}

/** What a match counts, in the words of its discipline. */
export function countedWords({ discipline }: Pick<MatchRow, 'discipline'>): { one: string; many: string } {
  if (discipline === 'pool') return words.rack;
  if (discipline === 'billiards') return words.game;
  return discipline === 'carom' ? words.set : words.frame;
}

/** What one visit to the table brings: a break, or a run where that is the word. */
export function visitWord({ discipline }: Pick<MatchRow, 'discipline'>): string {
  return discipline === 'pool' || discipline === 'carom' ? words.run : words.break;
}

/** Whether the running frame has a score of its own; a rack of pool is won or lost. */
export function hasRunningScore(match: Lengths & Pick<MatchRow, 'gameType' | 'discipline'>): boolean {
  return scoreLayout(match) !== 'race' || match.discipline === 'russianPyramid';
}

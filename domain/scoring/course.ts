import { framesToWin } from './layout.ts';
import type { FrameRow, Side } from './scoreboard.ts';
import type { ScoredMatch } from './entry.ts';

const minute = 60_000;

/** The side that has won the frames that win the match; null while nobody has. */
export function decidedFor(match: ScoredMatch): Side | null {
  const needed = framesToWin(match);
  if (match.player1Frames >= needed) return 1;
  return match.player2Frames >= needed ? 2 : null;
}

/** The last frame that somebody has won; undefined before the first. */
export function lastClosedFrame({ frames }: Pick<ScoredMatch, 'frames'>): FrameRow | undefined {
  return frames.findLast(({ endedAt }) => endedAt !== null);
}

/** Whether the time of a match is up; never where it has none. */
export function timeIsUp({ timeLimit, startedAt }: ScoredMatch, now: number): boolean {
  return timeLimit != null && startedAt !== null && now >= Date.parse(startedAt) + timeLimit * minute;
}

/** Who breaks off: the two take turns, the first player in the first frame. */
export function breakerOf(frameNumber: number): Side {
  return frameNumber % 2 === 1 ? 1 : 2;
}

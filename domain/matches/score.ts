import type { components } from '#contract/api.gen.ts';
import { isPlayedInFrames } from './length.ts';
import { matchStatus } from './status.ts';

type Match = components['schemas']['Match'];
type Scored = Pick<Match, 'statusId' | 'frame' | 'raceTo' | 'player1Frames' | 'player2Frames'> & {
  player1: Pick<Match['player1'], 'points'>;
  player2: Pick<Match['player2'], 'points'>;
};

/** The figures that say how a match stands: frames, or points where it is one game; null before it begins. */
export function headlineScore(match: Scored): readonly [number, number] | null {
  if (match.statusId === matchStatus.upcoming) return null;
  if (isPlayedInFrames(match)) return [match.player1Frames, match.player2Frames];
  const { points: one } = match.player1;
  const { points: two } = match.player2;
  return one === null || two === null ? [match.player1Frames, match.player2Frames] : [one, two];
}

/** Points an inning to three places, as carom writes it; null where either is not known. */
export function averageOf(points: number | null, innings: number | null): number | null {
  return points === null || !innings ? null : Math.round((points / innings) * 1000) / 1000;
}

import type { DrawnMatch } from './drawn-match.ts';
import type { Settled } from './settle.ts';

/** Why a result cannot be changed as things stand, with the matches that are in the way; null where it can. */
export type CorrectionFault = {
  code: 'next_match_live' | 'next_match_over';
  matches: readonly DrawnMatch[];
} | null;

/** Live matches are always in the way; later matches that are over are given up by a reset alone. */
export function correctionFault({ live, over }: Settled, isReset: boolean): CorrectionFault {
  if (live.length > 0) return { code: 'next_match_live', matches: live };
  if (over.length > 0 && !isReset) return { code: 'next_match_over', matches: over };
  return null;
}

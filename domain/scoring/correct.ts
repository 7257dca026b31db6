import type { components } from '#contract/api.gen.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { afterEntry } from './apply.ts';
import type { Entry, ScoredMatch } from './entry.ts';
import { entryFault, type ScoringFault } from './fault.ts';

/** A result as it should have been. */
export type Correction = Omit<components['schemas']['CorrectMatchRequest'], 'reason' | 'reset' | 'version'>;

/** A match of which nothing has been played. */
export function asUnplayed(match: ScoredMatch): ScoredMatch {
  const side = { points: null, break: null, highestBreak: null, innings: null, average: null };
  return {
    ...match,
    statusId: matchStatus.upcoming,
    outcome: null,
    winner: null,
    startedAt: null,
    endedAt: null,
    calledAt: null,
    currentFrame: null,
    atTable: null,
    player1Frames: 0,
    player2Frames: 0,
    player1: { ...match.player1, ...side },
    player2: { ...match.player2, ...side },
    frames: [],
  };
}

/** What a pyramid or rack game has no frames for. */
const unplayed: ReadonlySet<Correction['outcome']> = new Set(['walkover', 'bothOut']);

/**
 * A match with another result, as if it had been written down so at the table; a fault where no scorer could have written
 * it. When it began and ended stays as it was.
 */
export function correctedMatch(
  match: ScoredMatch,
  { outcome, winner, frames = [], player1Innings, player2Innings }: Correction,
  now: number,
): ScoredMatch | { fault: ScoringFault } {
  const isUnplayed = unplayed.has(outcome) || (outcome === 'disqualified' && frames.length === 0);
  if (isUnplayed && frames.length > 0) return { fault: 'result_wrong' };
  let written = asUnplayed(match);
  const write = (entry: Entry): ScoringFault | null => {
    const fault = entryFault(written, entry, now);
    if (fault === null) written = afterEntry(written, entry, now);
    return fault;
  };
  if (!isUnplayed && write({ kind: 'start', body: { version: written.version } }))
    return { fault: 'result_wrong' };
  // Whether the time was up is known no more, and a corrected match had its time.
  if (!isUnplayed) written = { ...written, startedAt: match.startedAt ?? written.startedAt };
  for (const [place, frame] of frames.entries()) {
    const isOpen = !isPlayedInFrames(match) && (outcome === 'level' || outcome === 'retired');
    const body = {
      version: written.version,
      frameNumber: place + 1,
      isOver: !isOpen,
      ...frame,
      ...(player1Innings !== undefined && { player1Innings }),
      ...(player2Innings !== undefined && { player2Innings }),
    };
    if (write({ kind: 'frame', body })) return { fault: 'result_wrong' };
  }
  const fault = write({ kind: 'end', body: { version: written.version, reason: outcome, winner } });
  if (fault !== null) return { fault: fault === 'level_not_allowed' ? fault : 'result_wrong' };
  return {
    ...written,
    startedAt: isUnplayed ? null : match.startedAt,
    endedAt: match.endedAt,
    version: match.version + 1,
  };
}

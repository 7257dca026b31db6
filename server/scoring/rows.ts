import type { Insertable, Updateable } from 'kysely';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import type { Database } from '#server/database/db.gen.ts';

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The columns of a match that scoring may change. */
export function matchColumnsOf(match: ScoredMatch, now: number): Updateable<Database['matches']> {
  const { player1, player2 } = match;
  const isLive = match.currentFrame !== null;
  return {
    status_id: match.statusId,
    player1_frames: match.player1Frames,
    player2_frames: match.player2Frames,
    player1_points: isLive ? player1.points : null,
    player2_points: isLive ? player2.points : null,
    player1_innings: player1.innings,
    player2_innings: player2.innings,
    player1_highest_break: player1.highestBreak,
    player2_highest_break: player2.highestBreak,
    current_frame: match.currentFrame,
    current_break: player1.break ?? player2.break,
    at_table: match.atTable,
    winner_id: match.winner,
    started_at: momentOf(match.startedAt),
    ended_at: momentOf(match.endedAt),
    updated_at: new Date(now),
    version: match.version,
    outcome: match.outcome,
    called_at: momentOf(match.calledAt),
  };
}

/** A frame as its table has it. */
export function frameColumnsOf(
  matchId: number,
  frame: ScoredMatch['frames'][number],
  recordedBy: number,
): Insertable<Database['frames']> {
  return {
    match_id: matchId,
    recorded_by: recordedBy,
    number: frame.frameNumber,
    player1_points: frame.player1Points,
    player2_points: frame.player2Points,
    player1_break: frame.player1Break,
    player2_break: frame.player2Break,
    winner_id: frame.winner,
    ended_at: momentOf(frame.endedAt),
  };
}

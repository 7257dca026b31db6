import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { seesHiddenNames } from '#domain/matches/privacy.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { mayScore } from '#domain/scoring/rights.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { composeMatches, isoOf, nameOf } from './compose.ts';
import type { MatchRow } from './graph.ts';
import { findMatch, type CorrectionRow, type FrameRow, type KeptResult, type ScorerRow } from './one.ts';
import { readerOf } from './reader.ts';

type MatchDetail = components['schemas']['MatchDetail'];

/** One match as the contract has it for who asks; null where there is none. */
export async function findMatchDetail(
  db: Kysely<Database>,
  caller: Caller | null,
  matchId: number,
): Promise<MatchDetail | null> {
  const { graph, frames, scorer, isLevelAllowed, correction } = await findMatch(db, caller, matchId);
  const [match] = composeMatches(graph, caller);
  const [row] = graph.matches;
  if (!match || !row) return null;
  const people = [row.player1_id, row.player2_id, row.referee_id];
  const seesHidden = seesHiddenNames(readerOf(caller, graph), { people, clubId: row.club_id });
  const referee = nameOf(row.referee_id, graph, seesHidden);
  return {
    ...match,
    referee,
    mayScore: isScorer(caller, scorer, row),
    refereeId: isManager(caller, row) ? row.referee_id : null,
    isRated: row.is_rated,
    mayManage: isManager(caller, row),
    isLevelAllowed: isLevelAllowed && !isPlayedInFrames(match),
    correction: correctionOf(match, correction, isManager(caller, row) || isPlayer(caller, row)),
    frames: frames.map(composeFrame),
  };
}

/** Whether somebody runs a match: the association any, the people of a club those of the club. */
function isManager(caller: Caller | null, { club_id: clubId }: MatchRow): boolean {
  if (caller === null || caller.roleId > 4) return false;
  return caller.roleId <= 2 || (clubId !== null && caller.clubs.includes(clubId));
}

function isPlayer(caller: Caller | null, row: MatchRow): boolean {
  return caller !== null && [row.player1_id, row.player2_id].includes(caller.userId);
}

type Correction = NonNullable<MatchDetail['correction']>;
type Played = Pick<MatchDetail, 'frame' | 'playerId1' | 'playerId2' | 'raceTo'>;

/** What was corrected last: a match that was taken back and is played again has no such mark. */
function correctionOf(match: Played, row: CorrectionRow, seesReason: boolean): Correction | null {
  if (row === null || row.before.statusId !== matchStatus.completed) return null;
  return {
    at: new Date(row.at).toISOString(),
    before: resultOf(match, row.before),
    after: resultOf(match, row.after),
    reason: seesReason ? row.reason : null,
  };
}

function resultOf(match: Played, { frames, winner }: KeptResult): Correction['before'] {
  const wonBy = (player: number | null): number =>
    frames.filter((frame) => frame.winner !== null && frame.winner === player).length;
  const [game] = frames;
  const score = isPlayedInFrames(match)
    ? [wonBy(match.playerId1), wonBy(match.playerId2)]
    : [game?.player1Points ?? 0, game?.player2Points ?? 0];
  return { score, winner };
}

function isScorer(caller: Caller | null, scorer: ScorerRow, row: MatchRow): boolean {
  if (caller === null || scorer === null) return false;
  const { userId, roleId } = caller;
  const players = [row.player1_id, row.player2_id];
  return mayScore({ userId, roleId, ...scorer }, { clubId: row.club_id, refereeId: row.referee_id, players });
}

function composeFrame(frame: FrameRow): MatchDetail['frames'][number] {
  return {
    frameNumber: frame.number,
    player1Points: frame.player1_points,
    player2Points: frame.player2_points,
    player1Break: frame.player1_break,
    player2Break: frame.player2_break,
    winner: frame.winner_id,
    endedAt: isoOf(frame.ended_at),
  };
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Outcome } from '#domain/draws/drawn-match.ts';
import { settleLeaving, settleResult } from '#domain/draws/settle.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { Database } from '#server/database/db.gen.ts';
import { finishTournament } from './finishing.ts';
import { rerateFrom } from '#server/ratings/replay.ts';
import { closeFrames, drawOf, findLeft, keepSettled, takeKnockout, takeWayOn } from './knockout-store.ts';

/** A match that somebody has ended, and how. */
export type EndedMatch = {
  id: number;
  tournamentId: number | null;
  groupId: number | null;
  outcome: Outcome | null;
  winner: number | null;
};

/**
 * Lets the end of a match flow on in the transaction that writes it: winner and loser take their seats, matches against
 * empty seats end by themselves, and a tournament of which all is over is finished.
 */
export async function settleEnd(db: Transaction<Database>, match: EndedMatch, at: Date): Promise<void> {
  const { id, tournamentId, groupId, outcome, winner } = match;
  if (tournamentId === null) {
    await rerateFrom(db, id, at);
    return;
  }
  if (groupId === null && outcome !== null && outcome !== 'bye' && outcome !== 'level') {
    const rows = await takeWayOn(db, id);
    const left = await findLeft(db, tournamentId);
    const { changed } = settleResult(drawOf(rows), id, { outcome, winner }, left);
    await keepSettled(db, rows, new Map([...changed].filter(([other]) => other !== id)), { at });
  }
  await finishTournament(db, tournamentId, at);
  await rerateFrom(db, id, at);
}

/** Lets a player leave a draw: a live match is lost, and who would have met the player next goes on without playing. */
export async function settleDeparture(
  db: Kysely<Database>,
  { tournamentId, userId, by, at }: { tournamentId: number; userId: number; by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('tournament_players')
    .set({ left_at: at })
    .where('tournament_id', '=', tournamentId)
    .where('user_id', '=', userId)
    .execute();
  await leaveGroup(db, { tournamentId, userId, by, at });
  const rows = await takeKnockout(db, tournamentId);
  const left = await findLeft(db, tournamentId);
  const { changed } = settleLeaving(drawOf(rows), userId, left);
  await keepSettled(db, rows, changed, { at, endedBy: by });
  await finishTournament(db, tournamentId, at);
}

/** The matches of a group that are left are won by whom the player does not meet any more. */
async function leaveGroup(
  db: Kysely<Database>,
  { tournamentId, userId, by, at }: { tournamentId: number; userId: number; by: number; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select m.id from matches m where m.tournament_id = ${tournamentId} and m.group_id is not null
      and m.status_id <> ${matchStatus.completed} and ${userId} in (m.player1_id, m.player2_id)
    order by m.id for update`.execute(db);
  for (const { id } of rows) {
    await closeFrames(db, id, at);
    await sql`
      update matches set status_id = ${matchStatus.completed}, ended_at = ${at}, called_at = null, updated_at = ${at},
        outcome = case status_id when ${matchStatus.live} then 'retired' else 'walkover' end,
        ended_by = case status_id when ${matchStatus.live} then ${by}::integer end,
        winner_id = case player1_id when ${userId} then player2_id else player1_id end,
        current_frame = null, current_break = null, at_table = null, player1_points = null, player2_points = null,
        version = version + 1
      where id = ${id}`.execute(db);
  }
}

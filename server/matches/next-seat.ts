import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** A match as far as its winner's way on depends on it. */
type Seated = {
  tournament_id: number | null;
  player1_id: number | null;
  player2_id: number | null;
  player1_seed: number | null;
  player2_seed: number | null;
  next_match_id: number | null;
  next_match_slot: number | null;
};

/** Gives the winner of a match the seat that it leads to, and ends a tournament of which all is played. */
export async function seatWinner(db: Transaction<Database>, row: Seated, winner: 1 | 2): Promise<void> {
  const id = winner === 1 ? row.player1_id : row.player2_id;
  const seed = winner === 1 ? row.player1_seed : row.player2_seed;
  const seat =
    row.next_match_slot === 1
      ? { player1_id: id, player1_seed: seed }
      : { player2_id: id, player2_seed: seed };
  if (row.next_match_id !== null) {
    await db
      .updateTable('matches')
      .set((values) => ({ ...seat, version: values('version', '+', 1) }))
      .where('id', '=', row.next_match_id)
      .execute();
  }
  if (row.tournament_id === null) return;
  await sql`select finish_tournament(${row.tournament_id}::integer)`.execute(db);
}

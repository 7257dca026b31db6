import { sql, type Kysely } from 'kysely';
import type { DrawnMatch, Outcome } from '#domain/draws/drawn-match.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { Database } from '#server/database/db.gen.ts';

/** A match of a knockout as the database has it, as far as the way of its players depends on it. */
export type KnockoutRow = {
  id: number;
  name: string;
  round: number;
  status_id: number;
  outcome: Outcome | null;
  ended_by: number | null;
  called_at: Date | string | null;
  is_bye: boolean;
  player1_id: number | null;
  player2_id: number | null;
  player1_seed: number | null;
  player2_seed: number | null;
  player1_out: boolean;
  player2_out: boolean;
  winner_id: number | null;
  next_match_id: number | null;
  next_match_slot: 1 | 2 | null;
  loser_match_id: number | null;
  loser_match_slot: 1 | 2 | null;
};

const columns =
  sql.raw(`m.id, m.name, r.position as round, m.status_id, m.outcome, m.ended_by, m.called_at, m.is_bye,
  m.player1_id, m.player2_id, m.player1_seed, m.player2_seed, m.player1_out, m.player2_out, m.winner_id,
  m.next_match_id, m.next_match_slot, m.loser_match_id, m.loser_match_slot`);

/** The knockout of a tournament, taken match by match in the order of their ids. */
export async function takeKnockout(db: Kysely<Database>, tournamentId: number): Promise<KnockoutRow[]> {
  const { rows } = await sql<KnockoutRow>`
    select ${columns} from matches m join rounds r on r.id = m.round_id
    where m.tournament_id = ${tournamentId} and m.group_id is null order by m.id for update of m`.execute(db);
  return rows;
}

/** The knockout of a tournament as it stands. */
export async function findKnockout(db: Kysely<Database>, tournamentId: number): Promise<KnockoutRow[]> {
  const { rows } = await sql<KnockoutRow>`
    select ${columns} from matches m join rounds r on r.id = m.round_id
    where m.tournament_id = ${tournamentId} and m.group_id is null order by m.id`.execute(db);
  return rows;
}

/** A match and those to which its players go on, taken in the order of their ids. */
export async function takeWayOn(db: Kysely<Database>, matchId: number): Promise<KnockoutRow[]> {
  const { rows } = await sql<KnockoutRow>`
    with recursive onward as (
      select m.id, m.next_match_id, m.loser_match_id from matches m where m.id = ${matchId}
      union
      select m.id, m.next_match_id, m.loser_match_id
      from onward o join matches m on m.id in (o.next_match_id, o.loser_match_id))
    select ${columns} from matches m left join rounds r on r.id = m.round_id
    where m.id in (select id from onward) order by m.id for update of m`.execute(db);
  return rows;
}

/** A match as the rules of draws know it. */
export function drawnOf(row: KnockoutRow): DrawnMatch {
  const isOver = row.status_id === matchStatus.completed;
  const isLive = row.status_id === matchStatus.live;
  const isByItself = isOver && row.ended_by === null && (row.outcome === 'bye' || row.outcome === 'walkover');
  // Byes of before have no mark at their empty seats.
  const isEmpty = (player: number | null, isOut: boolean) =>
    isOut || (isOver && row.is_bye && player === null);
  return {
    id: row.id,
    round: row.round,
    players: [row.player1_id, row.player2_id],
    outs: [isEmpty(row.player1_id, row.player1_out), isEmpty(row.player2_id, row.player2_out)],
    state: isOver ? 'over' : isLive ? 'live' : row.called_at === null ? 'upcoming' : 'called',
    outcome: row.outcome,
    winner: row.winner_id,
    isByItself,
    next: seatOf(row.next_match_id, row.next_match_slot),
    loserNext: seatOf(row.loser_match_id, row.loser_match_slot),
  };
}

const seatOf = (id: number | null, slot: 1 | 2 | null) =>
  id === null || slot === null ? null : { id, slot };

/** A draw by the ids of its matches. */
export const drawOf = (rows: readonly KnockoutRow[]): Map<number, DrawnMatch> =>
  new Map(rows.map((row) => [row.id, drawnOf(row)]));

/** Who has left a tournament, in the order of leaving. */
export async function findLeft(db: Kysely<Database>, tournamentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tournament_players')
    .select('user_id')
    .where('tournament_id', '=', tournamentId)
    .where('left_at', 'is not', null)
    .orderBy('left_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/**
 * Writes down what settling has changed. A match that is open again is as new: its frames are gone, and a call is taken
 * back. `endedBy` is who has ended a live match by leaving it.
 */
export async function keepSettled(
  db: Kysely<Database>,
  rows: readonly KnockoutRow[],
  changed: ReadonlyMap<number, DrawnMatch>,
  { at, endedBy = null }: { at: Date; endedBy?: number | null },
): Promise<void> {
  const seeds = seedsOf(rows);
  const before = new Map(rows.map((row) => [row.id, row]));
  for (const id of [...changed.keys()].toSorted((a, b) => a - b)) {
    const match = changed.get(id);
    const row = before.get(id);
    if (match && row) await keepOne(db, row, match, { seeds, at, endedBy });
  }
}

async function keepOne(
  db: Kysely<Database>,
  row: KnockoutRow,
  match: DrawnMatch,
  { seeds, at, endedBy }: { seeds: ReadonlyMap<number, number>; at: Date; endedBy: number | null },
): Promise<void> {
  const [one, two] = match.players;
  const isOver = match.state === 'over';
  const isBye = match.outs[0] || match.outs[1];
  const wasOver = row.status_id !== matchStatus.upcoming;
  const seedOf = (player: number | null) => (player === null ? null : (seeds.get(player) ?? null));
  if (wasOver && !isOver) await db.deleteFrom('frames').where('match_id', '=', row.id).execute();
  if (row.status_id === matchStatus.live && isOver) await closeFrames(db, row.id, at);
  await db
    .updateTable('matches')
    .set((eb) => ({
      player1_id: one,
      player2_id: two,
      player1_seed: seedOf(one),
      player2_seed: seedOf(two),
      player1_out: match.outs[0],
      player2_out: match.outs[1],
      is_bye: isBye,
      status_id: isOver ? matchStatus.completed : matchStatus.upcoming,
      outcome: match.outcome,
      winner_id: match.winner,
      ended_by: match.isByItself || !isOver ? null : endedBy,
      ended_at: isOver && !isBye ? at : null,
      called_at: null,
      ...(isOver && !match.isByItself ? live : open),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', row.id)
    .execute();
}

/** Nobody is at the table any more. */
const live = {
  current_frame: null,
  current_break: null,
  at_table: null,
  player1_points: null,
  player2_points: null,
};
/** Nothing has been played. */
const open = {
  ...live,
  started_at: null,
  player1_frames: 0,
  player2_frames: 0,
  player1_innings: null,
  player2_innings: null,
  player1_highest_break: null,
  player2_highest_break: null,
};

function seedsOf(rows: readonly KnockoutRow[]): Map<number, number> {
  const seats = rows.flatMap((row) => [
    [row.player1_id, row.player1_seed] as const,
    [row.player2_id, row.player2_seed] as const,
  ]);
  return new Map(
    seats.flatMap(([player, seed]) => (player === null || seed === null ? [] : [[player, seed]])),
  );
}

/** A frame that nobody has won is not one of the match, unless its points are all that there is. */
export async function closeFrames(db: Kysely<Database>, matchId: number, at: Date): Promise<void> {
  await sql`
    delete from frames f using matches m where m.id = f.match_id and m.id = ${matchId} and f.ended_at is null
      and coalesce(m.race_to, m.best_of, 1) > 1`.execute(db);
  await sql`update frames set ended_at = ${at} where match_id = ${matchId} and ended_at is null`.execute(db);
}

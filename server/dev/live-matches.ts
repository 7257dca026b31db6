import { sql, type Kysely, type Transaction } from 'kysely';
import { matchStatus } from '#domain/matches/status.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Random } from '#server/demo/random.ts';
import { settleEnd } from '#server/tournaments/settling.ts';
import { beginNext } from './live-draw.ts';
import { nextFrame, playShot, tableOf, type LivePlay, type PlayedOn } from './live-play.ts';
import { frameColumnsOf, matchColumnsOf, playOf, type LiveRow } from './live-rows.ts';
import type { SnookerTable } from './snooker-table.ts';

/** What the tables of live snooker matches hold, by match and frame; the database keeps points, not balls. */
export type Balls = Map<string, SnookerTable>;

export type MoverParts = { db: Kysely<Database>; now: number; random: Random; balls: Balls };

/** So many matches at a time: a hall, not a stress test. */
const most = 100;

/** Plays one shot of every live match; answers how many were moved. */
export async function moveLiveMatches({ db, now, random, balls }: MoverParts): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await liveRows(transaction);
    const known = new Map(balls);
    balls.clear();
    for (const row of rows) {
      const without = playOf(row, now);
      const key = `${row.id}/${without.currentFrame}`;
      const before: LivePlay = { ...without, table: known.get(key) ?? tableOf(without) };
      const played = playShot(before, random);
      const after = await keep(transaction, row, played, now);
      if (after?.table) balls.set(`${row.id}/${after.currentFrame}`, after.table);
    }
    return rows.length;
  });
}

/** How many matches are live. */
export async function countLive(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from matches where status_id = 7`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The live matches that no other process is moving just now. */
async function liveRows(db: Transaction<Database>): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select m.*, f.player1_break, f.player2_break
    from matches m left join frames f on f.match_id = m.id and f.number = m.current_frame
    where m.status_id = 7 order by m.id limit ${most} for update of m skip locked`.execute(db);
  return rows;
}

/** Writes a shot down; answers how the match goes on, or null where it is over. */
async function keep(
  db: Transaction<Database>,
  row: LiveRow,
  { play, frameWinner, winner }: PlayedOn,
  now: number,
): Promise<LivePlay | null> {
  const idOf = (side: 1 | 2): number => (side === 1 ? row.player1_id : row.player2_id);
  const at = new Date(Math.max(now, row.started_at.getTime()));
  const frame = frameColumnsOf(row.id, play);
  if (frameWinner === null) {
    await keepFrame(db, frame);
    await keepMatch(db, row.id, matchColumnsOf(play), at);
    return play;
  }
  await keepFrame(db, { ...frame, winner_id: idOf(frameWinner), ended_at: at });
  if (winner === null) {
    const next = nextFrame(play);
    await keepFrame(db, frameColumnsOf(row.id, next));
    await keepMatch(db, row.id, matchColumnsOf(next), at);
    return next;
  }
  const over = { status_id: matchStatus.completed, winner_id: idOf(winner), ended_at: at };
  await keepMatch(db, row.id, { ...matchColumnsOf(play), ...nothingRunning, ...over }, at);
  const { id, tournament_id: tournamentId, group_id: groupId } = row;
  await settleEnd(db, { id, tournamentId, groupId, outcome: 'played', winner: idOf(winner) }, at);
  await beginNext(db, row, at);
  return null;
}

const nothingRunning = {
  player1_points: null,
  player2_points: null,
  current_frame: null,
  current_break: null,
  at_table: null,
};

type MatchColumns = {
  [Column in keyof ReturnType<typeof matchColumnsOf>]: ReturnType<typeof matchColumnsOf>[Column] | null;
};

async function keepMatch(
  db: Transaction<Database>,
  id: number,
  { player1_frames: one, player2_frames: two, ...columns }: MatchColumns & { status_id?: number },
  at: Date,
): Promise<void> {
  await db
    .updateTable('matches')
    .set((values) => ({
      ...columns,
      player1_frames: one ?? 0,
      player2_frames: two ?? 0,
      updated_at: at,
      version: values('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

async function keepFrame(db: Transaction<Database>, frame: ReturnType<typeof frameColumnsOf>): Promise<void> {
  const { match_id: _match, number: _number, ...changed } = frame;
  await db
    .insertInto('frames')
    .values(frame)
    .onConflict((conflict) => conflict.columns(['match_id', 'number']).doUpdateSet(changed))
    .execute();
}

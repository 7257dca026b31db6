import { sql, type Transaction } from 'kysely';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import type { Database } from '#server/database/db.gen.ts';
import { frameColumnsOf, matchColumnsOf } from './rows.ts';

/**
 * Takes the tournament of a match before the match itself: whoever draws, corrects or lets a player leave takes them in
 * that order, and no two wait for each other.
 */
export async function holdTournament(db: Transaction<Database>, matchId: number): Promise<void> {
  await sql`
    select from tournaments t where t.id = (select m.tournament_id from matches m where m.id = ${matchId})
    for update`.execute(db);
}

/** What of a match is needed beside its score. */
export type TakenMatch = {
  tournament_id: number | null;
  club_id: number | null;
  group_id: number | null;
};

/** Takes a match for the transaction, so that of two who write its score at once the second sees what the first wrote. */
export async function takeMatch(db: Transaction<Database>, id: number): Promise<TakenMatch | undefined> {
  return db
    .selectFrom('matches')
    .select(['tournament_id', 'club_id', 'group_id'])
    .where('id', '=', id)
    .where('is_bye', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes down how a match stands now: its row, and those of its frames that are other than before. */
export async function keepScore(
  db: Transaction<Database>,
  before: ScoredMatch,
  after: ScoredMatch,
  { now, by, endedBy }: { now: number; by: number; endedBy: number | null },
): Promise<void> {
  const { matchId } = after;
  await db
    .updateTable('matches')
    .set({ ...matchColumnsOf(after, now), ended_by: endedBy })
    .where('id', '=', matchId)
    .execute();
  const numbers = new Set(after.frames.map(({ frameNumber }) => frameNumber));
  const gone = before.frames.map(({ frameNumber }) => frameNumber).filter((kept) => !numbers.has(kept));
  if (gone.length > 0) {
    await db.deleteFrom('frames').where('match_id', '=', matchId).where('number', 'in', gone).execute();
  }
  const known = new Map(before.frames.map((frame) => [frame.frameNumber, JSON.stringify(frame)]));
  for (const frame of after.frames) {
    if (known.get(frame.frameNumber) === JSON.stringify(frame)) continue;
    const { match_id: id, number, ...changed } = frameColumnsOf(matchId, frame, by);
    await db
      .insertInto('frames')
      .values({ match_id: id, number, ...changed })
      .onConflict((conflict) => conflict.columns(['match_id', 'number']).doUpdateSet(changed))
      .execute();
  }
}

/** Lets a tournament be live with its first match. */
export async function openTournament(db: Transaction<Database>, id: number): Promise<void> {
  await sql`select begin_tournament(${id}::integer)`.execute(db);
}

/** Puts a match on a table of its club: it is there, another match is on it, or the club has no such table. */
export async function putOnTable(
  db: Transaction<Database>,
  match: { id: number; clubId: number | null },
  tableId: number,
): Promise<'there' | 'taken' | 'missing'> {
  const table = await db
    .selectFrom('club_tables')
    .select('id')
    .where('id', '=', tableId)
    .where('deleted_at', 'is', null)
    .where('club_id', '=', match.clubId ?? 0)
    .forUpdate()
    .executeTakeFirst();
  if (!table) return 'missing';
  const other = await db
    .selectFrom('matches')
    .select('id')
    .where('table_id', '=', tableId)
    .where((eb) => eb.or([eb('status_id', '=', 7), eb('called_at', 'is not', null)]))
    .where('id', '<>', match.id)
    .executeTakeFirst();
  if (other) return 'taken';
  await db.updateTable('matches').set({ table_id: tableId }).where('id', '=', match.id).execute();
  return 'there';
}

/** Takes a match off the table that it was planned at, where another one is played there or called to it: it begins elsewhere. */
export async function leaveTakenTable(db: Transaction<Database>, matchId: number): Promise<void> {
  await sql`
    select from club_tables t join matches m on m.table_id = t.id where m.id = ${matchId} for update of t`.execute(
    db,
  );
  await sql`
    update matches m set table_id = null where m.id = ${matchId} and exists (
      select from matches o where o.table_id = m.table_id and o.id <> m.id
        and (o.status_id = 7 or o.called_at is not null))`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { addingFault, isNameTaken, takeKept } from './kept.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Ranking = components['schemas']['Ranking'];
type Entry = Omit<components['schemas']['RankingRequest'], 'clubId'>;

/** Rankings by year, the latest first, and by name. */
export async function findRankings(
  db: Kysely<Database>,
  of: { clubId?: number; id?: number; year?: number | undefined },
): Promise<Ranking[]> {
  const { rows } = await sql<Ranking>`
    select r.id as "rankingId", r.club_id as "clubId", c.name as club, r.name, r.discipline,
      r.category_id as "categoryId", k.name as category, r.year, r.span, r.best_of as "bestOf",
      r.version::text as version
    from rankings r join clubs c on c.id = r.club_id and c.deleted_at is null
    left join categories k on k.id = r.category_id
    where true ${of.clubId === undefined ? sql`` : sql`and r.club_id = ${of.clubId}`}
      ${of.id === undefined ? sql`` : sql`and r.id = ${of.id}`} ${of.year === undefined ? sql`` : sql`and r.year = ${of.year}`}
    order by r.year desc, lower(r.name), r.id`.execute(db);
  return rows;
}

export async function listRankings(
  { db }: Parts,
  { path: { clubId }, query: { year } }: Call<'listRankings'>,
): Promise<Reply<'listRankings'>> {
  const club = await db
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!club) return { status: 404, body: problemBody('not_found') };
  return { status: 200, body: { rows: await findRankings(db, { clubId, year }) } };
}

/** The answer to what is wrong with a ranking, or null. */
async function faultOf(db: Kysely<Database>, clubId: number, { name, year, categoryId }: Entry, id = 0) {
  if (name === '') {
    const fields = { name: problemWords.ranking_name_missing };
    return { status: 400, body: problemBody('ranking_name_missing', fields) } as const;
  }
  if (categoryId !== null && !(await isOfClub(db, { table: 'categories', id: categoryId, clubId }))) {
    return { status: 404, body: problemBody('not_found') } as const;
  }
  const isTaken = await isNameTaken(db, { table: 'rankings', clubId, name, year, id });
  return isTaken
    ? ({ status: 409, body: problemBody('name_taken', { name: problemWords.name_taken }) } as const)
    : null;
}

/** Whether a level or a category is one of a club. */
export async function isOfClub(
  db: Kysely<Database>,
  { table, id, clubId }: { table: 'categories' | 'levels'; id: number; clubId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} k where k.id = ${id} and k.club_id = ${clubId}`.execute(db);
  return rows.length > 0;
}

const columnsOf = (entry: Entry) => ({
  name: entry.name,
  discipline: entry.discipline,
  category_id: entry.categoryId,
  year: entry.year,
  span: entry.span,
  best_of: entry.bestOf,
});

export async function createRanking(
  { db, clock }: Parts,
  { body: { clubId, ...given } }: Pick<Call<'createRanking'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createRanking'>> {
  const refusal = await addingFault(db, caller, clubId);
  if (refusal) return refusal;
  const entry = { ...given, name: given.name.trim() };
  const fault = await faultOf(db, clubId, entry);
  if (fault) return fault;
  const at = new Date(clock());
  const { id } = await db
    .insertInto('rankings')
    .values({ club_id: clubId, ...columnsOf(entry), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = { kind: 'ranking', id, clubId } as const;
  await recordChange(db, caller, { operation: 'createRanking', record, after: entry, at });
  return { status: 201, body: { id, message: words.added(entry.name) } };
}

export async function updateRanking(
  { db, clock }: Parts,
  { body: { rankingId: id, ...given }, request }: Call<'updateRanking'>,
  caller: Caller,
): Promise<Reply<'updateRanking'>> {
  const kept = await takeKept(db, caller, { table: 'rankings', id, request });
  if ('status' in kept) return kept;
  const { club_id: clubId } = kept;
  const entry = { ...given, name: given.name.trim() };
  const fault = await faultOf(db, clubId, entry, id);
  if (fault) return fault;
  const [before] = await findRankings(db, { id });
  await db
    .updateTable('rankings')
    .set((eb) => ({ ...columnsOf(entry), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recordChange(db, caller, {
    operation: 'updateRanking',
    record: { kind: 'ranking', id, clubId },
    before: before ? entryOf(before) : null,
    after: entry,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.changed(entry.name) } };
}

export async function deleteRanking(
  { db, clock }: Parts,
  { path: { id }, request }: Call<'deleteRanking'>,
  caller: Caller,
): Promise<Reply<'deleteRanking'>> {
  const kept = await takeKept(db, caller, { table: 'rankings', id, request });
  if ('status' in kept) return kept;
  const [before] = await findRankings(db, { id });
  await db.deleteFrom('rankings').where('id', '=', id).execute();
  await recordChange(db, caller, {
    operation: 'deleteRanking',
    record: { kind: 'ranking', id, clubId: kept.club_id },
    before: before ? entryOf(before) : null,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.removed(kept.name) } };
}

const entryOf = ({ name, discipline, categoryId, year, span, bestOf }: Ranking): Entry => ({
  name,
  discipline,
  categoryId,
  year,
  span,
  bestOf,
});

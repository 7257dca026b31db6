import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { addRecord, changeRecord, findNameFault, removeRecord, type RecordKind } from './records.ts';

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
    order by r.year desc, natural_key(folded_name(r.name)), r.id`.execute(db);
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

/** Whether a level or a category is one of a club. */
export async function isOfClub(
  db: Kysely<Database>,
  { table, id, clubId }: { table: 'categories' | 'levels'; id: number; clubId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} k where k.id = ${id} and k.club_id = ${clubId}`.execute(db);
  return rows.length > 0;
}

/** Rankings, as they are added, changed and deleted. */
const rankings: RecordKind<Entry> = {
  table: 'rankings',
  kind: 'ranking',
  operations: { create: 'createRanking', update: 'updateRanking', remove: 'deleteRanking' },
  nameMissing: 'ranking_name_missing',
  async findFault(db, { clubId, entry: { name, year, categoryId }, id }) {
    if (categoryId !== null && !(await isOfClub(db, { table: 'categories', id: categoryId, clubId }))) {
      return { status: 404, body: problemBody('not_found') };
    }
    return findNameFault(db, { table: 'rankings', clubId, name, year, id });
  },
  find: async (db, { id }) => (await findRankings(db, { id }))[0],
  async insert(db, { clubId, entry, at }) {
    const { id } = await db
      .insertInto('rankings')
      .values({ club_id: clubId, ...columnsOf(entry), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  update: (db, { id, entry }) =>
    db
      .updateTable('rankings')
      .set((eb) => ({ ...columnsOf(entry), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  findUse: async () => null,
  told: ({ name, discipline, categoryId, year, span, bestOf }) => ({
    name,
    discipline,
    categoryId,
    year,
    span,
    bestOf,
  }),
};

const columnsOf = (entry: Entry) => ({
  name: entry.name,
  discipline: entry.discipline,
  category_id: entry.categoryId,
  year: entry.year,
  span: entry.span,
  best_of: entry.bestOf,
});

export const createRanking = (
  parts: Parts,
  { body: { clubId, ...entry } }: Pick<Call<'createRanking'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createRanking'>> => addRecord(parts, caller, rankings, { clubId, entry });

export const updateRanking = (
  parts: Parts,
  { body: { rankingId: id, ...entry }, request }: Call<'updateRanking'>,
  caller: Caller,
): Promise<Reply<'updateRanking'>> => changeRecord(parts, caller, rankings, { id, entry, request });

export const deleteRanking = (
  parts: Parts,
  { path: { id }, request }: Call<'deleteRanking'>,
  caller: Caller,
): Promise<Reply<'deleteRanking'>> => removeRecord(parts, caller, rankings, { id, request });

import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { pointsFault } from '#domain/rankings/points.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import {
  addRecord,
  changeRecord,
  findNameFault,
  removeRecord,
  seesClub,
  type RecordKind,
} from './records.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Level = components['schemas']['Level'];
type Year = components['schemas']['LevelYear'];
type Entry = { name: string; years: Year[] };

/** The levels of a club by name, or one of them, with the points of each year. */
export async function findLevels(
  db: Kysely<Database>,
  of: { clubId: number; id?: number },
): Promise<Level[]> {
  const { rows } = await sql<Level>`
    select l.id as "levelId", l.club_id as "clubId", l.name, l.version::text as version, coalesce((
      select json_agg(json_build_object('year', y.year, 'points', y.points) order by y.year) from (
        select p.year, json_agg(p.points order by p.place) as points
        from level_points p where p.level_id = l.id group by p.year) y), '[]') as years
    from levels l where l.club_id = ${of.clubId} ${of.id === undefined ? sql`` : sql`and l.id = ${of.id}`}
    order by natural_key(folded_name(l.name)), l.id`.execute(db);
  return rows;
}

export async function listLevels(
  { db }: Parts,
  { path: { clubId } }: Call<'listLevels'>,
  caller: Caller,
): Promise<Reply<'listLevels'>> {
  if (!(await seesClub(db, caller, clubId))) return { status: 404, body: problemBody('not_found') };
  return { status: 200, body: { rows: await findLevels(db, { clubId }) } };
}

/** Levels, as they are added, changed and deleted. */
const levels: RecordKind<Entry> = {
  table: 'levels',
  kind: 'level',
  operations: { create: 'createLevel', update: 'updateLevel', remove: 'deleteLevel' },
  nameMissing: 'level_name_missing',
  async findFault(db, { clubId, entry: { name, years }, id }) {
    if (new Set(years.map(({ year }) => year)).size < years.length) {
      return { status: 400, body: problemBody('invalid_request') };
    }
    if (years.some(({ points }) => pointsFault(points) !== null)) {
      return { status: 400, body: problemBody('points_order', { years: problemWords.points_order }) };
    }
    return findNameFault(db, { table: 'levels', clubId, name, id });
  },
  find: async (db, of) => (await findLevels(db, of))[0],
  async insert(db, { clubId, entry, at }) {
    const { id } = await db
      .insertInto('levels')
      .values({ club_id: clubId, name: entry.name, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replacePoints(db, id, entry.years);
    return id;
  },
  async update(db, { id, entry }) {
    await db
      .updateTable('levels')
      .set((eb) => ({ name: entry.name, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await replacePoints(db, id, entry.years);
  },
  async findUse(db, id) {
    const used = await db
      .selectFrom('tournaments')
      .select('id')
      .where('level_id', '=', id)
      .executeTakeFirst();
    return used ? { status: 409, body: problemBody('level_in_use') } : null;
  },
  told: ({ name, years }) => ({
    name,
    points: years.map(({ year, points }) => `${year}: ${points.join(' ')}`),
  }),
};

export const createLevel = (
  parts: Parts,
  { body: { clubId, ...entry } }: Pick<Call<'createLevel'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createLevel'>> => addRecord(parts, caller, levels, { clubId, entry });

export const updateLevel = (
  parts: Parts,
  { body: { levelId: id, ...entry }, request }: Call<'updateLevel'>,
  caller: Caller,
): Promise<Reply<'updateLevel'>> => changeRecord(parts, caller, levels, { id, entry, request });

export const deleteLevel = (
  parts: Parts,
  { path: { id }, request }: Call<'deleteLevel'>,
  caller: Caller,
): Promise<Reply<'deleteLevel'>> => removeRecord(parts, caller, levels, { id, request });

async function replacePoints(db: Kysely<Database>, levelId: number, years: readonly Year[]): Promise<void> {
  await db.deleteFrom('level_points').where('level_id', '=', levelId).execute();
  const rows = years.flatMap(({ year, points }) =>
    points.map((each, index) => ({ level_id: levelId, year, place: index + 1, points: each })),
  );
  if (rows.length > 0) await db.insertInto('level_points').values(rows).execute();
}

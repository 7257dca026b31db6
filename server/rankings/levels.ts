import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { pointsFault } from '#domain/rankings/points.ts';
import { problemWords } from '#domain/words/problems.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { addingFault, isNameTaken, seesClub, takeKept } from './kept.ts';

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
    order by lower(l.name), l.id`.execute(db);
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

const nameTaken = () =>
  ({ status: 409, body: problemBody('name_taken', { name: problemWords.name_taken }) }) as const;

/** The answer to what is wrong with a level, or null. */
function faultOf({ name, years }: Entry) {
  if (name === '') {
    const fields = { name: problemWords.level_name_missing };
    return { status: 400, body: problemBody('level_name_missing', fields) } as const;
  }
  const doubled = new Set(years.map(({ year }) => year)).size < years.length;
  if (doubled) return { status: 400, body: problemBody('invalid_request') } as const;
  const isDisordered = years.some(({ points }) => pointsFault(points) !== null);
  const fields = { years: problemWords.points_order };
  return isDisordered ? ({ status: 400, body: problemBody('points_order', fields) } as const) : null;
}

export async function createLevel(
  { db, clock }: Parts,
  { body: { clubId, ...given } }: Pick<Call<'createLevel'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createLevel'>> {
  const refusal = await addingFault(db, caller, clubId);
  if (refusal) return refusal;
  const entry = { ...given, name: given.name.trim() };
  const fault = faultOf(entry);
  if (fault) return fault;
  if (await isNameTaken(db, { table: 'levels', clubId, name: entry.name })) return nameTaken();
  const at = new Date(clock());
  const { id } = await db
    .insertInto('levels')
    .values({ club_id: clubId, name: entry.name, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePoints(db, id, entry.years);
  await recordChange(db, caller, {
    operation: 'createLevel',
    record: { kind: 'level', id, clubId },
    after: told(entry),
    at,
  });
  return { status: 201, body: { id, message: words.added(entry.name) } };
}

export async function updateLevel(
  { db, clock }: Parts,
  { body: { levelId: id, ...given }, request }: Call<'updateLevel'>,
  caller: Caller,
): Promise<Reply<'updateLevel'>> {
  const kept = await takeKept(db, caller, { table: 'levels', id, request });
  if ('status' in kept) return kept;
  const { club_id: clubId } = kept;
  const entry = { ...given, name: given.name.trim() };
  const fault = faultOf(entry);
  if (fault) return fault;
  if (await isNameTaken(db, { table: 'levels', clubId, name: entry.name, id })) return nameTaken();
  const [before] = await findLevels(db, { clubId, id });
  await db
    .updateTable('levels')
    .set((eb) => ({ name: entry.name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await replacePoints(db, id, entry.years);
  await recordChange(db, caller, {
    operation: 'updateLevel',
    record: { kind: 'level', id, clubId },
    before: before ? told(before) : null,
    after: told(entry),
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.changed(entry.name) } };
}

export async function deleteLevel(
  { db, clock }: Parts,
  { path: { id }, request }: Call<'deleteLevel'>,
  caller: Caller,
): Promise<Reply<'deleteLevel'>> {
  const kept = await takeKept(db, caller, { table: 'levels', id, request });
  if ('status' in kept) return kept;
  const used = await db.selectFrom('tournaments').select('id').where('level_id', '=', id).executeTakeFirst();
  if (used) return { status: 409, body: problemBody('level_in_use') };
  const { club_id: clubId, name } = kept;
  const [before] = await findLevels(db, { clubId, id });
  await db.deleteFrom('levels').where('id', '=', id).execute();
  await recordChange(db, caller, {
    operation: 'deleteLevel',
    record: { kind: 'level', id, clubId },
    before: before ? told(before) : null,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.removed(name) } };
}

async function replacePoints(db: Kysely<Database>, levelId: number, years: readonly Year[]): Promise<void> {
  await db.deleteFrom('level_points').where('level_id', '=', levelId).execute();
  const rows = years.flatMap(({ year, points }) =>
    points.map((each, index) => ({ level_id: levelId, year, place: index + 1, points: each })),
  );
  if (rows.length > 0) await db.insertInto('level_points').values(rows).execute();
}

/** What the audit tells of a level. */
const told = ({ name, years }: Entry) => ({
  name,
  points: years.map(({ year, points }) => `${year}: ${points.join(' ')}`),
});

import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { addingFault, isNameTaken, seesClub, takeKept } from './kept.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Category = components['schemas']['Category'];
type Detail = components['schemas']['CategoryDetail'];
type Entry = { name: string; minAge: number | null; maxAge: number | null; memberIds: number[] };

export async function listCategories(
  { db }: Parts,
  { path: { clubId } }: Call<'listCategories'>,
  caller: Caller,
): Promise<Reply<'listCategories'>> {
  if (!(await seesClub(db, caller, clubId))) return { status: 404, body: problemBody('not_found') };
  const { rows } = await sql<Category>`
    select c.id as "categoryId", c.club_id as "clubId", c.name, c.min_age as "minAge", c.max_age as "maxAge",
      (select count(*)::integer from category_members m where m.category_id = c.id) as members,
      c.version::text as version
    from categories c where c.club_id = ${clubId} order by lower(c.name), c.id`.execute(db);
  return { status: 200, body: { rows } };
}

export async function getCategory(
  { db }: Parts,
  { path: { id }, reply }: Call<'getCategory'>,
  caller: Caller,
): Promise<Reply<'getCategory'>> {
  const category = await findCategory(db, id);
  const club = category && (await findBookedClub(db, caller, category));
  if (!category || !club) return { status: 404, body: problemBody('not_found') };
  reply.header('etag', category.version);
  return { status: 200, body: category };
}

async function findCategory(db: Kysely<Database>, id: number): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    select c.id as "categoryId", c.club_id as "clubId", c.name, c.min_age as "minAge", c.max_age as "maxAge",
      c.version::text as version, coalesce((
        select json_agg(p order by lower(p."fullName"), p."userId") from (
          select u.id as "userId", btrim(u.first_name || ' ' || u.last_name) as "fullName", exists (
            select from club_members o where o.club_id = c.club_id and o.user_id = u.id and o.status = 'member')
            as "isMember"
          from category_members m join users u on u.id = m.user_id where m.category_id = c.id) p), '[]') as people
    from categories c where c.id = ${id}`.execute(db);
  return rows[0];
}

const nameTaken = () =>
  ({ status: 409, body: problemBody('name_taken', { name: problemWords.name_taken }) }) as const;

/** The answer to what is wrong with a category, or null; who has left the club may stay, and is not added. */
async function faultOf(
  db: Kysely<Database>,
  clubId: number,
  { name, minAge, maxAge, memberIds }: Entry,
  id = 0,
) {
  if (name === '') {
    const fields = { name: problemWords.category_name_missing };
    return { status: 400, body: problemBody('category_name_missing', fields) } as const;
  }
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    return { status: 400, body: problemBody('ages_order', { maxAge: problemWords.ages_order }) } as const;
  }
  if (await isNameTaken(db, { table: 'categories', clubId, name, id })) return nameTaken();
  const { rows } = await sql`
    select 1 from json_array_elements_text(${JSON.stringify(memberIds)}::json) as given (id)
    where not exists (select from club_members m join users u on u.id = m.user_id and u.role_id = 5
        where m.club_id = ${clubId} and m.user_id = given.id::integer and m.status = 'member')
      and not exists (select from category_members k where k.category_id = ${id} and k.user_id = given.id::integer)
    limit 1`.execute(db);
  return rows.length > 0 ? ({ status: 404, body: problemBody('not_found') } as const) : null;
}

export async function createCategory(
  { db, clock }: Parts,
  { body: { clubId, ...given } }: Pick<Call<'createCategory'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createCategory'>> {
  const refusal = await addingFault(db, caller, clubId);
  if (refusal) return refusal;
  const entry = { ...given, name: given.name.trim() };
  const fault = await faultOf(db, clubId, entry);
  if (fault) return fault;
  const at = new Date(clock());
  const { id } = await db
    .insertInto('categories')
    .values({
      club_id: clubId,
      name: entry.name,
      min_age: entry.minAge,
      max_age: entry.maxAge,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceMembers(db, id, entry.memberIds);
  const record = { kind: 'category', id, clubId } as const;
  await recordChange(db, caller, { operation: 'createCategory', record, after: entry, at });
  return { status: 201, body: { id, message: words.added(entry.name) } };
}

export async function updateCategory(
  { db, clock }: Parts,
  { body: { categoryId: id, ...given }, request }: Call<'updateCategory'>,
  caller: Caller,
): Promise<Reply<'updateCategory'>> {
  const kept = await takeKept(db, caller, { table: 'categories', id, request });
  if ('status' in kept) return kept;
  const { club_id: clubId } = kept;
  const entry = { ...given, name: given.name.trim() };
  const fault = await faultOf(db, clubId, entry, id);
  if (fault) return fault;
  const before = await findCategory(db, id);
  await db
    .updateTable('categories')
    .set((eb) => ({
      name: entry.name,
      min_age: entry.minAge,
      max_age: entry.maxAge,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await replaceMembers(db, id, entry.memberIds);
  await recordChange(db, caller, {
    operation: 'updateCategory',
    record: { kind: 'category', id, clubId },
    before: before ? entryOf(before) : null,
    after: { ...entry, memberIds: entry.memberIds.toSorted((a, b) => a - b) },
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.changed(entry.name) } };
}

export async function deleteCategory(
  { db, clock }: Parts,
  { path: { id }, request }: Call<'deleteCategory'>,
  caller: Caller,
): Promise<Reply<'deleteCategory'>> {
  const kept = await takeKept(db, caller, { table: 'categories', id, request });
  if ('status' in kept) return kept;
  const { rows } = await sql`
    select 1 from tournaments t where t.category_id = ${id}
    union all select 1 from rankings r where r.category_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) return { status: 409, body: problemBody('category_in_use') };
  const before = await findCategory(db, id);
  await db.deleteFrom('categories').where('id', '=', id).execute();
  await recordChange(db, caller, {
    operation: 'deleteCategory',
    record: { kind: 'category', id, clubId: kept.club_id },
    before: before ? entryOf(before) : null,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.removed(kept.name) } };
}

const entryOf = ({ name, minAge, maxAge, people }: Detail): Entry => ({
  name,
  minAge,
  maxAge,
  memberIds: people.map(({ userId }) => userId).toSorted((a, b) => a - b),
});

/** Puts people into a category and takes others out; who has left the club is not touched. */
async function replaceMembers(db: Kysely<Database>, id: number, memberIds: readonly number[]): Promise<void> {
  const given = sql`(select g.id::integer from json_array_elements_text(${JSON.stringify(memberIds)}::json) as g (id))`;
  await sql`delete from category_members m where m.category_id = ${id} and m.user_id not in ${given}`.execute(
    db,
  );
  await sql`insert into category_members (category_id, user_id)
    select ${id}::integer, g.id from ${given} as g (id)
    where not exists (select from category_members k where k.category_id = ${id} and k.user_id = g.id)`.execute(
    db,
  );
}

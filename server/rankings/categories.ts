import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { findBookedClub } from '#server/schedule/club.ts';
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
    from categories c where c.club_id = ${clubId} order by natural_key(folded_name(c.name)), c.id`.execute(
    db,
  );
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
        select json_agg(p order by natural_key(folded_name(p."fullName")), p."userId") from (
          select u.id as "userId", btrim(u.first_name || ' ' || u.last_name) as "fullName", exists (
            select from club_members o where o.club_id = c.club_id and o.user_id = u.id and o.status = 'member')
            as "isMember"
          from category_members m join users u on u.id = m.user_id where m.category_id = c.id) p), '[]') as people
    from categories c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Categories, as they are added, changed and deleted; who has left the club may stay in one, and is not added. */
const categories: RecordKind<Entry> = {
  table: 'categories',
  kind: 'category',
  operations: { create: 'createCategory', update: 'updateCategory', remove: 'deleteCategory' },
  nameMissing: 'category_name_missing',
  async findFault(db, { clubId, entry: { name, minAge, maxAge, memberIds }, id }) {
    if (minAge !== null && maxAge !== null && minAge > maxAge) {
      return { status: 400, body: problemBody('ages_order', { maxAge: problemWords.ages_order }) };
    }
    const taken = await findNameFault(db, { table: 'categories', clubId, name, id });
    if (taken) return taken;
    const { rows } = await sql`
      select 1 from json_array_elements_text(${JSON.stringify(memberIds)}::json) as given (id)
      where not exists (select from club_members m join users u on u.id = m.user_id and u.role_id = 5
          where m.club_id = ${clubId} and m.user_id = given.id::integer and m.status = 'member')
        and not exists (select from category_members k where k.category_id = ${id} and k.user_id = given.id::integer)
      limit 1`.execute(db);
    return rows.length > 0 ? { status: 404, body: problemBody('not_found') } : null;
  },
  async find(db, { id }) {
    const kept = await findCategory(db, id);
    return kept && { ...kept, memberIds: kept.people.map(({ userId }) => userId) };
  },
  async insert(db, { clubId, entry, at }) {
    const { id } = await db
      .insertInto('categories')
      .values({ club_id: clubId, ...columnsOf(entry), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceMembers(db, id, entry.memberIds);
    return id;
  },
  async update(db, { id, entry }) {
    await db
      .updateTable('categories')
      .set((eb) => ({ ...columnsOf(entry), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await replaceMembers(db, id, entry.memberIds);
  },
  async findUse(db, id) {
    const { rows } = await sql`
      select 1 from tournaments t where t.category_id = ${id}
      union all select 1 from rankings r where r.category_id = ${id} limit 1`.execute(db);
    return rows.length > 0 ? { status: 409, body: problemBody('category_in_use') } : null;
  },
  told: ({ name, minAge, maxAge, memberIds }) => ({
    name,
    minAge,
    maxAge,
    memberIds: memberIds.toSorted((one, other) => one - other),
  }),
};

const columnsOf = ({ name, minAge, maxAge }: Entry) => ({ name, min_age: minAge, max_age: maxAge });

export const createCategory = (
  parts: Parts,
  { body: { clubId, ...entry } }: Pick<Call<'createCategory'>, 'body'>,
  caller: Caller,
): Promise<Reply<'createCategory'>> => addRecord(parts, caller, categories, { clubId, entry });

export const updateCategory = (
  parts: Parts,
  { body: { categoryId: id, ...entry }, request }: Call<'updateCategory'>,
  caller: Caller,
): Promise<Reply<'updateCategory'>> => changeRecord(parts, caller, categories, { id, entry, request });

export const deleteCategory = (
  parts: Parts,
  { path: { id }, request }: Call<'deleteCategory'>,
  caller: Caller,
): Promise<Reply<'deleteCategory'>> => removeRecord(parts, caller, categories, { id, request });

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

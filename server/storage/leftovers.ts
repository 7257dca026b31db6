import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { ObjectStorage } from './port.ts';

/** Whoever makes a backup holds this advisory lock, so that nothing is removed between its rows and its objects. */
export const removalLock = 0x6f62_6a73;

/** Objects that one transaction removes at most: on the embedded database others wait behind it. */
const batch = 10;

/** How long a record may take to lead to what was stored for it. */
const keptFor = sql`interval '1 hour'`;

/** Names objects before they are stored, so that none is left behind when what was to lead to them fails. */
export async function nameObjects(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`insert into leftover_objects (name, due_at)
    select name, now() + ${keptFor} from unnest(${[...names]}::text[]) as name
    on conflict (name) do update set due_at = excluded.due_at`.execute(db);
}

/** Lets a record lead to objects, in the transaction that makes it; fails where they were removed meanwhile. */
export async function takeUpObjects(db: Transaction<Database>, names: readonly string[]): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('leftover_objects')
    .where('name', 'in', [...names])
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) !== names.length)
    throw new Error('Objects were removed before a record led to them.');
}

/** Removes the objects that are due and to which no record leads; answers how many they were. */
export async function removeLeftovers(
  db: Kysely<Database>,
  storage: Pick<ObjectStorage, 'remove'>,
  at: Date = new Date(),
): Promise<number> {
  let removed = 0;
  let looked: number;
  do {
    const done = await db.transaction().execute((transaction) => removeBatch(transaction, storage, at));
    removed += done.removed;
    looked = done.looked;
  } while (looked === batch);
  return removed;
}

async function removeBatch(
  db: Transaction<Database>,
  storage: Pick<ObjectStorage, 'remove'>,
  at: Date,
): Promise<{ looked: number; removed: number }> {
  const { rows: free } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(removalLock)}) as free`.execute(db);
  if (!free[0]?.free) return { looked: 0, removed: 0 };
  const { rows } = await sql<{ name: string; isUsed: boolean }>`
    select name, case split_part(name, '/', 1)
      when 'images' then exists (select from images
        where id = split_part(split_part(name, '/', 2), '.', 1)
          and split_part(name, '.', 2) in (bytes_hash, small_hash, shared_hash))
      when 'builds' then exists (select from app_uploads
        where url like '/builds/%' and split_part(url, '/', 3) = split_part(name, '/', 2))
      else false end as "isUsed"
    from leftover_objects where due_at <= ${at}
    order by due_at limit ${sql.lit(batch)} for update skip locked`.execute(db);
  if (rows.length === 0) return { looked: 0, removed: 0 };
  const unused = rows.filter(({ isUsed }) => !isUsed);
  await Promise.all(unused.map(({ name }) => storage.remove(name)));
  const names = rows.map(({ name }) => name);
  await db.deleteFrom('leftover_objects').where('name', 'in', names).execute();
  return { looked: rows.length, removed: unused.length };
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** A product as it is kept, with the club that sells it. */
export type ProductRow = {
  id: number;
  club_id: number;
  type: 'time';
  name: string;
  description: string | null;
  archived_at: Date | null;
  version: number;
  prices_version: number;
  club: string;
  status_id: number;
  time_zone: string;
  currency: string;
  tables: number;
  base: number | null;
};

/** Which products are asked for. */
export type ProductFilters = {
  id?: number;
  clubId?: number | undefined;
  search?: string | undefined;
  archived?: boolean;
  limit: number;
  pageNumber: number;
};

/** Products of the caller's own clubs by name, and how many there are on all pages. */
export async function findProducts(
  db: Kysely<Database>,
  caller: Caller,
  { id, clubId, search, archived, limit, pageNumber }: ProductFilters,
): Promise<{ rows: ProductRow[]; total: number }> {
  const found = db
    .selectFrom('products as p')
    .innerJoin('clubs as c', 'c.id', 'p.club_id')
    .where('c.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('club_members as m')
          .select(sql`1`.as('one'))
          .whereRef('m.club_id', '=', 'p.club_id')
          .where('m.user_id', '=', caller.userId)
          .where('m.role', '=', caller.roleId)
          .where('m.status', '=', 'member'),
      ),
    )
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? 0))
    .$if(clubId !== undefined, (query) => query.where('p.club_id', '=', clubId ?? 0))
    .$if(archived !== undefined, (query) => query.where('p.archived_at', archived ? 'is not' : 'is', null))
    .$if(Boolean(search?.trim()), (query) =>
      query.where(sql<boolean>`position(folded_name(${search?.trim() ?? ''}) in folded_name(p.name)) > 0`),
    );
  const rows = await found
    .select([
      'p.id',
      'p.club_id',
      'p.type',
      'p.name',
      'p.description',
      'p.archived_at',
      'p.version',
      'p.prices_version',
    ])
    .select(['c.name as club', 'c.status_id', 'c.time_zone', 'c.currency'])
    .select((eb) => [
      eb
        .selectFrom('club_tables as t')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('t.tariff_id', '=', 'p.id')
        .where('t.deleted_at', 'is', null)
        .as('tables'),
      eb
        .selectFrom('price_rules as r')
        .select('r.hourly')
        .whereRef('r.product_id', '=', 'p.id')
        .whereRef('r.currency', '=', 'c.currency')
        .where('r.retired_at', 'is', null)
        .orderBy('r.place', 'desc')
        .limit(1)
        .as('base'),
    ])
    .orderBy(sql`natural_key(folded_name(p.name))`)
    .orderBy('p.id')
    .limit(limit)
    .offset((pageNumber - 1) * limit)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as ProductRow[], total };
}

/** A product of one of the caller's clubs, taken for a change where that is said. */
export async function findProduct(
  db: Kysely<Database>,
  caller: Caller,
  { id, isTaken = false }: { id: number; isTaken?: boolean },
): Promise<ProductRow | undefined> {
  if (isTaken) await db.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await findProducts(db, caller, { id, limit: 1, pageNumber: 1 });
  return rows[0];
}

/** What is told of a product. */
export type ProductEntry = { name: string; description: string | null };

/** Adds a tariff to a club; undefined where the club sells something of that name. */
export async function insertProduct(
  db: Kysely<Database>,
  { clubId, name, description, at }: ProductEntry & { clubId: number; at: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('products')
    .values({ club_id: clubId, type: 'time', category: 'time', name, description, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether a club sells something else under a name. */
export async function isNameTaken(
  db: Kysely<Database>,
  { id, clubId, name }: { id: number; clubId: number; name: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('products')
    .select('id')
    .where('club_id', '=', clubId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('archived_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Changes a product, or stops selling it. */
export async function changeProduct(
  db: Kysely<Database>,
  id: number,
  to: Partial<ProductEntry> & { archived_at?: Date },
): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ ...to, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

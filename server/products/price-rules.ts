import { sql, type Kysely, type Selectable } from 'kysely';
import type { PriceRule } from '#domain/products/price-rules.ts';
import type { Database } from '#server/database/db.gen.ts';

/** A price rule with the currency in which it was typed. */
export type KeptRule = PriceRule & { readonly currency: string };

/** The rules of a product in their order, as they hold now. */
export async function readPriceRules(db: Kysely<Database>, productId: number): Promise<KeptRule[]> {
  const rows = await db
    .selectFrom('price_rules')
    .selectAll()
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  return rows.map(ruleOf);
}

const ruleOf = (row: Selectable<Database['price_rules']>): KeptRule => ({
  id: row.id,
  name: row.name,
  hourly: row.hourly,
  currency: row.currency,
  weekdays: row.weekdays,
  fromHalf: row.from_half,
  toHalf: row.to_half,
  firstDay: row.first_day,
  lastDay: row.last_day,
});

/** A product of a club, with its rules in their order as they hold now. */
export type PricedProduct = {
  readonly id: number;
  readonly name: string;
  readonly rules: readonly KeptRule[];
};

/** The products of a club that are sold and have a price, in the order in which they were made. */
export async function readPricedProducts(db: Kysely<Database>, clubId: number): Promise<PricedProduct[]> {
  const rows = await db
    .selectFrom('price_rules as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .selectAll('r')
    .select('p.name as product')
    .where('p.club_id', '=', clubId)
    .where('p.archived_at', 'is', null)
    .where('r.retired_at', 'is', null)
    .orderBy('p.id')
    .orderBy('r.place')
    .execute();
  return [...Map.groupBy(rows, (row) => row.product_id)].map(([id, own]) => ({
    id,
    name: own[0]?.product ?? '',
    rules: own.map(ruleOf),
  }));
}

type Given = Omit<PriceRule, 'id'>;

/** Puts an ordered list of rules into the place of the one that holds; those that stay as they are keep their ids. */
export async function replacePriceRules(
  db: Kysely<Database>,
  { productId, clubId, currency, at }: { productId: number; clubId: number; currency: string; at: Date },
  given: readonly Given[],
): Promise<void> {
  const kept = await readPriceRules(db, productId);
  const isSame = (rule: Given, place: number) => {
    const there = kept[place];
    return there !== undefined && sameRule({ ...rule, currency }, there);
  };
  const stay = kept.filter((_rule, place) => given[place] !== undefined && isSame(given[place], place));
  await db
    .updateTable('price_rules')
    .set({ retired_at: sql`greatest(valid_from, ${at})` })
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .$if(stay.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        stay.map(({ id }) => id),
      ),
    )
    .execute();
  const made = given
    .map((rule, place) => ({ rule, place }))
    .filter(({ rule, place }) => !isSame(rule, place))
    .map(({ rule, place }) => ({
      product_id: productId,
      club_id: clubId,
      place: place + 1,
      name: rule.name.trim(),
      hourly: rule.hourly,
      currency,
      weekdays: rule.weekdays,
      from_half: rule.fromHalf,
      to_half: rule.toHalf,
      first_day: rule.firstDay,
      last_day: rule.lastDay,
      valid_from: at,
    }));
  if (made.length > 0) await db.insertInto('price_rules').values(made).execute();
  await db
    .updateTable('products')
    .set((eb) => ({ prices_version: eb('prices_version', '+', 1) }))
    .where('id', '=', productId)
    .execute();
}

type Compared = Given & { currency: string };

function sameRule(one: Compared, other: Compared): boolean {
  const told = ({ name, hourly, currency, weekdays, fromHalf, toHalf, firstDay, lastDay }: Compared) =>
    JSON.stringify([name.trim(), hourly, currency, weekdays, fromHalf, toHalf, firstDay, lastDay]);
  return told(one) === told(other);
}

import { sql, type Kysely } from 'kysely';
import { nameWithPlace, placesOf } from '#domain/clubs/place.ts';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

type Subscription = components['schemas']['Subscription'];
type SubscriptionClub = components['schemas']['SubscriptionPage']['clubs'][number];
type Row = Omit<Subscription, 'createdAt'> & { createdAt: Date; total: number };

/** Which subscriptions are asked for. */
export type SubscriptionFilters = {
  createdBy?: number | undefined;
  clubName?: string | undefined;
  limit: number;
  pageNumber: number;
};

/** The clubs of a caller, by id. */
export const ownClubs = (caller: { userId: number; roleId: number }) => sql<number>`(
  select m.club_id from club_members m
  where m.user_id = ${caller.userId} and m.status = 'member' and m.role = ${caller.roleId})`;

const standing = sql<number>`(select count(*) from member_subscriptions t
  where t.subscription_id = s.id and t.ended_at is null)::integer`;

/** One page of subscriptions that a caller may see, the latest first; role 1 sees those of all clubs (C-7.07). */
export async function findSubscriptions(
  db: Kysely<Database>,
  caller: Caller,
  { createdBy, clubName, limit, pageNumber }: SubscriptionFilters,
): Promise<{ rows: Subscription[]; total: number }> {
  const parts = [sql`c.deleted_at is null and (s.withdrawn_at is null or ${standing} > 0)`];
  if (caller.roleId !== 1) parts.push(sql`s.club_id in ${ownClubs(caller)}`);
  if (createdBy !== undefined) parts.push(sql`s.created_by = ${createdBy}`);
  if (clubName) parts.push(sql`position(folded_name(${clubName}) in folded_name(c.name)) > 0`);
  const from = sql`club_subscriptions s join clubs c on c.id = s.club_id join users u on u.id = s.created_by
    where ${sql.join(parts, sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db);
  const { rows } = await sql<Row>`
    select s.id, json_build_object('clubId', c.id, 'name', c.name) as club, s.name, s.amount, s.currency,
      s.interval, json_build_object('userId', u.id, 'fullName', btrim(concat_ws(' ', u.first_name, u.last_name)))
        as "createdBy", s.created_at as "createdAt", ${standing} as members, s.withdrawn_at is not null as "isWithdrawn"
    from ${from} order by s.created_at desc, s.id desc
    limit ${limit} offset ${(pageNumber - 1) * limit}`.execute(db);
  return {
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The clubs for which a caller may make one: the own ones that are not switched off. */
export async function findOpenClubs(db: Kysely<Database>, caller: Caller): Promise<SubscriptionClub[]> {
  if (caller.roleId !== 3) return [];
  const { rows } = await sql<SubscriptionClub & { city: string; street: string }>`
    select id as "clubId", name, currency, city, street_address_1 as street from clubs
    where id in ${ownClubs(caller)} and status_id = 1 and deleted_at is null
    order by natural_key(folded_name), id`.execute(db);
  const places = placesOf(rows);
  return rows.map(({ clubId, name, currency }, at) => ({
    clubId,
    name: nameWithPlace({ name, place: places[at] }),
    currency,
  }));
}

/** One of these clubs, held until the transaction ends: of two new names that are the same the second one waits. */
export async function takeOpenClub(
  db: Kysely<Database>,
  caller: Caller,
  clubId: number,
): Promise<SubscriptionClub | undefined> {
  await db.selectFrom('clubs').select('id').where('id', '=', clubId).forNoKeyUpdate().execute();
  return (await findOpenClubs(db, caller)).find((club) => club.clubId === clubId);
}

/** Makes a subscription. */
export async function insertSubscription(
  db: Kysely<Database>,
  of: {
    club: SubscriptionClub;
    name: string;
    amount: number;
    interval: 'month' | 'year';
    userId: number;
    at: Date;
  },
): Promise<number> {
  const row = await db
    .insertInto('club_subscriptions')
    .values({
      club_id: of.club.clubId,
      name: of.name,
      amount: of.amount,
      currency: of.club.currency,
      interval: of.interval,
      created_by: of.userId,
      created_at: of.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The subscription of a club by its name, whatever its case. */
export async function findByName(
  db: Kysely<Database>,
  clubId: number,
  name: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from club_subscriptions where club_id = ${clubId} and lower(name) = lower(${name})
      and withdrawn_at is null`.execute(db);
  return rows[0]?.id;
}

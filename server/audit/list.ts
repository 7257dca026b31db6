import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AuditKind } from '#domain/audit/kinds.ts';
import type { Database } from '#server/database/db.gen.ts';
import { erasedStatus } from '#domain/personal-data/erased.ts';
import type { AuditRow } from './seal.ts';

/** Which entries are asked for, and which page of them. */
export type AuditFilters = {
  userId?: number | undefined;
  clubId?: number | undefined;
  operation?: string | undefined;
  kind?: AuditKind | undefined;
  recordId?: number | undefined;
  since?: number | undefined;
  until?: number | undefined;
  limit: number;
  pageNumber: number;
};

/** An entry with the names of today, and its link with the hash of the one before. */
export type AuditListed = AuditRow & {
  user: { userId: number; fullName: string } | null;
  club: { clubId: number; name: string } | null;
  record_name: string | null;
  /** The data of the person whom it is about was erased: what it says of them is not shown. */
  is_erased: boolean;
  place: number | null;
  hash: Buffer | null;
  previous: Buffer | null;
};

/** One page of entries, the latest first, and how many there are. */
export async function findEntries(
  db: Kysely<Database>,
  filters: AuditFilters,
): Promise<{ rows: AuditListed[]; total: number }> {
  const where = whereOf(filters);
  const { limit, pageNumber } = filters;
  const counted = await sql<{ total: number }>`
    select count(*) as total from audit_entries e where ${where}`.execute(db);
  const { rows } = await sql<AuditListed>`
    with page as materialized (
      select * from audit_entries e where ${where}
      order by e.at desc, e.id desc limit ${limit} offset ${(pageNumber - 1) * limit})
    select e.*, ${names}, ${isErased} as is_erased, l.place, l.hash,
      (select p.hash from audit_links p where p.place = l.place - 1) as previous
    from page e left join audit_links l on l.entry_id = e.id
    order by e.at desc, e.id desc`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** An entry cannot be changed, as the seals of all later ones rest on it. */
const isErased = sql`e.kind = 'user' and exists (
  select from users u where u.id = e.record_id and u.status_id = ${erasedStatus})`;

const fullName = sql`btrim(u.first_name || ' ' || u.last_name)`;

const names = sql`
  (select json_build_object('userId', u.id, 'fullName', ${fullName}) from users u where u.id = e.user_id) as user,
  (select json_build_object('clubId', c.id, 'name', c.name) from clubs c where c.id = e.club_id) as club,
  case e.kind
    when 'card' then card_name(e.record_id)
    when 'account' then (
      select c.name from payment_accounts a join clubs c on c.id = a.club_id where a.id = e.record_id)
    when 'app' then (select a.name from mobile_apps a where a.id = e.record_id)
    when 'club' then (select c.name from clubs c where c.id = e.record_id)
    when 'subscription' then (select s.name from club_subscriptions s where s.id = e.record_id)
    when 'memberSubscription' then (
      select s.name || ', ' || ${fullName} from member_subscriptions m
      join club_subscriptions s on s.id = m.subscription_id join users u on u.id = m.user_id where m.id = e.record_id)
    when 'draw' then (
      select t.name from draws d join tournaments t on t.id = d.tournament_id where d.id = e.record_id)
    when 'entry' then (
      select t.name || ', ' || ${fullName} from entries n join tournaments t on t.id = n.tournament_id
      join users u on u.id = n.user_id where n.id = e.record_id)
    when 'product' then (select p.name from products p where p.id = e.record_id)
    when 'level' then (select l.name from levels l where l.id = e.record_id)
    when 'category' then (select c.name from categories c where c.id = e.record_id)
    when 'ranking' then (select r.name from rankings r where r.id = e.record_id)
    when 'rating' then (select ${fullName} from users u where u.id = e.record_id)
    when 'tournament' then (select t.name from tournaments t where t.id = e.record_id)
    when 'user' then (select ${fullName} from users u where u.id = e.record_id)
  end as record_name`;

function whereOf(filters: AuditFilters): RawBuilder<unknown> {
  const { userId, clubId, operation, kind, recordId, since, until } = filters;
  const conditions = [
    sql`true`,
    ...(userId === undefined ? [] : [sql`e.user_id = ${userId}`]),
    ...(clubId === undefined ? [] : [sql`e.club_id = ${clubId}`]),
    ...(operation === undefined ? [] : [sql`e.operation = ${operation}`]),
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(recordId === undefined ? [] : [sql`e.record_id = ${recordId}`]),
    ...(since === undefined ? [] : [sql`e.at >= ${new Date(since)}`]),
    ...(until === undefined ? [] : [sql`e.at < ${new Date(until)}`]),
  ];
  return sql.join(conditions, sql` and `);
}

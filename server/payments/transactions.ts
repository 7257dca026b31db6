import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { directionOf, kindsIn, type LedgerScope } from '#domain/payments/ledger.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

export type Transaction = components['schemas']['Transaction'];

/** Which transactions are asked for. */
export type LedgerFilters = {
  scope: LedgerScope;
  kind?: Transaction['kind'] | undefined;
  status?: Transaction['status'] | undefined;
  clubId?: number | undefined;
  userId?: number | undefined;
  /** Between which instants it was made, in milliseconds. */
  since?: number | undefined;
  until?: number | undefined;
  search?: string | undefined;
};

/** A transaction as the database gives it. */
export type TransactionRow = {
  id: number;
  ref: string;
  kind: Transaction['kind'];
  status: Transaction['status'];
  amount: number;
  fee: number;
  currency: string;
  club_id: number | null;
  club_name: string | null;
  user_id: number | null;
  user_name: string | null;
  description: string;
  reason: string | null;
  card: string | null;
  payment_id: string | null;
  created_at: Date;
  settled_at: Date | null;
  retry_at: Date | null;
};

const columns = sql`t.id, t.ref, t.kind, t.status, t.amount, t.fee, t.currency, t.club_id, c.name as club_name,
  t.user_id, nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as user_name, t.description,
  t.reason, t.card, t.payment_id, t.created_at, t.settled_at, t.retry_at`;
const tables = sql`transactions t left join clubs c on c.id = t.club_id left join users u on u.id = t.user_id`;

/** What somebody may see at all: the association everything, a club its own, a player what was paid by them. */
function visibleTo({ roleId, userId }: Caller): RawBuilder<unknown> {
  if (roleId === 1) return sql`true`;
  if (roleId !== 3) return sql`t.user_id = ${userId}`;
  return sql`t.club_id in (
    select m.club_id from club_members m where m.user_id = ${userId} and m.status = 'member' and m.role = 3)`;
}

function whereOf(filters: LedgerFilters, caller: Caller): RawBuilder<unknown> {
  const { kind, status, clubId, userId, since, until, search } = filters;
  const parts = [visibleTo(caller), sql`t.kind = any(${sql.val([...kindsIn(filters.scope)])}::text[])`];
  if (kind) parts.push(sql`t.kind = ${kind}`);
  if (status) parts.push(sql`t.status = ${status}`);
  if (clubId !== undefined) parts.push(sql`t.club_id = ${clubId}`);
  if (userId !== undefined) parts.push(sql`t.user_id = ${userId}`);
  if (since !== undefined) parts.push(sql`t.created_at >= ${new Date(since)}`);
  if (until !== undefined) parts.push(sql`t.created_at < ${new Date(until)}`);
  if (search) {
    const told = sql`folded_name(concat_ws(' ', t.ref, t.description, c.name, u.first_name, u.last_name))`;
    parts.push(sql`position(folded_name(${search}) in ${told}) > 0`);
  }
  return sql.join(parts, sql` and `);
}

/** One page of transactions, the latest first. */
export async function findTransactions(
  db: Kysely<Database>,
  caller: Caller,
  filters: LedgerFilters & { limit: number; pageNumber: number },
): Promise<TransactionRow[]> {
  const { limit, pageNumber } = filters;
  const { rows } = await sql<TransactionRow>`
    select ${columns} from ${tables} where ${whereOf(filters, caller)}
    order by t.created_at desc, t.id desc limit ${limit} offset ${(pageNumber - 1) * limit}`.execute(db);
  return rows;
}

type Totals = { total: number; totals: components['schemas']['TransactionPage']['totals'] };

/** How many there are on all pages, and what has really been paid, by currency. */
export async function sumTransactions(
  db: Kysely<Database>,
  caller: Caller,
  filters: LedgerFilters,
): Promise<Totals> {
  const { rows } = await sql<{ currency: string; all: number; amount: number; fee: number; count: number }>`
    select t.currency, count(*) as all,
      coalesce(sum(t.amount - t.refunded) filter (where t.status = 'succeeded'), 0)::bigint as amount,
      coalesce(sum(t.fee - t.fee_refunded) filter (where t.status = 'succeeded'), 0)::bigint as fee,
      count(*) filter (where t.status = 'succeeded') as count
    from ${tables} where ${whereOf(filters, caller)} group by 1 order by 1`.execute(db);
  return {
    total: rows.reduce((sum, { all }) => sum + all, 0),
    totals: rows.map(({ currency, amount, fee, count }) => ({ currency, amount, fee, count })),
  };
}

/** One transaction that somebody may see, or null. */
export async function findTransaction(
  db: Kysely<Database>,
  caller: Caller,
  ref: string,
): Promise<TransactionRow | null> {
  const { rows } = await sql<TransactionRow>`
    select ${columns} from ${tables} where ${visibleTo(caller)} and t.ref = ${ref}`.execute(db);
  return rows[0] ?? null;
}

/** A transaction as its answer tells it to a caller. */
export function composeTransaction(row: TransactionRow, { roleId }: Caller): Transaction {
  return {
    ref: row.ref,
    kind: row.kind,
    direction: directionOf(row.kind, roleId),
    status: row.status,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    club: row.club_id === null ? null : { clubId: row.club_id, name: row.club_name ?? '' },
    user: row.user_id === null ? null : { userId: row.user_id, fullName: row.user_name ?? '' },
    description: row.description,
    reason: row.reason,
    card: row.card,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

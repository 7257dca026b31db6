import { sql, type Kysely } from 'kysely';
import { connectStateOf, isConnected, type AccountStanding } from '#domain/payments/standing.ts';
import { feeOf } from '#domain/payments/money.ts';
import { turnAt } from '#domain/subscriptions/term.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { ProviderName } from '#server/payments/port.ts';
import { tellTaken, type Taken } from './telling.ts';

const most = 50;

type Due = Taken & {
  name: string;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  time_zone: string;
  platform_fee: string;
  transaction_fee_cents: number | null;
  is_member: boolean;
  standing: AccountStanding | null;
};

/** Writes down what is to be paid for each period that has begun, and ends what nobody wants, or may have, any longer. */
export async function renewSubscriptions(
  db: Kysely<Database>,
  provider: ProviderName,
  now: number,
): Promise<void> {
  let claimed: Due[];
  do {
    claimed = await db.transaction().execute(async (transaction) => {
      const rows = await claimDue(transaction, provider, now);
      for (const row of rows) await renew(transaction, row, now);
      return rows;
    });
  } while (claimed.length === most);
}

/** Those whose paid time is over and whose next payment is not under way: each for one worker of one process. */
async function claimDue(db: Kysely<Database>, provider: ProviderName, now: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select m.*, s.name, s.amount, s.currency, s.interval, c.time_zone, c.platform_fee, c.transaction_fee_cents,
      (c.status_id = 1 and c.deleted_at is null and exists (
        select from club_members b where b.club_id = c.id and b.user_id = m.user_id and b.status = 'member'
      )) as is_member,
      (select a.standing from payment_accounts a
        where a.club_id = c.id and a.provider = m.provider and a.closed_at is null) as standing
    from member_subscriptions m
    join club_subscriptions s on s.id = m.subscription_id join clubs c on c.id = m.club_id
    where m.ended_at is null and m.paid_until <= ${new Date(now)} and m.provider = ${provider}
      and (m.cancelled_at is not null and not exists (
        select from transactions t
        where t.member_subscription_id = m.id and t.turn = m.turn and t.status in ('pending', 'processing'))
      or exists (
        select from transactions t
        where t.member_subscription_id = m.id and t.turn = m.turn and t.status = 'succeeded'))
    order by m.paid_until, m.id limit ${most} for update of m skip locked`.execute(db);
  return rows;
}

async function renew(db: Kysely<Database>, row: Due, now: number): Promise<void> {
  const { name, amount, currency, interval, time_zone: timeZone, platform_fee, transaction_fee_cents } = row;
  const { is_member: isMember, standing, ...before } = row;
  const at = new Date(now);
  const mayGoOn = row.cancelled_at === null && isMember && isConnected(connectStateOf(standing));
  if (!mayGoOn) {
    await db.updateTable('member_subscriptions').set({ ended_at: at }).where('id', '=', row.id).execute();
    await db
      .updateTable('transactions')
      .set({ retry_at: null })
      .where('member_subscription_id', '=', row.id)
      .where('retry_at', 'is not', null)
      .execute();
    const after = { ...before, ended_at: at };
    return tellTaken(db, null, { operation: 'changeMemberSubscription', at, before, after });
  }
  const turn = turnAt({ startedAt: row.started_at, interval, timeZone }, now);
  await db.updateTable('member_subscriptions').set({ turn }).where('id', '=', row.id).execute();
  const fee = { basisPoints: Math.round(Number(platform_fee) * 100), fixed: transaction_fee_cents ?? 0 };
  await db
    .insertInto('transactions')
    .values({
      ref: refOf(row.id, turn),
      kind: 'memberPayment',
      status: 'pending',
      amount,
      fee: feeOf(amount, fee),
      currency,
      club_id: row.club_id,
      user_id: row.user_id,
      description: subscriptionWords.payment(name, interval),
      provider: row.provider,
      member_subscription_id: row.id,
      turn,
      due_at: at,
      created_at: at,
    })
    .execute();
}

/** What people and the provider name the payment of a period by. */
export const refOf = (id: number, turn: number): string => `subscription-${id}-${turn}`;

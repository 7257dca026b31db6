import type { Kysely } from 'kysely';
import { endOfTurn } from '#domain/subscriptions/term.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellTaken, type Taken } from './telling.ts';

/** What has become of the payment of a period, and whether it is tried again. */
type Settled = { id: number; turn: number; status: string; isTriedAgain: boolean };

/** Lets a member subscription follow its payment, in the transaction that settles it. */
export async function followPayment(
  db: Kysely<Database>,
  { id, turn, status, isTriedAgain }: Settled,
  now: number,
): Promise<void> {
  const taken = await db
    .selectFrom('member_subscriptions as m')
    .innerJoin('club_subscriptions as s', 's.id', 'm.subscription_id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .selectAll('m')
    .select(['s.interval', 'c.time_zone'])
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst();
  if (!taken || taken.turn !== turn) return;
  const { interval, time_zone: timeZone, ...before } = taken;
  const term = { startedAt: taken.started_at, interval: interval as 'month' | 'year', timeZone };
  if (status === 'succeeded') {
    await change(db, before, { paid_until: endOfTurn(term, turn) }, now);
  } else if (!isTriedAgain && before.ended_at === null) {
    await change(db, before, { ended_at: new Date(now) }, now);
  }
}

async function change(
  db: Kysely<Database>,
  before: Taken,
  to: Partial<Pick<Taken, 'paid_until' | 'ended_at'>>,
  now: number,
): Promise<void> {
  await db.updateTable('member_subscriptions').set(to).where('id', '=', before.id).execute();
  const at = new Date(now);
  await tellTaken(db, null, { operation: 'receiveProviderEvent', at, before, after: { ...before, ...to } });
}

import type { Kysely, Selectable } from 'kysely';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { ownClubs } from './store.ts';
import { tellTaken } from './telling.ts';

const operation = 'withdrawClubSubscription';

/** Takes an offer back: nobody takes it up any more, and what members have of it ends with what is paid. */
export async function answerWithdrawal(
  db: Kysely<Database>,
  { path, caller }: Call<'withdrawClubSubscription'>,
  now: number,
): Promise<Reply<'withdrawClubSubscription'>> {
  if (!caller) throw new Refusal('unauthorised');
  const at = new Date(now);
  return db.transaction().execute(async (transaction) => {
    // Held against whoever takes it up at this moment: either that one is seen here, or this is seen there.
    const offer = await transaction
      .selectFrom('club_subscriptions')
      .selectAll()
      .where('id', '=', path.id)
      .where('club_id', 'in', ownClubs(caller))
      .forUpdate()
      .executeTakeFirst();
    if (!offer) return { status: 404, body: problemBody('not_found') };
    if (offer.withdrawn_at === null) await withdraw(transaction, { offer, caller, at });
    const ending = await endThoseOf(transaction, { offer, caller, at });
    return { status: 200, body: { message: words.withdrew(offer.name, ending) } };
  });
}

type Withdrawal = {
  offer: Selectable<Database['club_subscriptions']>;
  caller: { userId: number };
  at: Date;
};

async function withdraw(db: Kysely<Database>, { offer, caller, at }: Withdrawal): Promise<void> {
  await db.updateTable('club_subscriptions').set({ withdrawn_at: at }).where('id', '=', offer.id).execute();
  const record = { kind: 'subscription', id: offer.id, clubId: offer.club_id } as const;
  await recordChange(db, caller, {
    operation,
    record,
    before: { isWithdrawn: false },
    after: { isWithdrawn: true },
    at,
  });
}

/** Renews none of those that stand, and ends those at once that are not paid; answers how many there were. */
async function endThoseOf(db: Kysely<Database>, { offer, caller, at }: Withdrawal): Promise<number> {
  const standing = await db
    .selectFrom('member_subscriptions')
    .selectAll()
    .where('subscription_id', '=', offer.id)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const before of standing) {
    const unpaid = await db
      .updateTable('transactions')
      .set({ retry_at: null })
      .where('member_subscription_id', '=', before.id)
      .where('retry_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    const to = { cancelled_at: before.cancelled_at ?? at, ended_at: unpaid ? at : null };
    await db.updateTable('member_subscriptions').set(to).where('id', '=', before.id).execute();
    await tellTaken(db, caller, { operation, at, before, after: { ...before, ...to } });
  }
  return standing.length;
}

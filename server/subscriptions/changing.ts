import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Kysely } from 'kysely';
import { memberStateOf } from '#domain/subscriptions/standing.ts';
import type { Database } from '#server/database/db.gen.ts';
import { findOffers } from './member-store.ts';
import { tellTaken } from './telling.ts';

/** Says whether an own subscription is renewed; one whose renewal was declined ends at once. Whether it was there. */
export async function changeRenewal(
  db: Kysely<Database>,
  { path, body, caller }: Call<'changeMemberSubscription'>,
  now: number,
): Promise<'done' | Reply<'changeMemberSubscription'>> {
  if (!caller) throw new Refusal('unauthorised');
  const at = new Date(now);
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('member_subscriptions')
      .selectAll()
      .where('subscription_id', '=', path.id)
      .where('user_id', '=', caller.userId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const [offer] = before ? await findOffers(transaction, caller.userId, path.id) : [];
    if (!before || !offer) return { status: 404, body: problemBody('not_found') };
    const payment = offer.status === null ? null : { status: offer.status, retryAt: offer.retryAt };
    const state = memberStateOf({ ...offer, payment }, now);
    // Of what is being paid at this moment nobody knows yet whether there is anything to end.
    if (state === 'paying') return { status: 409, body: problemBody('money_under_way') };
    if (offer.isWithdrawn && body.isRenewed) {
      return { status: 409, body: problemBody('subscription_withdrawn') };
    }
    const isOver = state === 'overdue' && !body.isRenewed;
    const to = {
      cancelled_at: body.isRenewed ? null : (before.cancelled_at ?? at),
      ended_at: isOver ? at : null,
    };
    await transaction.updateTable('member_subscriptions').set(to).where('id', '=', before.id).execute();
    if (isOver) {
      await transaction
        .updateTable('transactions')
        .set({ retry_at: null })
        .where('member_subscription_id', '=', before.id)
        .where('retry_at', 'is not', null)
        .execute();
    }
    const operation = 'changeMemberSubscription';
    await tellTaken(transaction, caller, { operation, at, before, after: { ...before, ...to } });
    return 'done';
  });
}

import { feeOf } from '#domain/payments/money.ts';
import { cardText } from '#domain/words/cards.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { AccountParts } from '#server/payments/accounts.ts';
import { findCard, type Card } from '#server/payments/card-store.ts';
import { customerOf } from '#server/payments/customers.ts';
import { ProviderFault } from '#server/payments/port.ts';
import { insertCharge, lease, sendCharge, type Charge } from '#server/payments/sending.ts';
import { composeOffer, destinationOf, findOffers, type Offer } from './member-store.ts';
import { refOf } from './renewing.ts';
import { tellTaken } from './telling.ts';

type Payer = { userId: number; customerId: string; destinationId: string; card: Card };

/** Takes up what a club offers: written down first, paid then; taken up again, it is the one that stands. */
export async function answerTaking(
  parts: AccountParts,
  { path, body, caller, request }: Call<'takeUpSubscription'>,
): Promise<Reply<'takeUpSubscription'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const { userId } = caller;
  const [offer] = await findOffers(db, userId, path.id);
  if (!offer?.isMember) return { status: 404, body: problemBody('not_found') };
  if (offer.isWithdrawn && (offer.takenId === null || offer.endedAt !== null)) {
    return { status: 409, body: problemBody('subscription_withdrawn') };
  }
  const destinationId = await destinationOf(parts, offer.club.clubId);
  if (destinationId === null) return { status: 409, body: problemBody('not_connected') };
  const card = await findCard(parts, userId, body.cardId);
  if (!card) return { status: 409, body: problemBody('card_missing') };
  try {
    const customerId = await customerOf(parts, userId);
    if (customerId === null) throw new Refusal('unauthorised');
    const charge = await takeUp(parts, offer, { userId, customerId, destinationId, card });
    const onFault = ({ code }: { code: string }): void => request.log.warn({ code }, 'payments');
    if (charge) await runAsServer(() => sendCharge({ ...parts, onFault }, charge));
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('provider_unavailable') };
  }
  const [taken = offer] = await findOffers(db, userId, path.id);
  return { status: 200, body: composeOffer(taken, { isOpen: true, now: clock() }) };
}

/** Keeps who takes what up, with its first payment; null where one stands already, whoever of two was first. */
async function takeUp(
  { db, provider, clock }: AccountParts,
  offer: Offer,
  { userId, customerId, destinationId, card }: Payer,
): Promise<Charge | null> {
  const at = new Date(clock());
  const turn = 1;
  return db.transaction().execute(async (transaction) => {
    const after = await transaction
      .insertInto('member_subscriptions')
      .values({
        subscription_id: offer.id,
        club_id: offer.club.clubId,
        user_id: userId,
        provider: provider.name,
        started_at: at,
        turn,
        card_id: card.cardId,
      })
      .onConflict((conflict) =>
        conflict.columns(['subscription_id', 'user_id']).where('ended_at', 'is', null).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (!after) return null;
    // The row above waits for a withdrawal that is under way, so by now it is seen.
    if ((await findOffers(transaction, userId, offer.id))[0]?.isWithdrawn) throw new Refusal('not_found');
    await tellTaken(transaction, { userId }, { operation: 'takeUpSubscription', at, after });
    return insertCharge(transaction, {
      ref: refOf(after.id, turn),
      kind: 'memberPayment',
      status: 'processing',
      amount: offer.amount,
      fee: feeOf(offer.amount, offer.fee),
      currency: offer.currency,
      club_id: offer.club.clubId,
      user_id: userId,
      description: subscriptionWords.payment(offer.name, offer.interval),
      card: cardText(card.brand, card.last4).slice(0, 60),
      provider: provider.name,
      customer_id: customerId,
      card_id: card.cardId,
      destination_id: destinationId,
      member_subscription_id: after.id,
      turn,
      sent_at: at,
      // This call sends it; where it dies, a worker does.
      due_at: new Date(at.getTime() + lease),
      created_at: at,
    });
  });
}

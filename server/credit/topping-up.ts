import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSettled, type TransactionStatus } from '#domain/payments/ledger.ts';
import { feeOf, moneyText } from '#domain/payments/money.ts';
import { smallestCharge } from '#domain/payments/smallest-charge.ts';
import { creditWords as words } from '#domain/words/credit.ts';
import { cardText } from '#domain/words/cards.ts';
import type { Database } from '#server/database/db.gen.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { AccountParts } from '#server/payments/accounts.ts';
import { findCard } from '#server/payments/card-store.ts';
import { customerOf } from '#server/payments/customers.ts';
import { ProviderFault } from '#server/payments/port.ts';
import { insertCharge, lease, sendCharge, type Charge } from '#server/payments/sending.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import { newToken } from '#server/services/tokens.ts';
import { destinationOf } from '#server/subscriptions/member-store.ts';

/** Buys credit by a saved card: written down first, charged then, once for a key however often it is sent. */
export async function answerTopUp(
  parts: AccountParts,
  { body, caller, request, once }: Call<'topUpCredit'>,
): Promise<OnceReply<'topUpCredit'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db } = parts;
  const club = await findBookedClub(db, caller, body);
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const least = smallestCharge(club.currency);
  if (body.amount < least) {
    const amount = words.faults.topUp(moneyText(least, club.currency));
    return { status: 400, body: problemBody('invalid_request', { amount }) };
  }
  const given = request.headers['idempotency-key'];
  const ref = refOf(caller.userId, typeof given === 'string' ? given : newToken());
  try {
    const charge = await begin(parts, { ...body, ref, club, userId: caller.userId });
    if (charge !== null && 'status' in charge) return charge;
    const onFault = ({ code }: { code: string }): void => request.log.warn({ code }, 'payments');
    if (charge) await runAsServer(() => sendCharge({ ...parts, onFault }, charge));
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('provider_unavailable') };
  }
  const told = (transaction: Kysely<Database>) => tell(transaction, ref);
  return once(told, told);
}

/** The name of a payment, which is the same for who sends it again under its key. */
const refOf = (userId: number, key: string): string =>
  `top-up-${userId}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

type Wanted = Call<'topUpCredit'>['body'] & {
  ref: string;
  club: { id: number; name: string; currency: string };
  userId: number;
};
type Refused = Extract<Reply<'topUpCredit'>, { status: 400 | 409 }>;

/** Writes the payment down; null where it is there already, and whoever wrote it down sends it. */
async function begin(
  parts: AccountParts,
  { ref, club, userId, cardId, amount }: Wanted,
): Promise<Charge | Refused | null> {
  const { db, provider, clock } = parts;
  const before = await db
    .selectFrom('transactions')
    .select(['amount', 'club_id', 'card_id'])
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (before) {
    const isSame = before.amount === amount && before.club_id === club.id && before.card_id === cardId;
    return isSame ? null : { status: 400, body: problemBody('repeated_differently') };
  }
  const destinationId = await destinationOf(parts, club.id);
  if (destinationId === null) return { status: 409, body: problemBody('not_connected') };
  const card = await findCard(parts, userId, cardId);
  if (!card) return { status: 409, body: problemBody('card_missing') };
  const customerId = await customerOf(parts, userId);
  if (customerId === null) throw new Refusal('unauthorised');
  const fee = await db
    .selectFrom('clubs')
    .select(['platform_fee', 'transaction_fee_cents'])
    .where('id', '=', club.id)
    .executeTakeFirstOrThrow();
  const share = {
    basisPoints: Math.round(Number(fee.platform_fee) * 100),
    fixed: fee.transaction_fee_cents ?? 0,
  };
  const at = new Date(clock());
  return db.transaction().execute((transaction) =>
    insertCharge(transaction, {
      ref,
      kind: 'memberPayment',
      purpose: 'topUp',
      status: 'processing',
      amount,
      fee: feeOf(amount, share),
      currency: club.currency,
      club_id: club.id,
      user_id: userId,
      description: words.topUp.description(club.name),
      card: cardText(card.brand, card.last4).slice(0, 60),
      provider: provider.name,
      customer_id: customerId,
      card_id: cardId,
      destination_id: destinationId,
      sent_at: at,
      // This call sends it; where it dies, a worker does.
      due_at: new Date(at.getTime() + lease),
      created_at: at,
    }),
  );
}

/** What has become of the payment by now, and what its owner has to spend. */
async function tell(
  db: Kysely<Database>,
  ref: string,
): Promise<Extract<Reply<'topUpCredit'>, { status: 200 }>> {
  const payment = await db
    .selectFrom('transactions as t')
    .leftJoin('credit_accounts as a', (join) =>
      join.onRef('a.club_id', '=', 't.club_id').onRef('a.user_id', '=', 't.user_id'),
    )
    .select(['t.status', 't.amount', 't.currency', 't.reason', 'a.balance'])
    .where('t.ref', '=', ref)
    .executeTakeFirstOrThrow();
  const { amount, currency, reason, balance } = payment;
  const status = payment.status as TransactionStatus;
  const end = status === 'failed' ? 'declined' : 'credited';
  const state = isSettled(status) ? end : 'paying';
  return { status: 200, body: { ref, state, amount, currency, balance: balance ?? 0, reason } };
}

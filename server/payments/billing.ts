import { sql, type Kysely } from 'kysely';
import { chargePeriod } from '#domain/payments/billing.ts';
import { paymentWords } from '#domain/words/payments.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderPayment } from './port.ts';
import { retryCharges, tellDeclined } from './dunning.ts';
import { nextTry, settleTransaction } from './settling.ts';

export type BillingParts = AccountParts & {
  outbox: Outbox;
  /** Hears of what went wrong: a code, never a name. */
  onFault: (fault: { code: string }) => void;
};

const minute = 60_000;
const hour = 60 * minute;
const usualPace = minute;
/** How long a worker that may have died keeps others off a charge. */
const lease = 5 * minute;
/** The provider forgets keys after a day: of what was sent earlier it is asked first whether it has it. */
const keysLast = 23 * hour;
const most = 20;

type Charge = {
  id: number;
  ref: string;
  club_id: number;
  amount: number;
  currency: string;
  description: string;
  customer_id: string | null;
  card_id: string | null;
  sent_at: Date | null;
};

/** Charges clubs month by month, in as many processes as there are; answers how to stop. */
export function startBilling(
  { store, ...parts }: BillingParts & { store: Store },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: null,
    pace,
    work: (stopping) => chargeClubs(parts, stopping),
    onFault: () => parts.onFault({ code: 'billing' }),
  });
}

/** Writes down every charge whose day has come, and then sends what is written down. */
export async function chargeClubs(parts: BillingParts, stopping?: AbortSignal): Promise<void> {
  await storeCharges(parts);
  await retryCharges(parts.db, parts.provider.name, parts.clock());
  let claimed: Charge[];
  do {
    if (stopping?.aborted) return;
    claimed = await claimCharges(parts.db, parts.provider.name, parts.clock());
    for (const charge of claimed) await sendCharge(parts, charge);
  } while (claimed.length === most);
  await tellDeclined(parts.db, parts.outbox);
}

/** One row a club and month, whoever comes first; a month that is over is never charged afterwards. */
async function storeCharges({ db, provider, clock }: AccountParts): Promise<void> {
  const clubs = await db
    .selectFrom('clubs')
    .select(['id', 'time_zone', 'monthly_charge_cents', 'monthly_charge_day'])
    .where('monthly_charge_cents', 'is not', null)
    .where('country_id', '=', 'US')
    .where('status_id', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  const now = clock();
  const rows = clubs.flatMap((club) => {
    const day = club.monthly_charge_day ?? 1;
    const period = chargePeriod(now, { timeZone: club.time_zone, day });
    if (period === null || club.monthly_charge_cents === null) return [];
    return {
      ref: `charge-${club.id}-${period}`,
      kind: 'clubCharge' as const,
      status: 'pending' as const,
      amount: club.monthly_charge_cents,
      currency: 'USD',
      club_id: club.id,
      description: paymentWords.billing.charge(period),
      provider: provider.name,
      period,
      due_at: new Date(now),
      created_at: new Date(now),
    };
  });
  if (rows.length === 0) return;
  await db
    .insertInto('transactions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes charges that are due, each of them for one worker of one process. */
async function claimCharges(
  db: Kysely<Database>,
  provider: AccountParts['provider']['name'],
  now: number,
): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    update transactions set attempts = least(attempts + 1, 30000), due_at = ${new Date(now + lease)}
    where id = any(array(
      select id from transactions
      where kind = 'clubCharge' and provider = ${provider} and status in ('pending', 'processing')
        and payment_id is null and due_at <= ${new Date(now)}
      order by due_at, id limit ${most} for update skip locked
    ))
    returning id, coalesce(try_ref, ref) as ref, club_id, amount, currency, description, customer_id, card_id, sent_at`.execute(
    db,
  );
  return rows;
}

async function sendCharge(parts: BillingParts, charge: Charge): Promise<void> {
  const { db, provider, clock, onFault } = parts;
  const now = clock();
  const card = await cardOf(parts, charge);
  if (!card) return postpone(db, charge.id, new Date(now + hour));
  try {
    const payment =
      (await sentBefore(parts, charge, card)) ??
      (await provider.charge({
        key: `club-${charge.ref}`,
        ref: charge.ref,
        amount: charge.amount,
        currency: charge.currency,
        customerId: card.customerId,
        cardId: card.cardId,
        description: charge.description,
        destination: null,
      }));
    await settleTransaction(db, charge.id, payment, clock());
  } catch (error) {
    const fault = error instanceof ProviderFault ? error.kind : 'internal';
    onFault({ code: fault });
    if (fault === 'refused' || fault === 'gone') await giveUp(db, charge.id, now);
    else await postpone(db, charge.id, new Date(now + lease));
  }
}

/** What has become of a charge whose key the provider may have forgotten: sent again, it would be a second one. */
async function sentBefore(
  { provider, clock }: BillingParts,
  { ref, sent_at: since }: Charge,
  { customerId }: { customerId: string },
): Promise<ProviderPayment | null> {
  if (since === null || clock() - since.getTime() <= keysLast) return null;
  return provider.findPayment({ ref, customerId, since });
}

/** By which card a club pays: written down before the provider hears of it, for one key never means two cards. */
async function cardOf(
  { db, provider, clock }: AccountParts,
  charge: Charge,
): Promise<{ customerId: string; cardId: string } | null> {
  if (charge.customer_id !== null && charge.card_id !== null) {
    return { customerId: charge.customer_id, cardId: charge.card_id };
  }
  const card = await db
    .selectFrom('payment_cards as c')
    .innerJoin('club_members as m', 'm.user_id', 'c.user_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('payment_customers as p', (join) =>
      join.onRef('p.user_id', '=', 'c.user_id').onRef('p.provider', '=', 'c.provider'),
    )
    .select(['c.card_id', 'c.brand', 'c.last4', 'c.user_id', 'p.customer_id'])
    .where('m.club_id', '=', charge.club_id)
    .where('m.status', '=', 'member')
    .where('u.role_id', '=', 3)
    .where('c.provider', '=', provider.name)
    .where('c.is_default', '=', true)
    .orderBy('c.id')
    .executeTakeFirst();
  if (!card || card.customer_id === null) return null;
  await db
    .updateTable('transactions')
    .set({
      status: 'processing',
      customer_id: card.customer_id,
      card_id: card.card_id,
      user_id: card.user_id,
      card: paymentWords.cards.name(card.brand, card.last4).slice(0, 60),
      sent_at: new Date(clock()),
    })
    .where('id', '=', charge.id)
    .execute();
  return { customerId: card.customer_id, cardId: card.card_id };
}

async function postpone(db: Kysely<Database>, id: number, due: Date | null): Promise<void> {
  await db.updateTable('transactions').set({ due_at: due }).where('id', '=', id).execute();
}

async function giveUp(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ status: 'failed', reason: 'failed', settled_at: new Date(now), retry_at: nextTry(now) })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

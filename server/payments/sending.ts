import { sql, type Insertable, type Kysely } from 'kysely';
import { cardText } from '#domain/words/cards.ts';
import type { Database } from '#server/database/db.gen.ts';
import { destinationOf } from '#server/subscriptions/member-store.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderPayment } from './port.ts';
import { settleTransaction } from './settling.ts';

/** What sending charges needs of the process. */
export type SendingParts = AccountParts & {
  /** Hears of what went wrong: a code, never a name. */
  onFault: (fault: { code: string; cause?: unknown }) => void;
};

const hour = 3_600_000;
/** How long a worker that may have died keeps others off a charge, in milliseconds. */
export const lease = 300_000;
/** The provider forgets keys after a day: of what was sent earlier it is asked first whether it has it. */
export const keysLast = 23 * hour;

/** A charge that one worker has in hand. */
export type Charge = {
  id: number;
  ref: string;
  kind: string;
  club_id: number | null;
  user_id: number | null;
  amount: number;
  fee: number;
  currency: string;
  description: string;
  customer_id: string | null;
  card_id: string | null;
  destination_id: string | null;
  sent_at: Date | null;
  booking_id: number | null;
};

const columns = sql`id, coalesce(try_ref, ref) as ref, kind, club_id, user_id, amount, fee, currency, description,
  customer_id, card_id, destination_id, sent_at, booking_id`;

/** Takes charges that are due, each of them for one worker of one process. */
export async function claimCharges({ db, provider, clock }: AccountParts, most: number): Promise<Charge[]> {
  const now = clock();
  const { rows } = await sql<Charge>`
    update transactions set attempts = least(attempts + 1, 30000), due_at = ${new Date(now + lease)}
    where id = any(array(
      select id from transactions
      where (kind = 'clubCharge' or member_subscription_id is not null or purpose is not null) and provider = ${provider.name}
        and status in ('pending', 'processing') and payment_id is null and due_at <= ${new Date(now)}
      order by due_at, id limit ${most} for update skip locked
    ))
    returning ${columns}`.execute(db);
  return rows;
}

/**
 * Writes a charge down that is sent by whoever writes it; where that one dies, a worker finds it when it is due. Null where
 * one of its name is there already.
 */
export async function insertCharge(
  db: Kysely<Database>,
  row: Insertable<Database['transactions']>,
): Promise<Charge | null> {
  const made = await db
    .insertInto('transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  const { rows } = await sql<Charge>`select ${columns} from transactions where id = ${made.id}`.execute(db);
  const [charge] = rows;
  if (!charge) throw new Error('A charge that was written down is not there.');
  return charge;
}

/** Sends a charge to the provider, under one key however often; what becomes of it is written down. */
export async function sendCharge(parts: SendingParts, charge: Charge): Promise<void> {
  const { db, provider, clock, onFault } = parts;
  const now = clock();
  const way = await wayOf(parts, charge);
  if (way === 'no_card' && charge.kind === 'clubCharge') return postpone(db, charge.id, new Date(now + hour));
  if (typeof way === 'string') return giveUp(parts, charge.id, way);
  try {
    const before = await sentBefore(parts, charge, way);
    if (before === null && (await isLost(db, charge))) return await giveUp(parts, charge.id, 'failed');
    const payment =
      before ??
      (await provider.charge({
        key: `club-${charge.ref}`,
        ref: charge.ref,
        amount: charge.amount,
        currency: charge.currency,
        customerId: way.customerId,
        cardId: way.cardId,
        description: charge.description,
        destination: way.destinationId === null ? null : { accountId: way.destinationId, fee: charge.fee },
      }));
    await settleTransaction(parts, charge.id, payment);
  } catch (error) {
    const fault = error instanceof ProviderFault ? error.kind : 'internal';
    onFault({ code: fault });
    if (fault === 'refused' || fault === 'gone')
      await giveUp(parts, charge.id, (await hasLeft(parts, charge)) ? 'no_account' : 'failed');
    else await postpone(db, charge.id, new Date(now + lease));
  }
}

/** Whether the club that is to be paid cannot be paid by card any more, for which its provider refuses all. */
const hasLeft = async (parts: SendingParts, { kind, club_id: clubId }: Charge): Promise<boolean> =>
  kind !== 'clubCharge' && clubId !== null && (await destinationOf(parts, clubId)) === null;

/** What has become of a charge whose key the provider may have forgotten: sent again, it would be a second one. */
async function sentBefore(
  { db, provider, clock }: SendingParts,
  charge: Charge,
  { customerId }: { customerId: string },
): Promise<ProviderPayment | null> {
  const { ref, sent_at: since } = charge;
  const isKept = since !== null && clock() - since.getTime() <= keysLast;
  if (since === null || (isKept && !(await isLost(db, charge)))) return null;
  return provider.findPayment({ ref, customerId, since });
}

/** Whether a charge is for a table that is not kept any more: nobody is charged for that who was not before. */
async function isLost(db: Kysely<Database>, { booking_id: id }: Charge): Promise<boolean> {
  if (id === null) return false;
  const booking = await db
    .selectFrom('table_bookings')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return booking?.status !== 'paying';
}

/** By which card something is paid, and to whom it is passed on; nobody where it stays with the association. */
type Way = { customerId: string; cardId: string; destinationId: string | null };

/** Written down before the provider hears of it, for one key never means two cards. */
async function wayOf(parts: SendingParts, charge: Charge): Promise<Way | 'no_card' | 'no_account'> {
  const { db, clock } = parts;
  if (charge.customer_id !== null && charge.card_id !== null) {
    const { customer_id: customerId, card_id: cardId, destination_id: destinationId } = charge;
    return { customerId, cardId, destinationId };
  }
  const isClubs = charge.kind === 'clubCharge';
  const card = await cardOf(parts, charge);
  if (!card || card.customer_id === null) return 'no_card';
  const destinationId = isClubs ? null : await destinationOf(parts, charge.club_id ?? 0);
  if (!isClubs && destinationId === null) return 'no_account';
  await db
    .updateTable('transactions')
    .set({
      status: 'processing',
      customer_id: card.customer_id,
      card_id: card.card_id,
      destination_id: destinationId,
      user_id: card.user_id,
      card: cardText(card.brand, card.last4).slice(0, 60),
      sent_at: new Date(clock()),
    })
    .where('id', '=', charge.id)
    .execute();
  await nameCard(db, charge.id, card.card_id);
  return { customerId: card.customer_id, cardId: card.card_id, destinationId };
}

/** The card that a subscription names; of what was declined by it, and of a club, the default of who pays. */
async function cardOf(parts: SendingParts, charge: Charge) {
  const named = charge.kind === 'clubCharge' ? undefined : await namedCardOf(parts, charge);
  return named ?? defaultCardOf(parts, charge);
}

/** The card that a member chose for a subscription; what is tried again is tried by the default. */
function namedCardOf({ db, provider }: SendingParts, { id }: Charge) {
  return cardsOf(db, provider.name)
    .innerJoin('member_subscriptions as m', (join) =>
      join.onRef('m.card_id', '=', 'c.card_id').onRef('m.user_id', '=', 'c.user_id'),
    )
    .innerJoin('transactions as t', 't.member_subscription_id', 'm.id')
    .where('t.id', '=', id)
    .where('t.try_ref', 'is', null)
    .executeTakeFirst();
}

const cardsOf = (db: Kysely<Database>, provider: string) =>
  db
    .selectFrom('payment_cards as c')
    .innerJoin('payment_customers as p', (join) =>
      join.onRef('p.user_id', '=', 'c.user_id').onRef('p.provider', '=', 'c.provider'),
    )
    .select(['c.card_id', 'c.brand', 'c.last4', 'c.user_id', 'p.customer_id'])
    .where('c.provider', '=', provider)
    .where('c.removed_at', 'is', null);

function defaultCardOf({ db, provider }: SendingParts, { kind, club_id: clubId, user_id: userId }: Charge) {
  const cards = cardsOf(db, provider.name).where('c.is_default', '=', true).orderBy('c.id');
  if (kind !== 'clubCharge') return cards.where('c.user_id', '=', userId).executeTakeFirst();
  return cards
    .innerJoin('club_members as m', 'm.user_id', 'c.user_id')
    .where('m.club_id', '=', clubId)
    .where('m.status', '=', 'member')
    .where('m.role', '=', 3)
    .executeTakeFirst();
}

/** From now on a subscription names the card that is charged for it. */
const nameCard = (db: Kysely<Database>, id: number, cardId: string) =>
  db
    .updateTable('member_subscriptions')
    .set({ card_id: cardId })
    .where('id', '=', (of) =>
      of.selectFrom('transactions').select('member_subscription_id').where('id', '=', id),
    )
    .where('card_id', 'is distinct from', cardId)
    .execute();

async function postpone(db: Kysely<Database>, id: number, due: Date): Promise<void> {
  await db.updateTable('transactions').set({ due_at: due }).where('id', '=', id).execute();
}

const giveUp = (parts: SendingParts, id: number, reason: string): Promise<void> =>
  settleTransaction(parts, id, { state: 'failed', reason, paymentId: null });

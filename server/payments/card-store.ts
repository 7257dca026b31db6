import type { Kysely, Transaction } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { AccountParts } from './accounts.ts';
import type { ProviderCard } from './port.ts';
import { tellCard } from './telling.ts';

export type Card = components['schemas']['Card'];

const cards = (db: Kysely<Database>, provider: AccountParts['provider'], userId: number) =>
  db
    .selectFrom('payment_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .where('removed_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

const cardOf = (row: Row): Card => ({
  cardId: row.card_id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  isDefault: row.is_default,
});

/** The cards of somebody, the default first and then the latest. */
export async function findCards({ db, provider }: AccountParts, userId: number): Promise<Card[]> {
  const rows = await cards(db, provider, userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(cardOf);
}

/** A card of somebody, or null. */
export async function findCard(
  { db, provider }: AccountParts,
  userId: number,
  cardId: string,
): Promise<Card | null> {
  const row = await cards(db, provider, userId).where('card_id', '=', cardId).executeTakeFirst();
  return row ? cardOf(row) : null;
}

/** One at a time for each person, so that there is never more than one default. */
async function lockOwner(db: Kysely<Database>, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

const inTurn = <T>(db: Kysely<Database>, userId: number, work: (of: Kysely<Database>) => Promise<T>) =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, userId);
    return work(transaction);
  });

/**
 * Keeps a card that the provider has taken, within a transaction; the first one is the default, and the same one again
 * changes nothing.
 */
export async function keepCard(
  parts: AccountParts & { db: Transaction<Database> },
  userId: number,
  { card, isDefault }: { card: ProviderCard; isDefault: boolean },
): Promise<Card | null> {
  const { db, provider, clock } = parts;
  await lockOwner(db, userId);
  const before = await cards(db, provider, userId).executeTakeFirst();
  const kept = await db
    .insertInto('payment_cards')
    .values({
      user_id: userId,
      provider: provider.name,
      card_id: card.cardId,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      created_at: new Date(clock()),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'card_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) {
    const becomes = isDefault || !before;
    if (becomes) await changeDefault(db, parts, userId, card.cardId);
    const { brand, last4 } = card;
    const after = { brand, last4, isDefault: becomes };
    await tellCard(db, { userId }, { operation: 'saveCard', at: new Date(clock()), id: kept.id, after });
  }
  return findCard(parts, userId, card.cardId);
}

/** Makes a card the default; false where there is no such card. */
export function setDefault(parts: AccountParts, userId: number, cardId: string): Promise<boolean> {
  return inTurn(parts.db, userId, async (db) => {
    const card = await cards(db, parts.provider, userId).where('card_id', '=', cardId).executeTakeFirst();
    if (!card) return false;
    await changeDefault(db, parts, userId, cardId);
    const told = { brand: card.brand, last4: card.last4 };
    await tellCard(
      db,
      { userId },
      {
        operation: 'setDefaultCard',
        at: new Date(parts.clock()),
        id: card.id,
        before: { ...told, isDefault: card.is_default },
        after: { ...told, isDefault: true },
      },
    );
    return true;
  });
}

/** What somebody has taken up and goes on with, and a card is to pay for. */
const paidBy = (db: Kysely<Database>, { provider }: AccountParts, userId: number, cardId: string) =>
  db
    .selectFrom('member_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .where('card_id', '=', cardId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null);

/** Whether a subscription names a card, so that it is not removed before another one is named. */
export async function isNamed(parts: AccountParts, userId: number, cardId: string): Promise<boolean> {
  return (await paidBy(parts.db, parts, userId, cardId).executeTakeFirst()) !== undefined;
}

/** Lets another of somebody's cards pay for what one pays for. */
export async function passOn(
  parts: AccountParts,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await parts.db
    .updateTable('member_subscriptions')
    .set({ card_id: to })
    .where('id', 'in', paidBy(parts.db, parts, userId, from))
    .execute();
}

/** Takes a card off the list, by its owner or as the provider tells; where it was the default, the latest of the others is it now. */
export function dropCard(
  parts: AccountParts,
  userId: number,
  cardId: string,
  operation: 'deleteCard' | 'receiveProviderEvent' = 'deleteCard',
): Promise<void> {
  return inTurn(parts.db, userId, async (db) => {
    const at = new Date(parts.clock());
    const card = await cards(db, parts.provider, userId).where('card_id', '=', cardId).executeTakeFirst();
    if (!card) return;
    const off = { is_default: false, removed_at: at };
    await db.updateTable('payment_cards').set(off).where('id', '=', card.id).execute();
    const before = { brand: card.brand, last4: card.last4, isDefault: card.is_default };
    const caller = operation === 'deleteCard' ? { userId } : null;
    await tellCard(db, caller, { operation, at, id: card.id, before });
    const [next, ...others] = await cards(db, parts.provider, userId).orderBy('id', 'desc').execute();
    const hasDefault = [next, ...others].some((card) => card?.is_default);
    if (next && !hasDefault) await changeDefault(db, parts, userId, next.card_id);
  });
}

/** Takes a card off the list that the provider has no more; false where it is not in one, or still there. */
export async function dropByEvent(parts: AccountParts, cardId: string): Promise<boolean> {
  const { db, provider } = parts;
  const card = await db
    .selectFrom('payment_cards')
    .select('user_id')
    .where('provider', '=', provider.name)
    .where('card_id', '=', cardId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!card || (await provider.hasCard(cardId))) return false;
  await dropCard(parts, card.user_id, cardId, 'receiveProviderEvent');
  return true;
}

async function changeDefault(
  db: Kysely<Database>,
  { provider }: AccountParts,
  userId: number,
  cardId: string,
): Promise<void> {
  const own = db
    .updateTable('payment_cards')
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('card_id', '=', cardId).execute();
}

import { sql, type Kysely, type Selectable } from 'kysely';
import { whoFailed } from '#domain/payments/ledger.ts';
import { moneyText } from '#domain/payments/money.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { balanceOf } from './balance.ts';
import { moveCredit } from './moving.ts';

type Payment = Selectable<Database['transactions']>;
type Parts = { db: Kysely<Database>; outbox: Outbox };

const day = 86_400;
/** Seconds after which nobody waits for an answer before a page any more. */
const watched = 60;

/** What its owner is told of a payment that has failed. */
const failedKinds = {
  bank: 'declined',
  club: 'noCards',
  card: 'notCharged',
  provider: 'notCharged',
} as const;

/** Books credit for what a card has paid, in the transaction that settles the payment; and tells its owner. */
export async function followTopUp(
  { db, outbox }: Parts,
  { id, club_id: clubId, user_id: userId, amount, currency, status, ref, reason, created_at: begun }: Payment,
  now: number,
): Promise<void> {
  // Who has been erased meanwhile has no credit; the payment stands in the ledger, for the club to give back.
  if (clubId === null || userId === null) return;
  const at = new Date(now);
  const isPaid = status === 'succeeded';
  const isBack = status === 'refunded';
  let balance = 0;
  // What has been spent of it already is gone: who gave the payment back at the provider has given that away.
  const taken = isBack ? await takeBack(db, id, at) : 0;
  if (isBack && taken === 0) return;
  if (isBack) {
    balance = await balanceOf(db, { clubId, userId });
    await recordChange(db, null, {
      operation: 'receiveProviderEvent',
      record: { kind: 'credit', id: userId, clubId },
      before: { balance: balance + taken },
      after: { balance },
      at,
    });
  }
  if (isPaid) {
    const moved = { clubId, userId, amount, kind: 'topUp', transactionId: id, by: userId, at } as const;
    balance = (await moveCredit(db, moved)) ?? 0;
    await recordChange(
      db,
      { userId },
      {
        operation: 'topUpCredit',
        record: { kind: 'credit', id: userId, clubId },
        before: { balance: balance - amount },
        after: { balance },
        at,
      },
    );
  }
  const isSeen = now - begun.getTime() < watched * 1000;
  if (!outbox.isOpen || (status === 'failed' && isSeen)) return;
  const owner = await db
    .selectFrom('users as u')
    .innerJoin('clubs as c', (join) => join.on('c.id', '=', clubId))
    .select(['u.email', 'u.first_name as firstName', 'c.name as club'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!owner) return;
  const { email, firstName, club } = owner;
  await outbox.add(db, {
    to: email,
    template: 'topUp',
    parameters: {
      firstName: firstName ?? '',
      kind: isBack ? 'takenBack' : isPaid ? 'credited' : failedKinds[whoFailed(reason)],
      club,
      amount: moneyText(isBack ? taken : amount, currency),
      balance: moneyText(balance, currency),
    },
    lasts: 7 * day,
    dedupeKey: isBack ? `top-up-back:${ref}` : `top-up:${ref}`,
  });
}

/** Takes credit back of which the payment was given back, as far as it is there; answers what was taken. */
async function takeBack(db: Kysely<Database>, id: number, at: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select take_back_top_up(${id}::integer, ${at}::timestamptz) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { connectStateOf, isConnected } from '#domain/payments/standing.ts';
import { cardText } from '#domain/words/cards.ts';
import { memberStateOf } from '#domain/subscriptions/standing.ts';
import type { Database } from '#server/database/db.gen.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import { findOpenAccount, type AccountParts } from '#server/payments/accounts.ts';

export type MemberSubscription = components['schemas']['MemberSubscription'];

/** What a club offers its member, and the latest that this member has taken up of it. */
export type Offer = Omit<MemberSubscription, 'isOpen' | 'taken'> & {
  timeZone: string;
  /** The share of the association in hundredths of a percent, and its fixed part. */
  fee: { basisPoints: number; fixed: number };
  isMember: boolean;
  takenId: number | null;
  paidUntil: Date | null;
  cancelledAt: Date | null;
  endedAt: Date | null;
  status: string | null;
  reason: string | null;
  card: string | null;
  retryAt: Date | null;
};

/** What the clubs of a member offer, by club and name; what was taken up stays when it is withdrawn or its member has left. */
export async function findOffers(db: Kysely<Database>, userId: number, id?: number): Promise<Offer[]> {
  const only = id === undefined ? sql`true` : sql`s.id = ${id}`;
  const offered = id === undefined ? sql`s.withdrawn_at is null` : sql`true`;
  const { rows } = await sql<
    Offer & { platformFee: string; fixed: number; namedBrand: string | null; namedLast4: string | null }
  >`
    select s.id, json_build_object('clubId', c.id, 'name', c.name) as club, s.name, s.amount, s.currency,
      s.interval, c.time_zone as "timeZone", c.platform_fee as "platformFee", c.transaction_fee_cents as fixed,
      (b.user_id is not null and c.status_id = 1) as "isMember", s.withdrawn_at is not null as "isWithdrawn",
      m.id as "takenId", m.paid_until as "paidUntil", m.cancelled_at as "cancelledAt", m.ended_at as "endedAt",
      t.status, t.reason, t.card, n.brand as "namedBrand", n.last4 as "namedLast4", t.retry_at as "retryAt"
    from club_subscriptions s
    join clubs c on c.id = s.club_id and c.deleted_at is null
    left join club_members b on b.club_id = c.id and b.user_id = ${userId} and b.status = 'member'
    left join lateral (
      select * from member_subscriptions m
      where m.subscription_id = s.id and m.user_id = ${userId} order by m.id desc limit 1) m on true
    left join transactions t on t.member_subscription_id = m.id and t.turn = m.turn
    left join lateral (
      select brand, last4 from payment_cards p
      where p.user_id = m.user_id and p.provider = m.provider and p.removed_at is null
        and (p.card_id = m.card_id or p.is_default)
      order by p.card_id is distinct from m.card_id limit 1) n on true
    where ${only} and (${offered} and b.user_id is not null and c.status_id = 1
      or m.id is not null and m.ended_at is null)
    order by natural_key(c.folded_name), c.id, natural_key(folded_name(s.name)), s.id`.execute(db);
  return rows.map(({ platformFee, fixed, namedBrand, namedLast4, ...row }) => ({
    ...row,
    // What is renewed names the card that will be charged, whichever was charged before.
    card: namedBrand === null ? row.card : cardText(namedBrand, namedLast4 ?? ''),
    fee: { basisPoints: Math.round(Number(platformFee) * 100), fixed: fixed ?? 0 },
  }));
}

/** Where the money of a club goes; null where the club cannot be paid. The account itself is nothing of its members'. */
export function destinationOf(parts: AccountParts, clubId: number): Promise<string | null> {
  return runAsServer(async () => {
    const account = await findOpenAccount(parts, clubId);
    return account && isConnected(connectStateOf(account.standing)) ? account.providerId : null;
  });
}

/** An offer as its answer tells it. */
export function composeOffer(
  offer: Offer,
  { isOpen, now }: { isOpen: boolean; now: number },
): MemberSubscription {
  const { id, club, name, amount, currency, interval, isWithdrawn, paidUntil, status, retryAt } = offer;
  const payment = status === null ? null : { status, retryAt };
  const state = offer.takenId === null ? null : memberStateOf({ ...offer, payment }, now);
  const taken = state && {
    state,
    paidUntil: paidUntil?.toISOString() ?? null,
    card: offer.card,
    reason: offer.reason,
    retryAt: retryAt?.toISOString() ?? null,
  };
  return { id, club, name, amount, currency, interval, isOpen: isOpen && offer.isMember, isWithdrawn, taken };
}

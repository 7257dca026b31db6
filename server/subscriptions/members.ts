import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { changeRenewal } from './changing.ts';
import {
  composeOffer,
  destinationOf,
  findOffers,
  type MemberSubscription,
  type Offer,
} from './member-store.ts';

type Parts = {
  db: Kysely<Database>;
  provider: PaymentProvider | null;
  clock: () => number;
  outbox: Outbox;
};

/** Lists what the own clubs offer, and how one stands with each. */
export async function answerOffers(
  parts: Parts,
  { caller }: Call<'listMemberSubscriptions'>,
): Promise<Reply<'listMemberSubscriptions'>> {
  if (!caller) throw new Refusal('unauthorised');
  return { status: 200, body: { rows: await composeAll(parts, await findOffers(parts.db, caller.userId)) } };
}

/** Says whether an own subscription is renewed after what is paid. */
export async function answerRenewal(
  parts: Parts,
  call: Call<'changeMemberSubscription'>,
): Promise<Reply<'changeMemberSubscription'>> {
  const changed = await changeRenewal(parts.db, call, parts.clock());
  if (changed !== 'done') return changed;
  const offers = await findOffers(parts.db, call.caller?.userId ?? 0, call.path.id);
  const [row] = await composeAll(parts, offers);
  if (!row) throw new Refusal('not_found');
  return { status: 200, body: row };
}

async function composeAll(
  { db, provider, clock, outbox }: Parts,
  offers: readonly Offer[],
): Promise<MemberSubscription[]> {
  const clubs = [...new Set(offers.map(({ club }) => club.clubId))];
  const open = new Set<number>();
  for (const clubId of provider ? clubs : []) {
    if (provider && (await destinationOf({ db, provider, clock, outbox }, clubId)) !== null) open.add(clubId);
  }
  return offers.map((offer) => composeOffer(offer, { isOpen: open.has(offer.club.clubId), now: clock() }));
}

import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Prefill } from '#server/payments/port.ts';
import { openStanding } from '#server/payments/sandbox/accounts.ts';
import { makeObject } from '#server/payments/sandbox/objects.ts';
import { fromNow, type DemoParts } from './demo.ts';

/** The club of the player, who books by card and buys credit there from the beginning. */
const clubId = 1;

/** Connects one club with the sandbox of payments, and no other, so that connecting can be seen too. */
export async function connectDemoClub(
  db: Kysely<Database>,
  parts: DemoParts,
  clubs: readonly Insertable<Database['clubs']>[],
): Promise<void> {
  const club = clubs.find(({ id }) => id === clubId);
  if (!club) return;
  const prefill: Prefill = {
    club: club.name,
    email: 'club@baulk.example',
    country: club.country_id,
    currency: club.currency,
  };
  const at = fromNow(parts, { days: -200 });
  const order = { clubId, prefill };
  const id = await makeObject(db, 'account', {
    key: `club:${clubId}:account:1`,
    ordered: order,
    body: { ...order, standing: openStanding, available: 0, pending: 0, isDeleted: false },
    now: at.getTime(),
  });
  await db
    .insertInto('payment_accounts')
    .values({
      club_id: clubId,
      provider: 'sandbox',
      attempt: 1,
      prefill: JSON.stringify(prefill),
      provider_id: id,
      standing: JSON.stringify(openStanding),
      fetched_at: new Date(parts.now),
      created_at: at,
    })
    .execute();
}

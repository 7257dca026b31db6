import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { fromNow, type DemoParts } from './demo.ts';

type Row = Insertable<Database['club_subscriptions']>;
type Club = Pick<Insertable<Database['clubs']>, 'id' | 'currency'>;

const offers = [
  { clubId: 1, by: 'club', name: 'Adult membership', amount: 4500, interval: 'month' },
  { clubId: 1, by: 'club', name: 'Junior membership', amount: 18_000, interval: 'year' },
  { clubId: 2, by: 'club2', name: 'Membresía', amount: 9_000_000, interval: 'month' },
] as const;

/** What the clubs of the accounts offer their members. */
export function demoSubscriptions(parts: DemoParts, clubs: readonly Club[]): Row[] {
  return offers.map(({ clubId, by, name, amount, interval }, place) => ({
    club_id: clubId,
    name,
    amount,
    currency: clubs.find(({ id }) => id === clubId)?.currency ?? 'USD',
    interval,
    created_by: accountId(by),
    created_at: fromNow(parts, { days: -200 + place }),
  }));
}

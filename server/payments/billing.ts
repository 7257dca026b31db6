import { chargePeriod } from '#domain/payments/billing.ts';
import { paymentWords } from '#domain/words/payments.ts';
import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import { renewSubscriptions } from '#server/subscriptions/renewing.ts';
import type { AccountParts } from './accounts.ts';
import { retryCharges, tellDeclined } from './dunning.ts';
import { claimCharges, sendCharge, type Charge, type SendingParts } from './sending.ts';

const usualPace = 60_000;
const most = 20;

/** Charges clubs month by month and members for what they have taken up, in as many processes as there are; answers how to stop. */
export function startBilling(
  { store, ...parts }: SendingParts & { store: Store },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: null,
    pace,
    work: (stopping) => chargeClubs(parts, stopping),
    onFault: (cause) => parts.onFault({ code: 'billing', cause }),
  });
}

/** Writes down every charge whose day has come, and then sends what is written down. */
export async function chargeClubs(parts: SendingParts, stopping?: AbortSignal): Promise<void> {
  await storeCharges(parts);
  await renewSubscriptions(parts.db, parts.provider.name, parts.clock());
  await retryCharges(parts.db, parts.provider.name, parts.clock());
  let claimed: Charge[];
  do {
    if (stopping?.aborted) return;
    claimed = await claimCharges(parts, most);
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

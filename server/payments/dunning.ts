import { sql, type Kysely } from 'kysely';
import { mostTries } from '#domain/payments/billing.ts';
import { whoFailed } from '#domain/payments/ledger.ts';
import { moneyText } from '#domain/payments/money.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { ProviderName } from './port.ts';

const most = 50;
/** Seconds after which nobody needs to be told any more. */
const lasts = 3 * 86_400;

/** Makes declined charges due again whose day has come, each under a name of its own at the provider. */
export async function retryCharges(db: Kysely<Database>, provider: ProviderName, now: number): Promise<void> {
  await sql`
    update transactions set status = 'pending', tries = tries + 1, try_ref = ref || '-' || (tries + 1),
      reason = null, settled_at = null, retry_at = null, payment_id = null, customer_id = null, card_id = null,
      destination_id = null, card = null, sent_at = null, attempts = 0, due_at = ${new Date(now)}
    where id = any(array(
      select id from transactions
      where provider = ${provider} and retry_at <= ${new Date(now)} and tries < ${mostTries}
      order by retry_at, id limit ${most} for update skip locked
    ))`.execute(db);
}

type Declined = {
  ref: string;
  kind: string;
  tries: number;
  amount: number;
  currency: string;
  club: string | null;
  retry_at: Date | null;
  reason: string | null;
  email: string | null;
  first_name: string | null;
};

/** Writes to clubs and members whose charge was declined, once for each try. */
export async function tellDeclined(db: Kysely<Database>, outbox: Outbox): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Declined>`
      with told as (
        update transactions set told_tries = tries where id = any(array(
          select id from transactions where (kind = 'clubCharge' or turn > 1) and status = 'failed' and told_tries < tries
          order by id limit ${most} for update skip locked
        ))
        returning ref, kind, tries, amount, currency, club_id, user_id, retry_at, reason
      )
      select told.ref, told.kind, told.tries, told.amount, told.currency, c.name as club, told.retry_at, told.reason, u.email, u.first_name
      from told left join clubs c on c.id = told.club_id left join users u on u.id = told.user_id`.execute(
      transaction,
    );
    if (!outbox.isOpen) return;
    for (const row of rows) if (row.email !== null) await outbox.add(transaction, mailOf(row, row.email));
  });
}

function mailOf(
  { ref, kind, tries, amount, currency, club, retry_at: retryAt, reason, first_name: name }: Declined,
  to: string,
) {
  return {
    to,
    template: kind === 'clubCharge' ? ('chargeDeclined' as const) : ('renewalDeclined' as const),
    parameters: {
      firstName: name ?? '',
      club: club ?? '',
      amount: moneyText(amount, currency),
      by: whoFailed(reason),
      retryOn: retryAt?.toISOString().slice(0, 10) ?? null,
    },
    lasts,
    dedupeKey: `charge-declined:${ref}:${tries}`,
  };
}

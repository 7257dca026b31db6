import { sql } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { connectStateOf, isConnected, type AccountStanding } from '#domain/payments/standing.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { SessionParts } from '#server/session/open.ts';

type OwnCredit = components['schemas']['OwnCredit'];
type Row = Omit<OwnCredit, 'canTopUp'> & { isMember: boolean; standing: AccountStanding | null };

/** The own credit at every own club, and at those that still owe some. */
export async function answerOwnCredit(
  { db, provider }: Pick<SessionParts, 'db'> & { provider: PaymentProvider | null },
  { caller }: Call<'listOwnCredit'>,
): Promise<Reply<'listOwnCredit'>> {
  if (!caller) throw new Refusal('unauthorised');
  // Where a club stands with its provider is nothing of its members': they learn whether it takes cards.
  const { rows } = await runAsServer(() =>
    sql<Row>`
      select json_build_object('clubId', c.id, 'name', c.name) as club, coalesce(a.currency, c.currency) as currency,
        coalesce(a.balance, 0) as balance, coalesce(a.overdraft, 0) as overdraft,
        (m.user_id is not null and c.status_id = 1) as "isMember",
        (select p.standing from payment_accounts p
          where p.club_id = c.id and p.provider = ${provider?.name ?? ''} and p.closed_at is null) as standing
      from clubs c
      left join club_members m on m.club_id = c.id and m.user_id = ${caller.userId} and m.status = 'member' and m.role = 5
      left join credit_accounts a on a.club_id = c.id and a.user_id = ${caller.userId}
      where c.deleted_at is null and (m.user_id is not null or a.balance <> 0)
      order by natural_key(c.folded_name), c.id`.execute(db),
  );
  return {
    status: 200,
    body: {
      rows: rows.map(({ isMember, standing, ...row }) => ({
        ...row,
        canTopUp: isMember && isConnected(connectStateOf(standing)),
      })),
    },
  };
}

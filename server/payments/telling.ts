import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { connectStateOf, type AccountStanding } from '#domain/payments/standing.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';

type Who = { userId: number } | null;
type What = Pick<Recorded, 'operation' | 'at'>;

/** How the audit tells where an account stands. */
const standingTold = (standing: AccountStanding | null) => ({ state: connectStateOf(standing) });

/** Tells the audit of the account of a club: begun, at another point with the provider, or closed. */
export async function tellAccount(
  db: Kysely<Database>,
  caller: Who,
  of: What & {
    account: { id: number; clubId: number };
    before?: AccountStanding | null;
    after?: AccountStanding | null;
  },
): Promise<void> {
  const { operation, at, account, before, after } = of;
  await recordChange(db, caller, {
    operation,
    at,
    record: { kind: 'account', id: account.id, clubId: account.clubId },
    before: before === undefined ? null : standingTold(before),
    after: after === undefined ? null : standingTold(after),
  });
}

type CardTold = Pick<components['schemas']['Card'], 'brand' | 'last4'> & { isDefault: boolean };

/** Tells the audit of a card that was saved, made the default, or removed. */
export async function tellCard(
  db: Kysely<Database>,
  caller: Who,
  { operation, at, id, before, after }: What & { id: number; before?: CardTold; after?: CardTold },
): Promise<void> {
  await recordChange(db, caller, {
    operation,
    at,
    record: { kind: 'card', id, clubId: null },
    before: before ?? null,
    after: after ?? null,
  });
}

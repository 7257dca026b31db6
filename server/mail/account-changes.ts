import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from './outbox.ts';
import type { AccountChange } from './account-letters.ts';

const day = 86_400;

/** Tells the owner of an account what was changed in it, in the transaction that does it; nothing where nothing was. */
export async function tellOwner(
  outbox: Outbox,
  db: Kysely<Database>,
  owner: { email: string; first_name: string },
  { changes, by }: { changes: AccountChange[]; by: string | null },
): Promise<void> {
  if (changes.length === 0 || !outbox.isOpen) return;
  const parameters = { firstName: owner.first_name, changes, by };
  await outbox.add(db, { to: owner.email, template: 'accountChanged', parameters, lasts: day });
}

import type { Kysely } from 'kysely';
import { canonicalEmail, isEmail } from '#domain/email.ts';
import { linkAddress } from '#domain/password/links.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import { exclusively } from '#server/database/exclusive.ts';
import { addressOf } from '#server/mail/letter.ts';
import { issueLink } from '#server/password/links.ts';

/** Who is to run the association. */
export type Wanted = { email: string | undefined; firstName?: string; lastName?: string };

type Parts = { db: Kysely<Database>; now: number; publicUrl: URL };

/**
 * Makes the first administrator of an association that has none and answers the address of the page on which the
 * password is set, once. Asked again before that, it answers a new address; afterwards it refuses.
 */
export async function makeFirstAdministrator({ db, now, publicUrl }: Parts, wanted: Wanted): Promise<string> {
  const { email } = wanted;
  if (email === undefined || !isEmail(email)) {
    throw new Error(
      "Say whose it is: npm run admin -- --email name@example.org, not '" + (email ?? '') + "'.",
    );
  }
  const token = await exclusively(db, async (transaction) => {
    const userId = await findOrAdd(transaction, { ...wanted, email: canonicalEmail(email) }, now);
    return issueLink(transaction, { userId, kind: 'invitation', now });
  });
  return addressOf({ publicUrl, operator: '' }, linkAddress('invitation', token));
}

async function findOrAdd(
  db: Kysely<Database>,
  { email, firstName = 'Platform', lastName = 'Administrator' }: Wanted & { email: string },
  at: number,
): Promise<number> {
  const others = await db
    .selectFrom('users')
    .select(['id', 'email', 'role_id', 'status_id'])
    .where((eb) => eb.or([eb('role_id', '=', 1), eb('email', '=', email)]))
    .execute();
  const same = others.find((one) => one.email === email && one.role_id === 1 && one.status_id === 4);
  if (same) return same.id;
  if (others.some((one) => one.role_id === 1)) {
    throw new Error(
      'The association has an administrator already: who has lost the password asks for a new one at the sign-in.',
    );
  }
  if (others.length > 0) throw new Error(`${email} is somebody's address already: name another one.`);
  const now = new Date(at);
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      first_name: firstName,
      last_name: lastName,
      role_id: 1,
      status_id: 4,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(db, null, {
    operation: 'createPlayer',
    record: { kind: 'user', id, clubId: null },
    after: { firstName, lastName, email, roleId: 1, statusId: 4 },
    at: now,
  });
  return id;
}

import type { Kysely } from 'kysely';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import { sessionUserColumns } from '#server/session/open.ts';
import type { Account } from '#server/sign-in/store.ts';
import type { Identity } from './identity.ts';

/** The account that a provider's identity belongs to. */
export async function findLinked(
  db: Kysely<Database>,
  { provider, subject }: Identity,
): Promise<Account | undefined> {
  return db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select([...sessionUserColumns, 'users.password_hash', 'users.status_id'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Lets an identity sign in to an account; false where it belongs to one already. */
export async function linkIdentity(
  db: Kysely<Database>,
  { provider, subject }: Identity,
  userId: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('social_identities')
    .values({ user_id: userId, provider, subject, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a player without a password, who has still to accept the terms; undefined where the address is taken. */
export async function insertSocialPlayer(
  db: Kysely<Database>,
  { firstName, lastName }: Identity,
  email: string,
  now: Date,
): Promise<Account | undefined> {
  const address = canonicalEmail(email);
  return db
    .insertInto('users')
    .values({
      email: address,
      first_name: firstName || (address.split('@', 1)[0] ?? '').slice(0, 100),
      last_name: lastName,
      role_id: 5,
      status_id: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning([
      'id',
      'first_name',
      'last_name',
      'email',
      'role_id',
      'profile_image',
      'is_referee',
      'language',
      'terms_version',
      'terms_at_start',
      'first_signed_in_at',
      'has_second_factor',
      'password_hash',
      'status_id',
    ])
    .executeTakeFirst();
}

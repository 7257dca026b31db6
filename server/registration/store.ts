import type { Kysely } from 'kysely';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Registration } from './faults.ts';

/** The hashes of what a person alone knows. */
export type Hashes = { password: string; pin: string };

/** Adds a player, active and with the terms accepted; undefined where the address is taken. */
export async function insertPlayer(
  db: Kysely<Database>,
  person: Registration,
  { hashes, termsVersion, now }: { hashes: Hashes; termsVersion: string; now: Date },
): Promise<number | undefined> {
  const [countryId = ''] = person.countryCode.split(',');
  const row = await db
    .insertInto('users')
    .values({
      email: canonicalEmail(person.email),
      first_name: person.firstName.trim(),
      middle_name: person.middleName?.trim() || null,
      last_name: person.lastName.trim(),
      role_id: 5,
      status_id: 1,
      password_hash: hashes.password,
      password_changed_at: now,
      pin_hash: hashes.pin,
      is_referee: person.isReferee ?? false,
      terms_version: termsVersion,
      terms_accepted_at: now,
      terms_at_start: true,
      country_code: person.countryCode,
      country_id: countryId,
      mobile: person.mobile,
      currency: person.currency ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Asks clubs to take a player in. */
export async function askClubs(
  db: Kysely<Database>,
  userId: number,
  clubs: readonly number[],
  now: Date,
): Promise<void> {
  if (clubs.length === 0) return;
  const rows = clubs.map((clubId) => ({
    club_id: clubId,
    user_id: userId,
    status: 'requested',
    requested_at: now,
  }));
  await db.insertInto('club_members').values(rows).execute();
}

/** Whether all of these are clubs that people can ask to join. */
export async function areOpenClubs(db: Kysely<Database>, clubs: readonly number[]): Promise<boolean> {
  if (clubs.length === 0) return true;
  const rows = await db
    .selectFrom('clubs')
    .select('id')
    .where('id', 'in', [...clubs])
    .where('status_id', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length === new Set(clubs).size;
}

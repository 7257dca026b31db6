import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';

type Entry = components['schemas']['PointOfContactEntry'];

/** The columns of a person of whom one name is known: its last word is the last name. */
function columnsOf({ fullName = '', pocCountryCode, pocMobile, pocSlackId }: Entry) {
  const words = fullName.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    first_name: (last === '' ? words : words.slice(0, -1)).join(' '),
    last_name: last,
    country_code: pocCountryCode ?? null,
    mobile: pocMobile || null,
    slack_id: pocSlackId?.trim() || null,
  };
}

/** Makes the user who answers for a club and has no password yet; undefined where the address is taken. */
export async function insertContact(
  db: Kysely<Database>,
  now: Date,
  entry: Entry,
): Promise<{ id: number; firstName: string } | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      ...columnsOf(entry),
      email: canonicalEmail(entry.email ?? ''),
      role_id: 3,
      status_id: 4,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'first_name as firstName'])
    .executeTakeFirst();
  return row;
}

/** Makes a user the super admin of a club. */
export async function joinClub(
  db: Kysely<Database>,
  now: Date,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<void> {
  await db
    .insertInto('club_members')
    .values({
      club_id: clubId,
      user_id: userId,
      status: 'member',
      role: 3,
      requested_at: now,
      member_since: now,
    })
    .execute();
}

/** Changes what is told of the person; the address and what may be done with the account stay. */
export async function changeContact(
  db: Kysely<Database>,
  now: Date,
  id: number,
  entry: Entry,
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ ...columnsOf(entry), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

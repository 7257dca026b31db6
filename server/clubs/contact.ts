import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { AccountChange } from '#server/mail/account-letters.ts';
import type { ContactRow } from './list.ts';

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

/** Changes what is told of the person, and answers what of it the owner is to hear; the address and the office stay. */
export async function changeContact(
  db: Kysely<Database>,
  now: Date,
  before: ContactRow,
  entry: Entry,
): Promise<AccountChange[]> {
  const columns = columnsOf(entry);
  await db
    .updateTable('users')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', before.id)
    .execute();
  const isOther = (...names: (keyof typeof columns & keyof ContactRow)[]): boolean =>
    names.some((name) => columns[name] !== before[name]);
  const told: [AccountChange, boolean][] = [
    ['name', isOther('first_name', 'last_name')],
    ['phone', isOther('country_code', 'mobile')],
  ];
  return told.filter(([, isTold]) => isTold).map(([change]) => change);
}

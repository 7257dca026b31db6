import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { erasedStatus } from '#domain/personal-data/erased.ts';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import type { Database } from '#server/database/db.gen.ts';
import { personalTables, untold } from './tables.ts';

type PersonalData = components['schemas']['PersonalData'];
type Row = Record<string, unknown>;

/** All that is kept of somebody, without secrets; undefined where there is nobody, or nobody any more. */
export async function exportPerson(
  db: Kysely<Database>,
  userId: number,
  at: Date,
): Promise<PersonalData | undefined> {
  const person = await rowsOf(db, 'users', 'id', userId);
  if (!person[0] || person[0]['statusId'] === erasedStatus) return undefined;
  const records: PersonalData['records'] = {};
  for (const [table, places] of Object.entries(personalTables)) {
    for (const { column, isTold } of places) {
      if (!isTold) continue;
      // One statement after the other: a call has one connection.
      // oxlint-disable-next-line no-await-in-loop
      const rows = await rowsOf(db, table, column, userId);
      const name = camel(table);
      if (rows.length > 0) records[name] = [...(records[name] ?? []), ...rows];
    }
  }
  const acts = await rowsOf(db, 'audit_entries', 'user_id', userId);
  // What was changed in a record of somebody else is not the data of whoever did it.
  const actsTold = acts.map(({ changes: _changes, ...told }) => told);
  if (actsTold.length > 0) records['auditEntries'] = actsTold;
  return { exportedAt: at.toISOString(), person: person[0], records };
}

async function rowsOf(db: Kysely<Database>, table: string, column: string, userId: number): Promise<Row[]> {
  const { rows } = await sql<{ told: Row }>`
    select to_jsonb(t) - array(
        select a.attname::text from pg_attribute a
        where a.attrelid = ${table}::regclass and a.attnum > 0
          and (a.atttypid = 'bytea'::regtype or a.attname ~ ${untold.source})
      ) as told
    from ${sql.table(table)} t where t.${sql.ref(column)} = ${userId} order by t`.execute(db);
  return rows.map(({ told }) =>
    Object.fromEntries(Object.entries(told).map(([key, value]) => [camel(key), value])),
  );
}

const camel = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What keeps somebody from being erased, in words: others wait for it, or money is open. */
export async function findObstacles(db: Kysely<Database>, userId: number, at: Date): Promise<string[]> {
  const { rows } = await sql<Record<keyof typeof words.reasons, boolean>>`
    select
      exists (select from users u where u.id = ${userId} and u.role_id = 1) and not exists (
        select from users o where o.role_id = 1 and o.status_id = 1 and o.id <> ${userId}) as "lastAdmin",
      exists (select from clubs where point_of_contact_id = ${userId} and deleted_at is null) as contact,
      exists (select from table_bookings where user_id = ${userId} and ends_at > ${at}
        and status in ('paying', 'booked', 'checkedIn')) as bookings,
      exists (select from table_bookings where user_id = ${userId} and fee > 0 and fee_settled is null) as fees,
      exists (select from credit_accounts where user_id = ${userId} and balance <> 0) as credit,
      exists (select from member_subscriptions where user_id = ${userId} and ended_at is null
        and cancelled_at is null) as subscription,
      exists (select from transactions where user_id = ${userId} and status in ('pending', 'processing'))
        or exists (select from transaction_refunds where user_id = ${userId}
          and state in ('pending', 'failed')) as payments,
      exists (select from entries e join tournaments t on t.id = e.tournament_id
        where e.user_id = ${userId} and t.stage not in ('finished', 'cancelled')
          and e.status in ('requested', 'waiting', 'confirmed', 'checkedIn')) as tournaments,
      exists (select from matches where status_id <> 6 and ${userId} in (player1_id, player2_id)) as matches
    `.execute(db);
  const found = rows[0] ?? {};
  return Object.entries(found).flatMap(([reason, isThere]) =>
    isThere ? [words.reasons[reason as keyof typeof words.reasons]] : [],
  );
}

/** Takes away what says who somebody is. The row stays, so that results and accounts still add up. */
export async function erasePerson(db: Kysely<Database>, userId: number, at: Date): Promise<void> {
  for (const [table, places] of Object.entries(personalTables)) {
    for (const { column, fate } of places) {
      if (fate !== 'deleted') continue;
      // One after the other, as some refer to others.
      // oxlint-disable-next-line no-await-in-loop
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);
    }
  }
  await db.deleteFrom('images').where('owner_id', '=', userId).where('purpose', '=', 'profile').execute();
  await db.updateTable('table_bookings').set({ note: null }).where('user_id', '=', userId).execute();
  await db
    .updateTable('payment_customers')
    .set({ email: addressOf(userId), name: formerName.join(' ') })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('users')
    .set((eb) => ({
      ...nobody,
      email: addressOf(userId),
      first_name: formerName[0],
      last_name: formerName[1],
      role_id: 5,
      status_id: erasedStatus,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', userId)
    .execute();
}

const formerName = ['Former', 'member'] as const;

/** Nobody's address: no mail goes to it, and nobody can register it. */
const addressOf = (userId: number): string => `former-member-${userId}@erased.invalid`;

const nobody = {
  middle_name: null,
  password_hash: null,
  pin_hash: null,
  maintenance_pin_hash: null,
  is_referee: false,
  privacy_on: true,
  country_code: null,
  mobile: null,
  slack_id: null,
  country_id: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  dob: null,
  gender: null,
  height: null,
  style_of_playing: null,
  profile_image: null,
  highest_break_billiards: null,
  highest_break_snooker_practice: null,
  highest_break_snooker_tournament: null,
  has_second_factor: false,
  language: null,
};

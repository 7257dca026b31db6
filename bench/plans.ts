import { sql, type Kysely } from 'kysely';
import { runAsCaller } from '#server/database/caller-context.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call } from '#server/http/contract.ts';
import { answerDayPlan } from '#server/schedule/plan.ts';
import type { Caller } from '#server/session/caller.ts';
import { compareSizes } from './sizes.ts';

/**
 * The plan of a day with 100 bookings on ten tables, with a million bookings in the database as a ratio to ten thousand: what lies
 * on other days may cost it next to nothing.
 *
 *   node bench/plans.ts
 *   node scripts/with-postgresql.ts node bench/plans.ts
 */
const today = '2026-11-20';
const now = Date.parse(`${today}T18:00:00Z`);
/** Clubs, tables of each, and bookings of a table in a day. */
const [clubs, tables, slots] = [100, 10, 10];

async function fill(db: Kysely<Database>, bookings: number): Promise<void> {
  await sql`insert into users (email, first_name, last_name, role_id)
    values ('club@bench.example', 'Claire', 'Donnelly', 3), ('player@bench.example', 'Pilar', 'Montoya', 5)`.execute(
    db,
  );
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select 'Club ' || i, 1, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0, 1
    from generate_series(1, ${clubs}) i`.execute(db);
  await sql`insert into club_members (club_id, user_id, status, role, member_since) 
    values (1, 1, 'member', 3, now()), (1, 2, 'member', 5, now())`.execute(db);
  await sql`insert into club_tables (club_id, number, name, is_bookable, place)
    select c, t, 'Table ' || t, true, t from generate_series(1, ${clubs}) c, generate_series(1, ${tables}) t
    order by c, t`.execute(db);
  // A day of all clubs after the other, the last one first; of what is over nothing holds a table any more.
  await sql`insert into table_bookings (club_id, table_id, kind, status, starts_at, ends_at, local_start, zone, guest_name, price,
      currency, created_at)
    select t.club_id, t.id, 'play', case when day = 0 then 'booked' else 'done' end, b.starts_at, b.starts_at + interval '1 hour',
      to_char(b.starts_at at time zone 'America/Chicago', 'YYYY-MM-DD"T"HH24:MI'), 'America/Chicago', 'Guest', 2000, 'USD', now()
    from generate_series(0, ${bookings / (clubs * tables * slots) - 1}::integer) day, club_tables t,
      generate_series(0, ${slots - 1}::integer) slot,
      lateral (select (${today}::date - day + make_interval(hours => 10 + slot)) at time zone 'America/Chicago'
        as starts_at) b`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

type Reader = Pick<Caller, 'roleId' | 'userId'>;

await compareSizes<Reader>(
  [
    ['the plan of a day, for the club', () => ({ userId: 1, roleId: 3 }), 1.3],
    ['the plan of a day, for a member', () => ({ userId: 2, roleId: 5 }), 1.3],
  ],
  {
    sizes: [10_000, 1_000_000],
    fill: ({ db }, bookings) => fill(db, bookings),
    ask: async ({ db }, reader) => {
      const call = {
        path: { clubId: 1 },
        query: { date: today },
        caller: { ...reader, clubs: [1] },
        request: { headers: {} },
        reply: { header: () => undefined },
      } as unknown as Call<'getDayPlan'>;
      const { status, body } = await runAsCaller({ ...reader, clubs: reader.roleId === 3 ? [1] : [] }, () =>
        answerDayPlan({ db, clock: () => now }, call),
      );
      return status === 200 ? body.bookings.length : 0;
    },
  },
);

import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** The last day of the bookings. */
export const benchDay = '2026-11-20';
/** Members of the first club. */
export const members = 100;
/** Clubs, tables of each, and bookings of a table in a day. */
const [clubs, tables, slots] = [100, 10, 10];

/** So many bookings of all clubs, those of a day after the other; the second to the last person are members of the first club. */
export async function fillBookings(db: Kysely<Database>, bookings: number): Promise<void> {
  await sql`insert into users (email, first_name, last_name, role_id)
    select 'person' || i || '@bench.example', 'First' || i, 'Last' || i, case i when 1 then 3 else 5 end
    from generate_series(1, ${members + 1}) i`.execute(db);
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select 'Club ' || i, 1, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0, 1
    from generate_series(1, ${clubs}) i`.execute(db);
  await sql`insert into club_members (club_id, user_id, status, role, member_since) 
    select 1, id, 'member', role_id, now() from users`.execute(db);
  await sql`insert into products (club_id, type, category, name, created_at)
    select id, 'time', 'time', 'Pool', now() from clubs order by id`.execute(db);
  await sql`insert into price_rules (product_id, club_id, place, name, hourly, currency, valid_from)
    select id, club_id, 1, 'Always', 1000, 'USD', now() from products`.execute(db);
  await sql`insert into club_tables (club_id, number, name, is_bookable, place, tariff_id)
    select c, t, 'Table ' || t, true, t, (select id from products where club_id = c) from generate_series(1, ${clubs}) c, generate_series(1, ${tables}) t
    order by c, t`.execute(db);
  // A day of all clubs after the other, the last one first; of what is over nothing holds a table any more.
  await sql`insert into table_bookings (club_id, table_id, kind, status, starts_at, ends_at, local_start, zone, guest_name, price,
      currency, created_at)
    select t.club_id, t.id, 'play', case when day = 0 then 'booked' else 'done' end, b.starts_at, b.starts_at + interval '1 hour',
      to_char(b.starts_at at time zone 'America/Chicago', 'YYYY-MM-DD"T"HH24:MI'), 'America/Chicago', 'Guest', 2000, 'USD', now()
    from generate_series(0, ${bookings / (clubs * tables * slots) - 1}::integer) day, club_tables t,
      generate_series(0, ${slots - 1}::integer) slot,
      lateral (select (${benchDay}::date - day + make_interval(hours => 10 + slot)) at time zone 'America/Chicago'
        as starts_at) b`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

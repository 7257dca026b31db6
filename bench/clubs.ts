import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { composeRow } from '#server/clubs/compose.ts';
import { keepBroadSearches, type BroadSearches } from '#server/clubs/broad-searches.ts';
import { findClubs, type ClubFilters } from '#server/clubs/list.ts';
import { compareSizes, few } from './sizes.ts';

/**
 * The list of clubs with 100,000 of them as a ratio to 1,000: its first page, a search by name, its last page. A search
 * that many fit is kept until the clubs change; what it costs the first time stands in a line of its own.
 *
 *   node bench/clubs.ts
 *   node scripts/with-postgresql.ts node bench/clubs.ts
 */
const now = Date.parse('2026-11-20T18:00:00Z');
const page = { sort: 'name', limit: 10, pageNumber: 1 } as const;

/** So many clubs, each with a licence and every tenth with a member, by names that a search tells apart. */
async function fill(db: Kysely<Database>, clubs: number): Promise<void> {
  await sql`insert into users (email, first_name, last_name, role_id)
    select 'contact' || i || '@bench.example', 'First' || i, 'Last' || i, 3 from generate_series(1, 1000) i`.execute(
    db,
  );
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select (array['Billares', 'Snooker Club', 'Salón', 'Cue House', 'Pool Hall'])[i % 5 + 1] || ' ' || md5(i::text), 1 + i % 2,
      'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0, i % 1000 + 1
    from generate_series(1, ${clubs}) i`.execute(db);
  await sql`insert into licences (club_id, count, starts_on, ends_on)
    select i, 5, date '2026-01-01' + i % 300, date '2027-01-01' + i % 300 from generate_series(1, ${clubs}) i`.execute(
    db,
  );
  await sql`insert into club_members (club_id, user_id, status, member_since)
    select i, i % 1000 + 1, 'member', now() from generate_series(1, ${clubs}, 10) i`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The beginning of the name of one club, as someone types it who looks for that club. */
const clubName = `Billares ${createHash('md5')
  .update(String(few / 2))
  .digest('hex')
  .slice(0, -16)}`;

/** What a server keeps of the searches that many fit, by its database. */
const kept = new WeakMap<object, BroadSearches>();
function broadOf(db: object): BroadSearches {
  const broad = kept.get(db) ?? keepBroadSearches();
  kept.set(db, broad);
  return broad;
}

const fifth = { ...page, clubName: 'snooker' };

await compareSizes<ClubFilters & { isFirst?: boolean }>(
  [
    ['first page', () => page, 1.5],
    ['first page of one status', () => ({ ...page, clubStatusId: 1 }), 1.5],
    ['first page by the end of licences', () => ({ ...page, sort: 'licenceEnd' }), 1.5],
    ['search by name, one club fits', () => ({ ...page, clubName }), 1.5],
    ['last page', (clubs) => ({ ...page, pageNumber: clubs / page.limit }), 5],
    ['search that a fifth fits, asked before', () => fifth, 1.5],
    ['its page in the middle', (clubs) => ({ ...fifth, pageNumber: clubs / 10 / page.limit }), 5],
    ['its last page', (clubs) => ({ ...fifth, pageNumber: clubs / 5 / page.limit }), 5],
    ['its first page by the end of licences', () => ({ ...fifth, sort: 'licenceEnd' }), null],
    ['the same search, asked for the first time', () => ({ ...fifth, isFirst: true }), null],
  ],
  {
    fill: ({ db }, clubs) => fill(db, clubs),
    ask: async ({ db }, { isFirst = false, ...filters }) => {
      const { rows } = await findClubs(db, filters, isFirst ? keepBroadSearches() : broadOf(db));
      for (const row of rows) composeRow(row, now);
      return rows.length;
    },
  },
);

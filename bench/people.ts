import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { composeRow } from '#server/players/person.ts';
import { findPeople } from '#server/players/list.ts';
import { compareSizes, few } from './sizes.ts';

/**
 * The list of people with 100,000 of them as a ratio to 1,000: its first page, a search by name, its last page.
 *
 *   node bench/people.ts
 *   node scripts/with-postgresql.ts node bench/people.ts
 */
type Query = Parameters<typeof findPeople>[2];

/** So many people, nearly all players, each a member of one of a hundred clubs, by names that a search tells apart. */
async function fill(db: Kysely<Database>, people: number): Promise<void> {
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee)
    select 'Club ' || i, 1, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0
    from generate_series(1, 100) i`.execute(db);
  await sql`insert into users (email, first_name, last_name, role_id, status_id)
    select 'p' || i || '@bench.example', (array['Pilar', 'José', 'Aiko', 'Tom', 'Nina'])[i % 5 + 1], md5(i::text),
      case when i % 100 = 7 then 3 when i % 500 = 9 then 2 else 5 end, 1
    from generate_series(1, ${people}) i`.execute(db);
  await sql`insert into club_members (club_id, user_id, status, member_since)
    select id % 100 + 1, id, 'member', now() from users`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const owner = {
  userId: 1,
  roleId: 1,
  sessionId: 1,
  clubs: [],
  kind: 'full',
  remembered: false,
  expiresAt: new Date(),
  provedAt: null,
} as const;
const search = `Pilar ${createHash('md5')
  .update(String(few / 2))
  .digest('hex')
  .slice(0, -16)}`;
const page = { limit: 10, pageNumber: 1 } as const;

await compareSizes<Query>(
  [
    ['first page', () => page, 1.5],
    ['first page of players', () => ({ ...page, roleId: 5 }), 1.5],
    ['first page of active members', () => ({ ...page, group: 'members', statusId: 1 }), 1.5],
    ['first page, the latest first', () => ({ ...page, sort: '-created' }), 1.5],
    ['search by name, one person fits', () => ({ ...page, search }), 1.5],
    ['last page', (people) => ({ ...page, pageNumber: people / page.limit }), 5],
    ['administrators of the association', () => ({ ...page, group: 'platformAdmins' }), null],
    ['one of a hundred clubs', () => ({ ...page, clubId: 7 }), null],
  ],
  {
    fill: ({ db }, people) => fill(db, people),
    ask: async ({ db }, query) => (await findPeople(db, owner, query)).rows.map(composeRow).length,
  },
);

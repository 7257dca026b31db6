import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/db.gen.ts';
import { extensions } from '#server/database/extensions.ts';
import { LitePool } from '#server/database/lite-pool.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';

const lite = await PGlite.create({ extensions });
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new LitePool(lite) }) });
afterAll(() => lite.close());

const known = readMigrations();
const before = known.filter(({ name }) => name < '0120_offices.sql');

/** Days of one June, in the order of what happens. */
const day = (date: number): string => `2026-06-${String(date).padStart(2, '0')}T12:00:00Z`;

beforeAll(async () => {
  await migrate(db, before);
  const person = (id: number, role: number): string =>
    `insert into users (id, email, first_name, last_name, role_id, created_at)
      values (${id}, 'p${id}@example.org', 'Ann', 'Lee', ${role}, '${day(1)}');`;
  const member = (club: number, user: number, asked: number, since: number | null): string =>
    `insert into club_members (club_id, user_id, status, requested_at, member_since)
      values (${club}, ${user}, '${since ? 'member' : 'requested'}', '${day(asked)}',
        ${since ? `'${day(since)}'` : 'null'});`;
  const club = (id: number): string =>
    `insert into clubs (id, name, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee) values (${id}, 'Club ${id}', 'a', 'b', 'c', '1', 'US',
      'America/New_York', 'US,+1', '1', 'USD', 1);`;
  const promoted = (user: number, role: number, at: number): string =>
    `insert into audit_entries (at, operation, kind, record_id, changes) values ('${day(at)}', 'updatePlayer',
      'user', ${user}, '[{"field": "roleId", "before": "5", "after": "${role}"}]');`;
  await sql
    .raw(
      [
        ...[1, 2, 3].map(club),
        // Made a super admin with the club, and given a second club by the association.
        person(1, 3) + member(1, 1, 2, 2) + member(2, 1, 9, 9),
        // Came by requests, was promoted by the first club, and then taken in by the second one.
        person(2, 4) + member(1, 2, 2, 3) + promoted(2, 4, 5) + member(2, 2, 2, 6) + member(3, 2, 2, null),
        // A player, and somebody of the association who once asked.
        person(3, 5) + member(1, 3, 2, 3) + member(2, 3, 2, null),
        person(4, 2) + member(2, 4, 2, null),
        ...[2, 3].map(
          (
            user,
          ) => `insert into association_proposals (user_id, proposed_by, token_hash, created_at, expires_at)
            values (${user}, 1, sha256('${user}'), '${day(7)}', '${day(14)}');`,
        ),
      ].join('\n'),
    )
    .execute(db);
  await migrate(db, known);
});

describe('the migration of offices to memberships', () => {
  it('keeps who has been given an office, and makes a member of who got in by a request that had waited', async () => {
    const rows = await db
      .selectFrom('club_members')
      .select(['user_id', 'club_id', 'role', 'status'])
      .orderBy('user_id')
      .orderBy('club_id')
      .execute();
    expect(rows.map((row) => [row.user_id, row.club_id, row.role, row.status])).toEqual([
      [1, 1, 3, 'member'],
      [1, 2, 3, 'member'],
      [2, 1, 4, 'member'],
      [2, 2, 5, 'member'],
      [3, 1, 5, 'member'],
      [3, 2, 5, 'requested'],
    ]);
  });

  it('ends the proposals to those who are no players', async () => {
    const open = await db
      .selectFrom('association_proposals')
      .select('user_id')
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([{ user_id: 3 }]);
  });
});

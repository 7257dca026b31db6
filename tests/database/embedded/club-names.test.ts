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
const club = (name: string, countryId: string, deletedAt = 'null'): string =>
  `insert into clubs (name, street_address_1, city, state, zip, country_id, time_zone, country_code,
    contact_number, currency, platform_fee, deleted_at) values ('${name}', 'a', 'b', 'c', '1', '${countryId}',
    'America/New_York', 'US,+1', '1', 'USD', 1, ${deletedAt});`;

beforeAll(async () => {
  await migrate(
    db,
    known.filter(({ name }) => name < '0450_club_names.sql'),
  );
  const before = [
    club('Gone Club', 'US', 'now()'),
    club('Cue Club', 'US'),
    club('CUÉ  CLUB', 'US'),
    club('cue club', 'PE'),
    club('Gone Club', 'US'),
  ];
  await sql.raw(before.join('\n')).execute(db);
  await migrate(db, known);
});

describe('a database from before clubs of one name were refused', () => {
  it('starts, and every club keeps its name', async () => {
    const { rows } =
      await sql`select name, country_id, shares_name from clubs where deleted_at is null order by id`.execute(
        db,
      );
    expect(rows).toEqual([
      { name: 'Cue Club', country_id: 'US', shares_name: false },
      { name: 'CUÉ  CLUB', country_id: 'US', shares_name: true },
      { name: 'cue club', country_id: 'PE', shares_name: false },
      { name: 'Gone Club', country_id: 'US', shares_name: false },
    ]);
  });

  it('takes no further one, even from code that has not looked', async () => {
    await expect(sql.raw(club('Cue  Clùb', 'US')).execute(db)).rejects.toMatchObject({ code: '23505' });
    await sql.raw(club('Cue Club', 'CO')).execute(db);
  });
});

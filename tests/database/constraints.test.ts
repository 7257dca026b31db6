import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const store = await testDatabase('demo');
afterAll(() => store.close());

const codes = { check: '23514', unique: '23505', foreign: '23503', missing: '23502' };

/** Tries a change in a transaction that is never kept; answers the database's code, or 'accepted'. */
async function outcomeOf(change: string): Promise<string> {
  const accepted = new Error('accepted');
  try {
    await store.db.transaction().execute(async (transaction) => {
      await sql.raw(change).execute(transaction);
      await sql`set constraints all immediate`.execute(transaction);
      throw accepted;
    });
  } catch (error) {
    return error === accepted ? 'accepted' : ((error as { code?: string }).code ?? String(error));
  }
  return 'committed';
}

const user = (values: string): string =>
  `insert into users (email, first_name, last_name, role_id, status_id) values (${values})`;
const match = (columns: string, values: string): string =>
  `insert into matches (name, game_type, ${columns}) values ('A match', 'nineBall', ${values})`;
const session = (columns: string, values: string): string =>
  `insert into sessions (user_id, token_hash, kind, remembered, created_at, active_at, idle_seconds, expires_at, ${columns})
   values (1, sha256('x'), 'full', false, now(), now(), 60, now() + interval '1 hour', ${values})`;

describe('the database accepts', () => {
  it.each([
    ['a user', user("'new.person@example.org', 'Ana', 'Paz', 5, 1")],
    ['a match between two people', match('race_to, player1_id, player2_id', '5, 5, 6')],
    ['a match without players or a time', match('race_to', '5')],
    ['a bye', match('race_to, is_bye, player1_id, winner_id, status_id', '5, true, 5, 5, 6')],
    ['a session', session('binding_hash', "sha256('y')")],
  ])('%s', async (_name, change) => {
    expect(await outcomeOf(change)).toBe('accepted');
  });
});

describe('the database refuses', () => {
  it.each([
    ['an address that is already in use', user("'owner@baulk.example', 'A', 'B', 5, 1"), codes.unique],
    [
      'an address that is not in its canonical spelling',
      user("'Owner2@baulk.example', 'A', 'B', 5, 1"),
      codes.check,
    ],
    ['an address without an at sign', user("'nobody', 'A', 'B', 5, 1"), codes.check],
    ['a role that does not exist', user("'a@b.example', 'A', 'B', 6, 1"), codes.foreign],
    ['a user status that does not exist', user("'a@b.example', 'A', 'B', 5, 3"), codes.foreign],
    ['a password in clear', "update users set password_hash = 'Baulk#2026' where id = 1", codes.check],
    ['a pin in clear', "update users set pin_hash = '4729' where id = 1", codes.check],
    [
      'accepted terms without the moment',
      'update users set terms_accepted_at = null where id = 1',
      codes.check,
    ],
    ['a password of someone who has none', 'update users set status_id = 4 where id = 1', codes.check],
    ['a country that is no code', "update users set country_id = 'us' where id = 1", codes.check],
  ])('%s', async (_name, change, code) => {
    expect(await outcomeOf(change)).toBe(code);
  });

  it.each([
    ['a token that is not a hash', session('binding_hash', "'\\x00'"), codes.check],
    [
      'the token of another session',
      `${session('remembered2', '1').replace(', remembered2', '').replace(', 1)', ')')};`.repeat(2),
      codes.unique,
    ],
    ['a session that ended without a reason', session('ended_at', 'now()'), codes.check],
    ['an unheard-of outcome of a sign-in', "update sign_in_history set outcome = 'maybe'", codes.check],
    ['a limit below zero', "insert into limits values ('k', now(), -1)", codes.check],
  ])('%s', async (_name, change, code) => {
    expect(await outcomeOf(change)).toBe(code);
  });

  it.each([
    ['a club name of 101 characters', "update clubs set name = repeat('x', 101) where id = 1", codes.check],
    ['a club name of blanks', "update clubs set name = '  ' where id = 1", codes.check],
    ['a platform fee above 100', 'update clubs set platform_fee = 100.01 where id = 1', codes.check],
    [
      'a monthly charge without its day',
      'update clubs set monthly_charge_day = null where id = 1',
      codes.check,
    ],
    ['a charge on the 29th', 'update clubs set monthly_charge_day = 29 where id = 1', codes.check],
    [
      'a monthly charge outside the United States',
      'update clubs set monthly_charge_cents = 500, monthly_charge_day = 1 where id = 2',
      codes.check,
    ],
    [
      'a second membership',
      "insert into club_members (club_id, user_id, status) select m.club_id, m.user_id, 'requested' from club_members m join users u on u.id = m.user_id where u.role_id = 5 limit 1",
      codes.unique,
    ],
    [
      'a member without the day',
      "update club_members set member_since = null where status = 'member'",
      codes.check,
    ],
    ['two tables of one number', 'update club_tables set number = 1 where club_id = 1', codes.unique],
    ['deleting a club that has matches', 'delete from clubs where id = 2', codes.foreign],
  ])('%s', async (_name, change, code) => {
    expect(await outcomeOf(change)).toBe(code);
  });

  it.each([
    ['a match against oneself', match('race_to, player1_id, player2_id', '5, 5, 5'), codes.check],
    ['a match that could never end', match('player1_id', '5'), codes.check],
    ['an even best of', match('best_of', '4'), codes.check],
    [
      'a winner who did not play',
      match('race_to, player1_id, player2_id, winner_id, status_id, ended_at', '5, 5, 6, 7, 6, now()'),
      codes.check,
    ],
    [
      'a winner while the match is live',
      match('race_to, player1_id, player2_id, winner_id, status_id, started_at', '5, 5, 6, 5, 7, now()'),
      codes.check,
    ],
    [
      'a live match with an open seat',
      match('race_to, player1_id, status_id, started_at', '5, 5, 7, now()'),
      codes.check,
    ],
    [
      'a match that is over and has no end',
      match('race_to, player1_id, player2_id, status_id', '5, 5, 6, 6'),
      codes.check,
    ],
    [
      'a bye with two players',
      match('race_to, is_bye, player1_id, player2_id', '5, true, 5, 6'),
      codes.check,
    ],
    [
      'the table of another club',
      match('race_to, club_id, table_id', '5, 1, (select id from club_tables where club_id = 2 limit 1)'),
      codes.foreign,
    ],
    [
      'the round of another tournament',
      match(
        'race_to, position, tournament_id, round_id',
        '5, 999, 2, (select id from rounds where tournament_id = 1 limit 1)',
      ),
      codes.foreign,
    ],
    ['a game type that does not exist', "update matches set game_type = 'golf' where id = 1", codes.foreign],
    [
      'two matches feeding one seat',
      'update matches set next_match_id = 31, next_match_slot = 1 where tournament_id = 1 and status_id = 6',
      codes.unique,
    ],
    [
      'a frame won before it ended',
      'insert into frames (match_id, number, winner_id) values (1, 99, 5)',
      codes.check,
    ],
    ['a seed given twice', 'update tournament_players set seed = 1 where tournament_id = 1', codes.unique],
    [
      'published news without a date',
      "update news set published_at = null where state = 'published'",
      codes.check,
    ],
    ['a slug with blanks', "update news set slug = 'a b'", codes.check],
  ])('%s', async (_name, change, code) => {
    expect(await outcomeOf(change)).toBe(code);
  });
});

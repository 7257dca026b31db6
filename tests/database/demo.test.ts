import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#server/demo/seed.ts';
import { demoAccounts, demoPassword, demoPin } from '#server/demo/accounts.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { testDatabase, testNow, testSecrets } from '#tests/support/database.ts';

const store = await testDatabase('demo');
afterAll(() => store.close());

/** The day of the demo's clubs at the moment of the tests, in whatever zone. */
const testDay = '2026-11-20';

async function count(query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(query)}`.execute(store.db);
  return rows[0]?.n ?? 0;
}

async function numbers(query: string): Promise<Record<string, number>> {
  const { rows } = await sql<{
    key: string;
    n: number;
  }>`select * from (${sql.raw(query)}) as counted`.execute(store.db);
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}

describe('the demo association', () => {
  it('has every account with its role, and the one password opens all but nobody else’s', async () => {
    const rows = await store.db
      .selectFrom('users')
      .select(['email', 'role_id', 'password_hash'])
      .where('id', '<=', demoAccounts.length)
      .orderBy('id')
      .execute();
    expect(rows.map(({ email, role_id: roleId }) => ({ email, roleId }))).toEqual(
      demoAccounts.map(({ email, roleId }) => ({ email, roleId })),
    );
    const passwords = createPasswords(testSecrets);
    const [owner] = rows;
    expect(await passwords.matches(demoPassword, owner?.password_hash ?? null)).toBe(true);
    expect(await passwords.matches('Baulk#2027', owner?.password_hash ?? null)).toBe(false);
  });

  it('has accounts in each state that sign-in tells apart', async () => {
    const account = (key: string) =>
      store.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', `${key}@baulk.example`)
        .executeTakeFirstOrThrow();
    const [fresh, first, suspended, referee] = await Promise.all(
      ['new', 'first', 'suspended', 'referee'].map(account),
    );
    const owner = await account('owner');
    expect(fresh?.terms_version).not.toBe(owner.terms_version);
    expect(fresh?.first_signed_in_at).not.toBeNull();
    expect(first).toMatchObject({ terms_version: owner.terms_version, first_signed_in_at: null });
    expect(suspended?.status_id).toBe(2);
    expect(referee?.is_referee).toBe(true);
    expect(await createPasswords(testSecrets).matches(demoPin, referee?.pin_hash ?? null)).toBe(true);
    expect(await count('users where status_id = 4')).toBeGreaterThan(0);
  });

  it('gives the accounts the clubs that their notes speak of', async () => {
    const rows = await numbers(`select email as key, count(club_id) as n from users
      left join club_members on user_id = id and status = 'member' where email like '%@baulk.example' group by 1`);
    expect(rows).toMatchObject({
      'player@baulk.example': 2,
      'guest@baulk.example': 0,
      'club@baulk.example': 1,
    });
    expect(
      await count(`club_members join users on users.id = user_id join clubs on clubs.id = club_id
        where email = 'club2@baulk.example' and clubs.country_id <> 'US' and status = 'member'`),
    ).toBe(1);
    expect(await count("club_members where status = 'requested'")).toBeGreaterThan(0);
  });

  it('has two dozen clubs in many countries, open and closed, one of them with the longest name', async () => {
    expect(await count('clubs')).toBeGreaterThanOrEqual(24);
    expect(await count('(select distinct country_id from clubs) as countries')).toBeGreaterThanOrEqual(15);
    expect(await count('clubs where status_id = 2')).toBeGreaterThan(0);
    expect(await count('clubs where length(name) = 100')).toBe(1);
    expect(await count('clubs where not is_affiliated')).toBeGreaterThan(0);
    expect(await count('clubs where monthly_charge_cents is not null')).toBeGreaterThan(0);
    expect(await count('clubs where not exists (select from club_tables where club_id = clubs.id)')).toBe(0);
  });

  it('has more than a page of twenty live, upcoming and completed matches, live ones in every game type', async () => {
    const byStatus = await numbers(
      'select status_id::text as key, count(*) as n from matches where not is_bye group by 1',
    );
    for (const status of ['1', '6', '7']) expect(byStatus[status]).toBeGreaterThan(20);
    const live = await numbers(
      'select game_type as key, count(*) as n from matches where status_id = 7 group by 1',
    );
    expect(Object.keys(live)).toHaveLength(12);
    expect(await count('matches where status_id = 1 and schedule_time is null')).toBeGreaterThan(3);
    expect(await count('matches where player1_id = 5 or player2_id = 5')).toBeGreaterThan(5);
  });

  it('shows hidden names and a name as long as the screens must bear', async () => {
    expect(
      await count(
        'matches join users on users.id in (player1_id, player2_id) where privacy_on and matches.status_id = 7',
      ),
    ).toBeGreaterThan(0);
    expect(await count('users where length(first_name) + length(last_name) > 190')).toBe(1);
  });

  it('is true to its clock: nothing that is over ends later, nothing to come lies in the past', async () => {
    const now = `'${new Date(testNow).toISOString()}'::timestamptz`;
    expect(await count(`matches where ended_at > ${now} or started_at > ${now}`)).toBe(0);
    expect(await count(`matches where status_id = 1 and schedule_time <= ${now}`)).toBe(0);
    expect(await count(`matches where status_id = 7 and started_at < ${now} - interval '6 hours'`)).toBe(0);
    expect(await count(`sign_in_history where at > ${now}`)).toBe(0);
  });

  it('keeps the frames in step with the score of their match', async () => {
    expect(
      await count(`(select m.id from matches m left join frames f on f.match_id = m.id where not m.is_bye group by m.id
        having count(*) filter (where f.winner_id = m.player1_id) <> m.player1_frames
        or count(*) filter (where f.winner_id = m.player2_id) <> m.player2_frames) as wrong`),
    ).toBe(0);
    expect(
      await count(`matches where status_id = 6 and not is_bye
        and (winner_id = player1_id) <> (player1_frames > player2_frames)`),
    ).toBe(0);
    expect(await count('frames where player1_break > player1_points or player2_break > player2_points')).toBe(
      0,
    );
    expect(
      await count(`matches m where status_id = 7 and not exists
        (select from frames where match_id = m.id and number = m.current_frame and winner_id is null)`),
    ).toBe(0);
  });
});

describe('the tournaments of the demo', () => {
  it('are knockouts and round robins, finished, under way and to come', async () => {
    const kinds = await numbers(
      "select format || ' ' || status_id as key, count(*) as n from tournaments group by 1",
    );
    expect(Object.keys(kinds).sort()).toEqual(
      ['knockout 1', 'knockout 6', 'knockout 7', 'roundRobin 6', 'roundRobin 7'].sort(),
    );
  });

  it('have 128 players in a knockout, 3 and 32 groups, byes, one player, and one without rounds', async () => {
    expect(
      await count(`(select tournament_id from tournament_players join tournaments on id = tournament_id
      where format = 'knockout' group by 1 having count(*) = 128) as large`),
    ).toBe(1);
    const groups = await numbers(
      'select count(*)::text as key, count(*) as n from tournament_groups group by tournament_id',
    );
    expect(Object.keys(groups)).toEqual(expect.arrayContaining(['3', '32']));
    expect(await count('matches where is_bye')).toBeGreaterThan(10);
    expect(
      await count(
        "tournaments t where stage <> 'draft' and not exists (select from rounds where tournament_id = t.id)",
      ),
    ).toBe(1);
    expect(
      await count('(select from tournament_players group by tournament_id having count(*) = 1) as single'),
    ).toBe(1);
  });

  it('are played in Kolkata, New York and Auckland, one through the night in which the clocks change', async () => {
    const zones = await numbers('select time_zone as key, count(*) as n from tournaments group by 1');
    expect(zones).toMatchObject({ 'Asia/Kolkata': 1, 'Pacific/Auckland': 1 });
    const { rows } = await sql`
      select count(distinct to_char(schedule_time at time zone t.time_zone, 'YYYY-MM-DD')) as days,
        count(distinct schedule_time - (schedule_time at time zone t.time_zone) at time zone 'UTC') as offsets
      from matches m join tournaments t on t.id = m.tournament_id
      where t.name = 'Five Boroughs Night Owl'`.execute(store.db);
    expect(rows).toEqual([{ days: 2, offsets: 2 }]);
  });

  it('end in a round called Final, and the winner of each match stands in the next one', async () => {
    expect(
      await count(`tournaments t where format = 'knockout' and status_id = 6 and not exists
        (select from rounds r join matches m on m.round_id = r.id
         where r.tournament_id = t.id and r.name = 'Final' and m.winner_id is not null)`),
    ).toBe(0);
    expect(
      await count(`matches m join matches n on n.id = m.next_match_id where m.winner_id is not null
        and m.winner_id is distinct from case m.next_match_slot when 1 then n.player1_id else n.player2_id end`),
    ).toBe(0);
  });
});

describe('the desk of the first club in the demo', () => {
  it('has tournaments at every stage that a desk works at', async () => {
    const stages = await numbers(
      'select stage as key, count(*) as n from tournaments where club_id = 1 group by 1',
    );
    expect(stages).toMatchObject({ draft: 1, drawn: 1, running: 2, finished: 2 });
    expect(await count("entries where status = 'waiting'")).toBeGreaterThan(0);
    expect(await count('placings')).toBeGreaterThan(0);
  });

  it('has tables kept for every match of a draw that is planned', async () => {
    const ofIt = `matches m join tournaments t on t.id = m.tournament_id where t.name = 'Red Hook Eight Ball'`;
    expect(
      await count(`${ofIt} and exists (select from table_bookings b where b.match_id = m.id
      and b.starts_at = m.schedule_time and b.ends_at = m.schedule_time + make_interval(mins => m.planned_minutes))`),
    ).toBe(7);
    expect(await count(ofIt)).toBe(7);
  });

  it('has groups half played of which one is over with all its players level', async () => {
    const ofIt = "matches m join tournaments t on t.id = m.tournament_id where t.name = 'Gowanus Group Cup'";
    expect(await count(`${ofIt} and m.status_id = 6`)).toBe(6);
    expect(await count(`${ofIt} and m.status_id = 1`)).toBe(3);
    const wins = await numbers(`select m.winner_id::text as key, count(*) as n from ${ofIt} and m.group_id = (
      select min(id) from tournament_groups where tournament_id = t.id) group by 1`);
    expect(Object.values(wins)).toEqual([1, 1, 1]);
  });

  it('has a result that was corrected, and a referee whom the club has confirmed', async () => {
    expect(
      await count(`matches m join corrections c on c.match_id = m.id and c.at = m.corrected_at
        where m.winner_id <> (c.before ->> 'winner')::integer and m.winner_id = (c.after ->> 'winner')::integer`),
    ).toBe(1);
    expect(
      await count(`club_members c join users u on u.id = c.user_id
        where c.club_id = 1 and c.referee_since is not null and u.is_referee and u.status_id = 1`),
    ).toBe(1);
  });
});

describe('the rest of the demo', () => {
  it('has news of the association and of clubs in each state', async () => {
    const states = await numbers('select state as key, count(*) as n from news group by 1');
    expect(states).toMatchObject({ draft: 1, scheduled: 1, withdrawn: 1, published: expect.any(Number) });
    expect(await count('news where club_id is not null')).toBeGreaterThan(2);
  });

  it('has a month of sign-ins, also refused ones and ones at addresses that nobody has', async () => {
    expect(await count('(select distinct at::date from sign_in_history) as days')).toBeGreaterThanOrEqual(30);
    expect(await count("sign_in_history where outcome = 'refused' and user_id is null")).toBeGreaterThan(0);
    expect(await count('sessions where ended_at is null')).toBe(0);
  });

  it('has a club with as many channels as licences, one with 50, and channels in use and free', async () => {
    const { rows } = await sql<{ channels: number; licences: number }>`
      select count(*) as channels, running_licences(club_id, ${testDay}) as licences from channels group by club_id`.execute(
      store.db,
    );
    expect(rows.filter(({ channels, licences }) => channels === licences).length).toBeGreaterThan(1);
    expect(rows.every(({ channels, licences }) => channels <= licences)).toBe(true);
    expect(rows.some(({ channels }) => channels === 50)).toBe(true);
    expect(await count('channels where held_by is not null')).toBeGreaterThan(0);
    expect(await count('channels where held_by is null')).toBeGreaterThan(0);
  });

  it('is made once: a second start adds nothing, and new rows get numbers of their own', async () => {
    const before = await count('matches');
    expect(
      await seedDemo(store.db, {
        clock: () => testNow,
        passwordHash: async () => '$never',
        secrets: testSecrets,
      }),
    ).toBe(false);
    expect(await count('matches')).toBe(before);
    const { id } = await store.db
      .insertInto('tournaments')
      .values({ name: 'Next', format: 'knockout', game_type: 'eightBall', time_zone: 'America/Lima' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(await count('tournaments'));
  });
});

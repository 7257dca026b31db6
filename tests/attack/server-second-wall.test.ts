import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findChannel, findChannels } from '#server/channels/store.ts';
import { runAsCaller, type CallerContext } from '#server/database/caller-context.ts';
import { askToJoin, findRequests, settleRequest } from '#server/players/requests.ts';
import { joinClubs, leaveClubs } from '#server/players/memberships.ts';
import { deleteLicence, findLicences, insertLicence } from '#server/licences/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import { changeTable, insertTable, orderTables, removeTable } from '#server/tables/store.ts';
import { testNow } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** Clubs of the demo: the one of these callers, and one that is none of theirs. */
const own = 1;
const other = 2;

let server: TestServer;
const callers = {} as Record<'owner' | 'staff' | 'club' | 'desk' | 'player' | 'visitor', CallerContext>;
beforeAll(async () => {
  server = await startServer();
  const { db } = server.store;
  for (const name of ['owner', 'staff', 'club', 'desk', 'player'] as const) {
    const { id, role_id: roleId } = await db
      .selectFrom('users')
      .select(['id', 'role_id'])
      .where('email', '=', `${name}@baulk.example`)
      .executeTakeFirstOrThrow();
    callers[name] = { userId: id, roleId, clubs: roleId === 3 || roleId === 4 ? [own] : [] };
  }
  callers.visitor = { userId: null, roleId: 0, clubs: [] };
  for (const clubId of [own, other]) await fillClub(clubId);
});
afterAll(() => server.close());

async function fillClub(clubId: number): Promise<void> {
  const { db } = server.store;
  await insertLicence(db, server.clock.now(), {
    clubId,
    count: 9,
    term: { start: '2026-11-20', end: '2027-11-20' },
  });
  await sql`insert into channels (club_id, name, name_key, sealed_key)
    values (${clubId}, 'Walled', 'walled', ${Buffer.alloc(40)})`.execute(db);
  await insertTable(db, clubId, { ...table, number: 901 });
  await sql`with made as (
      insert into products (club_id, type, category, name, created_at)
      values (${clubId}, 'time', 'time', 'Walled', now()) returning id)
    insert into price_rules (product_id, club_id, place, name, hourly, currency, valid_from)
    select id, ${clubId}, 1, 'Walled', 100, 'USD', now() from made`.execute(db);
  await sql`insert into opening_hours (club_id, weekday, opens, closes) values (${clubId}, 1, 20, 40)`.execute(
    db,
  );
  await sql`insert into opening_exceptions (club_id, day) values (${clubId}, '2026-12-25')`.execute(db);
  await sql`insert into booking_rules select ${clubId}, 14, 0, 1, 8, 4, 'either', 24, 5000, 10000, true, 15, 3, 60, 'source', 1
    on conflict do nothing`.execute(db);
  await sql`insert into club_subscriptions (club_id, name, amount, currency, interval, created_by, created_at)
    values (${clubId}, 'Walled', 100, 'USD', 'month', 1, now())`.execute(db);
  await sql`insert into member_subscriptions (subscription_id, club_id, user_id, provider, started_at)
    select id, club_id, 1, 'sandbox', now() from club_subscriptions
    where club_id = ${clubId} and name = 'Walled'`.execute(db);
  await sql`insert into payment_accounts (club_id, provider, attempt, prefill, created_at, closed_at)
    values (${clubId}, 'sandbox', 99, '{}', now(), now())`.execute(db);
  await sql`insert into transactions (ref, kind, status, amount, currency, club_id, description, created_at)
    values (${`walled-${clubId}`}, 'memberPayment', 'pending', 100, 'USD', ${clubId}, 'Walled', now())`.execute(
    db,
  );
}

const table = {
  number: 902,
  name: null,
  make: null,
  is_out_of_order: false,
  tariff_id: null,
  is_bookable: true,
  games: [],
};

/** What belongs to a club, as the server itself sees it. */
async function holdings(clubId: number): Promise<string> {
  const { rows } = await sql<{ all: string }>`select concat_ws('|',
    (select c::text from clubs c where id = ${clubId}),
    (select string_agg(l::text, ';' order by id) from licences l where club_id = ${clubId}),
    (select string_agg(h::text, ';' order by id) from channels h where club_id = ${clubId}),
    (select string_agg(t::text, ';' order by id) from club_tables t where club_id = ${clubId}),
    (select string_agg(m::text, ';' order by user_id) from club_members m where club_id = ${clubId}),
    (select string_agg(n::text, ';' order by id) from news n where club_id = ${clubId}),
    (select string_agg(p::text, ';' order by id) from payment_accounts p where club_id = ${clubId}),
    (select string_agg(o::text, ';' order by id) from club_subscriptions o where club_id = ${clubId}),
    (select string_agg(e::text, ';' order by id) from member_subscriptions e where club_id = ${clubId}),
    (select string_agg(i::text, ';' order by id) from products i where club_id = ${clubId}),
    (select string_agg(r::text, ';' order by id) from price_rules r where club_id = ${clubId}),
    (select string_agg(k::text, ';') from booking_rules k where club_id = ${clubId}),
    (select string_agg(w::text, ';' order by id) from opening_hours w where club_id = ${clubId}),
    (select string_agg(x::text, ';' order by day) from opening_exceptions x where club_id = ${clubId}),
    (select string_agg(s::text, ';' order by id) from transactions s where club_id = ${clubId})) as all`.execute(
    server.store.db,
  );
  return rows[0]?.all ?? '';
}

/** The first number of the first column that a statement answers. */
async function countOf(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await statement.execute(server.store.db);
  return Number(Object.values(rows[0] as object)[0]);
}

/** The tables that hold what is a club's own. */
const guarded = [
  'licences',
  'channels',
  'club_members',
  'club_subscriptions',
  'payment_accounts',
  'member_subscriptions',
  'transactions',
  'products',
  'price_rules',
  'booking_rules',
  'opening_hours',
  'opening_exceptions',
] as const;

describe('A4 without the check of a handler, the database', () => {
  it.each(guarded)(
    'answers nothing of another club from %s to its super admin and its admin',
    async (name) => {
      const count = sql`select count(*) from ${sql.table(name)} where club_id = ${other}`;
      expect(await countOf(count)).toBeGreaterThan(0);
      const theirs =
        name === 'club_members'
          ? sql`select count(*) from club_members where club_id = ${other}
      and user_id <> ${callers.club.userId} and user_id <> ${callers.desk.userId}`
          : count;
      expect(await runAsCaller(callers.club, () => countOf(theirs))).toBe(0);
      expect(await runAsCaller(callers.desk, () => countOf(theirs))).toBe(0);
    },
  );

  it.each(guarded)('answers what is the own club’s from %s to its super admin', async (name) => {
    const count = sql`select count(*) from ${sql.table(name)} where club_id = ${own}`;
    const all = await countOf(count);
    expect(all).toBeGreaterThan(0);
    expect(await runAsCaller(callers.club, () => countOf(count))).toBe(all);
  });

  it.each([
    'licences',
    'channels',
    'payment_accounts',
    'payment_cards',
    'transactions',
    'member_subscriptions',
    'audit_entries',
  ] as const)(
    'answers nothing at all from %s to a visitor, and nothing of others to a player',
    async (name) => {
      const count = sql`select count(*) from ${sql.table(name)}`;
      expect(await runAsCaller(callers.visitor, () => countOf(count))).toBe(0);
      const { userId } = callers.player;
      const isOwned = ['payment_cards', 'transactions', 'member_subscriptions'].includes(name);
      const others = isOwned ? sql`${count} where user_id is distinct from ${userId}` : count;
      expect(await runAsCaller(callers.player, () => countOf(others))).toBe(0);
    },
  );

  it('answers a player what the own clubs offer, and nothing of the others', async () => {
    const { userId } = callers.player;
    const clubs = sql`select club_id from club_members where user_id = ${userId} and status = 'member'`;
    const offers = sql`select count(*) from club_subscriptions`;
    const expected = await countOf(sql`${offers} where club_id in (${clubs})`);
    expect(expected).toBeGreaterThan(0);
    expect(await runAsCaller(callers.player, () => countOf(offers))).toBe(expected);
    expect(await runAsCaller(callers.visitor, () => countOf(offers))).toBe(0);
  });

  it('answers the stores of another club with nothing', async () => {
    const { db } = server.store;
    const channel = (await findChannels(db, other))[0];
    await runAsCaller(callers.club, async () => {
      expect(await findLicences(db, other)).toEqual([]);
      expect(await findChannels(db, other)).toEqual([]);
      expect(await findChannel(db, channel?.id ?? 0)).toBeUndefined();
      expect(await findRequests(db, { clubId: other, limit: 20, pageNumber: 1 })).toEqual({
        total: 0,
        rows: [],
      });
    });
  });

  it('writes nothing of another club, whichever store is asked', async () => {
    const { db } = server.store;
    const before = await holdings(other);
    const idIn = async (name: 'licences' | 'channels' | 'club_tables') =>
      countOf(sql`select max(id) from ${sql.table(name)} where club_id = ${other}`);
    const [licence, channel, tableId] = [
      await idIn('licences'),
      await idIn('channels'),
      await idIn('club_tables'),
    ];
    const someone = await countOf(sql`select max(user_id) from club_members where club_id = ${other}`);
    const waiting = await countOf(sql`select max(request_id) from club_members where club_id = ${other}`);
    const now = new Date(server.clock.now());
    const term = { start: '2026-11-20', end: '2027-11-20' };
    const attempts: [string, () => Promise<unknown>][] = [
      ['licence added', () => insertLicence(db, server.clock.now(), { clubId: other, count: 1, term })],
      ['licence deleted', () => deleteLicence(db, licence, '2026-11-20')],
      [
        'channel changed',
        () => db.updateTable('channels').set({ held_by: 'x' }).where('id', '=', channel).execute(),
      ],
      [
        'channel moved',
        () => db.updateTable('channels').set({ club_id: other }).where('club_id', '=', own).execute(),
      ],
      ['channel deleted', () => db.deleteFrom('channels').where('id', '=', channel).execute()],
      ['table added', () => insertTable(db, other, table)],
      ['table changed', () => changeTable(db, tableId, table)],
      ['table removed', () => removeTable(db, tableId, now)],
      ['tables ordered', () => orderTables(db, other, { ids: [tableId], read: undefined })],
      ['tables of all', () => db.updateTable('club_tables').set({ place: 7 }).execute()],
      ['member added', () => joinClubs(db, callers.player.userId ?? 0, [other], { now })],
      ['member removed', () => leaveClubs(db, someone, [other])],
      [
        'request answered',
        () => settleRequest(db, { request_id: waiting, kind: 'leave' }, { isAccepted: true, now }),
      ],
      [
        'club changed',
        () => db.updateTable('clubs').set({ platform_fee: '0' }).where('id', '=', other).execute(),
      ],
      [
        'news changed',
        () => db.updateTable('news').set({ title: 'x' }).where('club_id', '=', other).execute(),
      ],
      [
        'subscription changed',
        () => db.updateTable('club_subscriptions').set({ amount: 1 }).where('club_id', '=', other).execute(),
      ],
      [
        'renewal called off',
        () =>
          db
            .updateTable('member_subscriptions')
            .set({ cancelled_at: now })
            .where('club_id', '=', other)
            .execute(),
      ],
      ['account deleted', () => db.deleteFrom('payment_accounts').where('club_id', '=', other).execute()],
      [
        'payment settled',
        () =>
          db
            .updateTable('transactions')
            .set({ status: 'failed', settled_at: now })
            .where('ref', '=', `walled-${other}`)
            .execute(),
      ],
    ];
    for (const name of ['club', 'desk', 'player'] as const) {
      for (const [what, attempt] of attempts) {
        // A policy refuses the row, or does not show it: either way nothing has happened.
        await runAsCaller(callers[name], attempt).catch((error: { code?: string }) => {
          if (error.code !== '42501') throw new Error(`${what} by ${name}`, { cause: error });
        });
        expect([name, what, await holdings(other)]).toEqual([name, what, before]);
      }
    }
  });

  it('lets a club write its own people alone, and nobody a role that is above them', async () => {
    const { db } = server.store;
    const idOf = (condition: ReturnType<typeof sql>) =>
      countOf(sql`select min(u.id) from users u where u.id > 12 and ${condition}`);
    const belongs = (clubId: number) =>
      sql`exists (select from club_members m where m.user_id = u.id and m.club_id = ${clubId} and m.status = 'member')`;
    const ours = await idOf(sql`role_id = 5 and ${belongs(own)} and not ${belongs(other)}`);
    const theirs = await idOf(sql`role_id = 5 and ${belongs(other)} and not ${belongs(own)}`);
    const rename = (id: number) => () =>
      db.updateTable('users').set({ slack_id: 'walled' }).where('id', '=', id).execute();
    const promote = (id: number, roleId: number) => () =>
      db.updateTable('users').set({ role_id: roleId }).where('id', '=', id).execute();
    const add = (roleId: number) => () =>
      db
        .insertInto('users')
        .values({ email: `walled${roleId}@baulk.example`, first_name: 'W', last_name: 'A', role_id: roleId })
        .execute();
    const { owner, staff, club, desk, player, visitor } = callers;
    const idIn = ({ userId }: CallerContext): number => userId ?? 0;
    const refused: [string, CallerContext, () => Promise<unknown>][] = [
      ['another club’s by a super admin', club, rename(theirs)],
      ['another club’s by an admin', desk, rename(theirs)],
      ['a super admin by the own admin', desk, rename(idIn(club))],
      ['the owner by a super admin', club, rename(idIn(owner))],
      ['somebody else by a player', player, rename(ours)],
      ['a role above by a super admin', club, promote(ours, 1)],
      ['a role above by an admin', desk, promote(ours, 3)],
      ['the own role by a player', player, promote(idIn(player), 1)],
      ['the own role by a super admin', club, promote(idIn(club), 1)],
      ['the own role by an administrator', staff, promote(idIn(staff), 1)],
      ['a role by a secret', visitor, promote(ours, 1)],
      ['an administrator by a visitor', visitor, add(1)],
      ['an administrator by an admin', desk, add(4)],
      ['an owner by the owner', owner, add(1)],
      ['anybody by a player', player, add(5)],
    ];
    for (const [what, caller, attempt] of refused) {
      const told = runAsCaller(caller, attempt).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
      expect([what, await told]).toEqual([what, '42501']);
    }
    await runAsCaller(club, rename(ours));
    await runAsCaller(desk, rename(ours));
    await runAsCaller(player, rename(idIn(player)));
    await runAsCaller(owner, rename(theirs));
    const gone = runAsCaller(owner, () => db.deleteFrom('users').where('id', '=', theirs).execute());
    expect((await gone)[0]?.numDeletedRows).toBe(0n);
  });

  it('S24 keeps what belongs to an account from players, other clubs and visitors who are nobody', async () => {
    const { db } = server.store;
    const stranger = { userId: 900_001, roleId: 5 as const, clubs: [] };
    const owner = callers.owner.userId ?? 0;
    await sql`insert into password_links (user_id, kind, token_hash, created_at, expires_at)
      values (${owner}, 'reset', ${Buffer.alloc(32, 7)}, now(), now() + interval '1 hour')`.execute(db);
    await sql`insert into devices (user_id, device_hash, seen_at)
      values (${owner}, ${Buffer.alloc(32, 8)}, now())`.execute(db);
    await sql`insert into social_identities (provider, subject, user_id, created_at)
      values ('google', 'walled', ${owner}, now())`.execute(db);
    const ofAccounts = [
      'sessions',
      'sign_in_history',
      'password_links',
      'devices',
      'social_identities',
    ] as const;
    for (const name of ofAccounts) {
      const count = sql`select count(*) from ${sql.table(name)} where user_id = ${owner}`;
      expect(await countOf(count)).toBeGreaterThan(0);
      for (const caller of [stranger, callers.player, callers.desk, callers.club]) {
        expect([name, await runAsCaller(caller, () => countOf(count))]).toEqual([name, 0]);
      }
      expect(await runAsCaller(callers.owner, () => countOf(count))).toBeGreaterThan(0);
    }
    const settled = sql`select count(*) from outbox where state in ('sent', 'refused', 'expired')`;
    expect(await runAsCaller(callers.owner, () => countOf(settled))).toBe(0);
    const drop = sql`with gone as (delete from images returning 1) select count(*) from gone`;
    expect(await runAsCaller(stranger, () => countOf(drop))).toBe(0);
    const end = sql`with ended as (update sessions set active_at = now() where user_id = ${owner} returning 1)
      select count(*) from ended`;
    expect(await runAsCaller(callers.club, () => countOf(end))).toBe(0);
  });

  it('S24 holds every table behind policies, but for those that belong to nobody', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and not (relrowsecurity and relforcerowsecurity) order by 1`.execute(server.store.db);
    const open: Readonly<Record<string, string>> = {
      'app_releases app_uploads mobile_apps': 'of the association, which alone may call what writes them',
      'audit_links audit_unchained': 'the chain of the audit, without what it says',
      'club_counts match_counts people_counts': 'numbers that triggers keep',
      'club_statuses game_types match_statuses roles user_statuses': 'names of numbers',
      'email_codes email_grants limits sign_in_throttle social_nonces social_tokens':
        'by hashes of what the caller has to show',
      'migrations settings': 'of the installation',
      'provider_events sandbox_events sandbox_links sandbox_objects': 'of the provider, whose word is asked',
    };
    const named = Object.keys(open).flatMap((names) => names.split(' '));
    expect(rows.map(({ name }) => name)).toEqual(named.toSorted());
  });

  it('S7 lets no player confirm a referee, the own person included', async () => {
    const [member] = await server.store.db
      .selectFrom('club_members')
      .selectAll()
      .where('role', '=', 5)
      .where('status', '=', 'member')
      .where('referee_since', 'is', null)
      .limit(1)
      .execute();
    const { user_id: userId = 0, club_id: clubId = 0 } = member ?? {};
    const confirm = () =>
      sql`update club_members set referee_since = now() where user_id = ${userId} and club_id = ${clubId}`.execute(
        server.store.db,
      );
    await expect(runAsCaller({ userId, roleId: 5, clubs: [clubId] }, confirm)).rejects.toThrow(
      'referees are confirmed by a club or the association',
    );
  });

  it('lets a club write the matches of its own alone, and a referee those given to that referee', async () => {
    const { db } = server.store;
    const matchOf = (clubId: number) =>
      countOf(sql`select min(id) from matches where club_id = ${clubId} and tournament_id is null`);
    const [ours, theirs] = [await matchOf(own), await matchOf(other)];
    const refereeId = await countOf(sql`select id from users where email = 'referee@baulk.example'`);
    const referee: CallerContext = { userId: refereeId, roleId: 5, clubs: [] };
    const touch = (id: number) => () =>
      db
        .updateTable('matches')
        .set({ updated_at: new Date(testNow) })
        .where('id', '=', id)
        .execute();
    const take = () => db.updateTable('matches').set({ club_id: own }).where('id', '=', theirs).execute();
    const give = () => db.updateTable('matches').set({ club_id: other }).where('id', '=', ours).execute();
    const frame = (id: number) => () =>
      db
        .insertInto('frames')
        .values({ match_id: id, number: 25 })
        .onConflict((conflict) => conflict.columns(['match_id', 'number']).doUpdateSet({ number: 25 }))
        .execute();
    const unframe = (id: number) => () =>
      db.deleteFrom('frames').where('match_id', '=', id).where('number', '=', 25).executeTakeFirst();
    const { club, desk, player, visitor } = callers;
    await db.updateTable('matches').set({ referee_id: null }).where('id', 'in', [ours, theirs]).execute();
    await frame(theirs)();
    const attempts: (() => Promise<unknown>)[] = [touch(theirs), take, frame(theirs)];
    for (const caller of [club, desk, player, visitor, referee]) {
      for (const attempt of attempts) {
        await expect(runAsCaller(caller, attempt)).rejects.toMatchObject({ code: '42501' });
      }
      expect(await runAsCaller(caller, unframe(theirs))).toEqual({ numDeletedRows: 0n });
    }
    for (const caller of [player, visitor, referee]) {
      await expect(runAsCaller(caller, touch(ours))).rejects.toMatchObject({ code: '42501' });
    }
    await expect(runAsCaller(club, give)).rejects.toMatchObject({ code: '42501' });
    for (const caller of [club, desk]) {
      await runAsCaller(caller, touch(ours));
      await runAsCaller(caller, frame(ours));
      expect(await runAsCaller(caller, unframe(ours))).toEqual({ numDeletedRows: 1n });
    }
    await db.updateTable('matches').set({ referee_id: refereeId }).where('id', '=', theirs).execute();
    await runAsCaller(referee, touch(theirs));
    expect(await runAsCaller(referee, unframe(theirs))).toEqual({ numDeletedRows: 1n });
  });

  it('lets nobody make a member of themselves: a player only asks', async () => {
    const { db } = server.store;
    const { userId } = callers.player;
    const clubId = await countOf(sql`select max(id) from clubs c where deleted_at is null and status_id = 1
      and not exists (select from club_members m where m.club_id = c.id and m.user_id = ${userId})`);
    const now = new Date(server.clock.now());
    await expect(
      runAsCaller(callers.player, () => joinClubs(db, userId ?? 0, [clubId], { now })),
    ).rejects.toMatchObject({ code: '42501' });
    const asked = await runAsCaller(callers.player, () =>
      askToJoin(db, { clubId, userId: userId ?? 0, now }),
    );
    expect(asked).toBeGreaterThan(0);
    const join = runAsCaller(callers.player, () =>
      db
        .updateTable('club_members')
        .set({ status: 'member', member_since: now })
        .where('user_id', '=', userId ?? 0)
        .where('club_id', '=', clubId)
        .execute(),
    );
    await expect(join).rejects.toMatchObject({ code: '42501' });
    // What keeps a membership that was about to end begins none, and meets nobody else's.
    await runAsCaller(callers.player, () => sql`select stay_in_club(${clubId})`.execute(db));
    expect(
      await countOf(sql`select count(*) from club_members
        where club_id = ${clubId} and user_id = ${userId} and status = 'member'`),
    ).toBe(0);
  });

  it('keeps what the audit holds from every call, the association’s too', async () => {
    const { db } = server.store;
    for (const statement of [
      sql`delete from audit_entries`,
      sql`update audit_links set hash = hash`,
      sql`drop table clubs`,
      sql`alter table licences disable row level security`,
      sql`select * from migrations`,
    ]) {
      await expect(runAsCaller(callers.owner, () => statement.execute(db))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

describe('for whom a connection works', () => {
  it('is told for each one of many calls at once, in and out of transactions', async () => {
    const { db } = server.store;
    const count = sql<{
      clubs: number[];
    }>`select array(select distinct club_id from licences order by 1) as clubs`;
    const seen = async (inner = db) => (await count.execute(inner)).rows[0]?.clubs;
    const all = await seen();
    const both = [own, other].map((clubId) => ({ userId: 3, roleId: 3, clubs: [clubId] }));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const caller = both[index % 3];
        const read = () => (index % 2 === 0 ? seen() : db.transaction().execute((inner) => seen(inner)));
        return caller ? runAsCaller(caller, read) : read();
      }),
    );
    expect(answers).toEqual(answers.map((_, index) => both[index % 3]?.clubs ?? all));
  });

  it('stays told after a transaction that failed', async () => {
    const { db } = server.store;
    const read = sql`select count(*) from licences where club_id = ${other}`;
    await runAsCaller(callers.club, async () => {
      const failing = db.transaction().execute((inner) => sql`select 1 / 0`.execute(inner));
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect(await countOf(read)).toBe(0);
    });
    expect(await countOf(read)).toBeGreaterThan(0);
  });

  it('leaves work alone that a call sets off: a round begun by what a player told sees all clubs', async () => {
    const seen: number[] = [];
    const heard = Promise.withResolvers<void>();
    const stop = startRounds({
      store: server.store,
      channel: 'walled',
      pace: 3_600_000,
      work: async () => {
        seen.push(await countOf(sql`select count(*) from licences`));
        if (seen.length === 2) heard.resolve();
      },
      onFault: heard.reject,
    });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await runAsCaller(callers.player, () => sql`select pg_notify('walled', '')`.execute(server.store.db));
    await heard.promise;
    await stop();
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[1]).toBe(seen[0]);
  });

  it('leaves work that the server does by itself alone, also while a call is under way', async () => {
    const { db } = server.store;
    await runAsCaller(callers.visitor, () => countOf(sql`select count(*) from licences`));
    await server.store.ping();
    expect(await countOf(sql`select count(*) from licences`)).toBeGreaterThan(0);
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
    expect(rows[0]?.role).not.toBe('baulk_request');
  });
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSlotTaken, retryingDeadlocks } from '#server/booking/conflict.ts';
import { runAsCaller, type CallerContext } from '#server/database/caller-context.ts';
import { testDatabase } from '#tests/support/database.ts';

const store = await testDatabase();
const { db } = store;
afterAll(() => store.close());

const slot = 30 * 60_000;
const opening = Date.parse('2026-12-01T20:00:00Z');
const club = 1;
let tables: number[] = [];
let match = 0;
const people = {} as Record<'player' | 'club' | 'club2' | 'owner', CallerContext>;

beforeAll(async () => {
  const rows = await db
    .selectFrom('club_tables')
    .select('id')
    .where('club_id', '=', club)
    .orderBy('id')
    .execute();
  tables = rows.map(({ id }) => id);
  match = (await db.selectFrom('matches').select('id').limit(1).executeTakeFirstOrThrow()).id;
  for (const name of ['player', 'club', 'club2', 'owner'] as const) {
    const { id, role_id } = await db
      .selectFrom('users')
      .select(['id', 'role_id'])
      .where('email', '=', `${name}@baulk.example`)
      .executeTakeFirstOrThrow();
    const clubs = role_id === 3 ? [name === 'club' ? 1 : 2] : [];
    people[name] = { userId: id, roleId: role_id, clubs };
  }
});
beforeEach(() => db.deleteFrom('table_bookings').execute());

type Given = { from?: number; slots?: number; table?: number; kind?: 'play' | 'match' | 'block' };

/** A booking from so many slots after the opening. */
const booking = ({ from = 0, slots = 2, table = 0, kind = 'play' }: Given = {}) => ({
  club_id: club,
  table_id: tables[table] ?? 0,
  kind,
  status: 'booked',
  match_id: kind === 'match' ? match : null,
  starts_at: new Date(opening + from * slot),
  ends_at: new Date(opening + (from + slots) * slot),
  local_start: '2026-12-01T15:00',
  zone: 'America/New_York',
  guest_name: kind === 'play' ? 'A guest' : null,
  price: kind === 'play' ? 2000 : null,
  currency: kind === 'play' ? 'USD' : null,
  created_at: new Date(opening),
});

const add = async (given: Given = {}, more: object = {}): Promise<number> => {
  const row = { ...booking(given), ...more };
  return (await db.insertInto('table_bookings').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'booked',
    (error: unknown) => {
      if (isSlotTaken(error)) return 'taken';
      throw error;
    },
  );
const overlaps = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from table_bookings a join table_bookings b
      on a.id < b.id and a.table_id = b.table_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status in ('held', 'paying', 'booked', 'checkedIn') and b.status in ('held', 'paying', 'booked', 'checkedIn')`.execute(
    db,
  );
  return Number(rows[0]?.count);
};

describe('a table is booked once at a time', () => {
  it('lets neighbours touch, and another table have the same time', async () => {
    await add({ from: 2 });
    expect(await outcomeOf(add({ from: 0 }))).toBe('booked');
    expect(await outcomeOf(add({ from: 4 }))).toBe('booked');
    expect(await outcomeOf(add({ from: 2, table: 1 }))).toBe('booked');
  });

  it.each([
    ['the same time', { from: 2 }],
    ['what begins within', { from: 3 }],
    ['what ends within', { from: 1 }],
    ['what lies within', { from: 2, slots: 1 }],
    ['what lies around', { from: 0, slots: 8 }],
    ['a match', { from: 3, kind: 'match' as const }],
    ['a block', { from: 1, kind: 'block' as const }],
  ])('refuses %s', async (_what, given) => {
    await add({ from: 2 });
    expect(await outcomeOf(add(given))).toBe('taken');
  });

  it.each(['held', 'paying', 'booked', 'checkedIn'])('while one is %s', async (status) => {
    const held_until = status === 'held' ? new Date(opening) : null;
    const paying_until = status === 'paying' ? new Date(opening) : null;
    await add({}, { status, held_until, paying_until });
    expect(await outcomeOf(add())).toBe('taken');
  });

  it.each(['done', 'cancelled', 'noShow', 'expired', 'refunding'])(
    'and again when one is %s',
    async (status) => {
      await add({}, { status });
      expect(await outcomeOf(add())).toBe('booked');
    },
  );

  it('save that a booking does not stand in the way of its own move, which takes that time from others', async () => {
    const own = await add({ from: 2 });
    const other = await add({ from: 6 });
    const kept = { status: 'held', held_until: new Date(opening) };
    expect(await outcomeOf(add({ from: 3, slots: 3 }, { ...kept, moves_id: own }))).toBe('booked');
    expect(await outcomeOf(add({ from: 4, slots: 1 }))).toBe('taken');
    expect(await outcomeOf(add({ from: 5, slots: 2 }, { ...kept, moves_id: other }))).toBe('taken');
    await expect(add({ from: 10 }, { ...kept, moves_id: own })).rejects.toThrow(/table_bookings_one_move/);
    await expect(add({ from: 12 }, { moves_id: own })).rejects.toThrow(/table_bookings_moves_whole/);
  });

  it('refuses to bring back what is gone where somebody else has the time by now', async () => {
    const missed = await add({}, { status: 'noShow' });
    await add({ from: 1 });
    const back = db.updateTable('table_bookings').set({ status: 'checkedIn' }).where('id', '=', missed);
    expect(await outcomeOf(back.execute())).toBe('taken');
  });

  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('add', 'add', 'add', 'move', 'cancel'),
      from: fc.integer({ min: 0, max: 11 }),
      slots: fc.integer({ min: 1, max: 4 }),
      table: fc.integer({ min: 0, max: 1 }),
      which: fc.nat(),
    }),
    { minLength: 5, maxLength: 25 },
  );

  it('whatever is added, moved and cancelled in whatever order, as a list of taken times says it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await db.deleteFrom('table_bookings').execute();
        const kept = new Map<number, { from: number; slots: number; table: number }>();
        const isFree = (of: { from: number; slots: number; table: number }, but?: number) =>
          [...kept].every(
            ([id, one]) =>
              id === but ||
              one.table !== of.table ||
              one.from + one.slots <= of.from ||
              of.from + of.slots <= one.from,
          );
        for (const { what, which, ...of } of given) {
          const id = [...kept.keys()][which % Math.max(kept.size, 1)];
          if (what === 'add') {
            const adding = add(of);
            expect(await outcomeOf(adding)).toBe(isFree(of) ? 'booked' : 'taken');
            if (isFree(of)) kept.set(await adding, of);
          } else if (id !== undefined && what === 'move') {
            const { table_id, starts_at, ends_at } = booking(of);
            const moved = db.updateTable('table_bookings').set({ table_id, starts_at, ends_at });
            const outcome = await outcomeOf(moved.where('id', '=', id).execute());
            expect(outcome).toBe(isFree(of, id) ? 'booked' : 'taken');
            if (outcome === 'booked') kept.set(id, of);
          } else if (id !== undefined) {
            await db
              .updateTable('table_bookings')
              .set({ status: 'cancelled' })
              .where('id', '=', id)
              .execute();
            kept.delete(id);
          }
        }
        expect(await overlaps()).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it('of thirty who want it at once one has it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        outcomeOf(retryingDeadlocks(() => add({ from: n % 3, slots: 3 }))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    expect(await overlaps()).toBe(0);
  });

  it('and of two who change their tables with each other neither loses the own one', async () => {
    const [one, two] = [await add(), await add({ table: 1 })];
    const swap = (id: number, table: number) =>
      outcomeOf(
        retryingDeadlocks(() =>
          db
            .updateTable('table_bookings')
            .set({ table_id: tables[table] ?? 0 })
            .where('id', '=', id)
            .execute(),
        ),
      );
    expect(await Promise.all([swap(one, 1), swap(two, 0)])).toEqual(['taken', 'taken']);
    expect(await overlaps()).toBe(0);
  });
});

describe('what a booking may be', () => {
  it.each<[string, Given, object]>([
    ['longer than a day', { slots: 49 }, {}],
    ['no whole half-hours', {}, { ends_at: new Date(opening + 45 * 60_000) }],
    ['over before it begins', {}, { ends_at: new Date(opening - slot) }],
    ['of a guest and a member at once', {}, { user_id: 1 }],
    ['of nobody', {}, { guest_name: null }],
    ['a block of somebody', { kind: 'block' }, { guest_name: 'A guest' }],
    ['a match without one', { kind: 'match' }, { match_id: null }],
    ['held without an end', {}, { status: 'held' }],
    ['without a price', {}, { price: null, currency: null }],
    ['priced without a currency', {}, { currency: null }],
    ['dearer than money can be written', {}, { price: 1_000_000_000 }],
    ['of nine people', {}, { players: 9 }],
  ])('is not %s', async (_what, given, more) => {
    await expect(add(given, more)).rejects.toMatchObject({ code: '23514' });
  });

  it('is not on a table of another club', async () => {
    const other = await db
      .selectFrom('club_tables')
      .select('id')
      .where('club_id', '<>', club)
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(add({}, { table_id: other.id })).rejects.toMatchObject({ code: '23503' });
  });
});

describe('who sees a booking', () => {
  const mine = () => ({ guest_name: null, user_id: people.player.userId, made_by: people.player.userId });
  const seen = async () => (await db.selectFrom('table_bookings').select('guest_name').execute()).length;
  const taken = async () => {
    const { rows } = await sql<Record<string, unknown>>`select * from taken_times(
      ${club}, ${new Date(opening)}, ${new Date(opening + 48 * slot)})`.execute(db);
    return rows;
  };
  const belong = (isMember: boolean) =>
    isMember
      ? sql`insert into club_members (club_id, user_id, status, requested_at, member_since)
          values (${club}, ${people.player.userId}, 'member', now(), now()) on conflict do nothing`.execute(
          db,
        )
      : sql`delete from club_members where club_id = ${club} and user_id = ${people.player.userId}`.execute(
          db,
        );

  it('a member their own, the club all of them, another club and the association none', async () => {
    await belong(true);
    await runAsCaller(people.player, () => add({}, mine()));
    await add({ from: 4 });
    const counts = [];
    for (const name of ['player', 'club', 'club2', 'owner'] as const) {
      counts.push(await runAsCaller(people[name], seen));
    }
    expect(counts).toEqual([1, 2, 0, 0]);
  });

  it('a member when tables are taken and nothing else, and whoever is none nothing', async () => {
    await add({ from: 4 }, { guest_name: 'Somebody else' });
    await add({ from: 8 }, { status: 'cancelled' });
    await belong(true);
    expect(await runAsCaller(people.player, taken)).toEqual([
      {
        table_id: tables[0],
        starts_at: new Date(opening + 4 * slot),
        ends_at: new Date(opening + 6 * slot),
        kind: 'play',
      },
    ]);
    expect(await runAsCaller(people.player, seen)).toBe(0);
    expect(await runAsCaller(people.club, taken)).toHaveLength(1);
    expect(await runAsCaller(people.club2, taken)).toEqual([]);
    await belong(false);
    expect(await runAsCaller(people.player, taken)).toEqual([]);
  });

  it('and writes one: a member no other one’s and at no other club, another club none', async () => {
    await belong(false);
    const asPlayer = () => runAsCaller(people.player, () => add({}, mine()));
    await expect(asPlayer()).rejects.toMatchObject({ code: '42501' });
    await belong(true);
    for (const name of ['player', 'club2', 'owner'] as const) {
      const forGuest = runAsCaller(people[name], () => add());
      await expect(forGuest).rejects.toMatchObject({ code: '42501' });
    }
    const id = await add();
    const { numUpdatedRows } = await runAsCaller(people.player, () =>
      db
        .updateTable('table_bookings')
        .set({ status: 'cancelled' })
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});

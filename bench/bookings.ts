import { sql } from 'kysely';
import { confirmBooking, holdTable } from '#server/booking/holding.ts';
import { runAsCaller } from '#server/database/caller-context.ts';
import type { Store } from '#server/database/store.ts';
import type { Call } from '#server/http/contract.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { benchDay, fillBookings, members } from './booked-clubs.ts';
import { median } from './rounds.ts';
import { compareSizes } from './sizes.ts';

/**
 * A table held and booked, with a million bookings in the database as a ratio to ten thousand; and a hundred people who hold one
 * slot at once, of whom one wins, as a ratio to a hundred people on as many slots.
 *
 *   node bench/bookings.ts
 *   node scripts/with-postgresql.ts node bench/bookings.ts
 */
const now = Date.parse(`${benchDay}T18:00:00Z`);
/** A midnight in Chicago after every booking there is. */
const tomorrow = Date.parse('2026-11-22T06:00:00Z');
const halfHour = 30 * 60_000;
const [most, rounds, tables] = [1.5, 9, 10];

type Wish = { userId: number; tableId: number; slot: number };

function deskOf({ db }: Store) {
  const clock = (): number => now;
  const outbox = createOutbox({ secrets: testSecrets, clock, mode: 'off' });
  const call = (userId: number, given: object) => ({
    ...given,
    caller: { userId, roleId: 5, clubs: [1] },
    request: { headers: {} },
    once: (work: (one: typeof db) => Promise<unknown>) => db.transaction().execute(work),
  });
  const asMember = <T>(userId: number, work: () => Promise<T>): Promise<T> =>
    runAsCaller({ userId, roleId: 5, clubs: [] }, work);
  /** The id of what was held, or null where somebody else was faster. */
  const hold = ({ userId, tableId, slot }: Wish): Promise<number | null> =>
    asMember(userId, async () => {
      const startsAt = new Date(tomorrow + slot * halfHour).toISOString();
      const asked = call(userId, { body: { tableId, startsAt, slots: 1 } }) as unknown as Call<'holdTable'>;
      const { status, body } = await holdTable({ db, clock, outbox }, asked);
      if (status === 201) return (body as { bookingId: number }).bookingId;
      if ((body as { code?: string }).code === 'slot_taken') return null;
      throw new Error(`The hold answered ${status}: ${JSON.stringify(body)}`);
    });
  const book = (userId: number, id: number): Promise<number> =>
    asMember(userId, async () => {
      const asked = call(userId, { path: { id }, body: { payBy: 'atClub' } });
      const parts = { db, clock, outbox, provider: null };
      return (await confirmBooking(parts, asked as unknown as Call<'confirmBooking'>)).status;
    });
  return { hold, book };
}

const counts = new WeakMap<Store, number>();

await compareSizes<object>([['a table held and booked', () => ({}), most]], {
  sizes: [10_000, Number(process.env['BOOKINGS'] ?? 1_000_000)],
  fill: ({ db }, bookings) => fillBookings(db, bookings),
  ask: async (store) => {
    const count = counts.get(store) ?? 0;
    counts.set(store, count + 1);
    const { hold, book } = deskOf(store);
    const userId = 2 + (count % members);
    const id = await hold({ userId, tableId: 1 + (count % tables), slot: Math.floor(count / tables) });
    return id !== null && (await book(userId, id)) === 200 ? 1 : 0;
  },
});

const store = await testDatabase('empty');
await fillBookings(store.db, 10_000);
const { hold } = deskOf(store);
const people = Array.from({ length: members }, (_, place) => place);
const race = async (slots: number): Promise<number> => {
  await sql`delete from table_bookings where user_id is not null`.execute(store.db);
  const begin = performance.now();
  const held = await Promise.all(
    people.map((place) => {
      const slot = place % slots;
      return hold({ userId: 2 + place, tableId: 1 + (slot % tables), slot: 48 + Math.floor(slot / tables) });
    }),
  );
  const time = performance.now() - begin;
  const winners = held.filter((id) => id !== null).length;
  if (winners !== slots) throw new Error(`${winners} people hold ${slots} slots.`);
  return time;
};
const times: [one: number[], many: number[]] = [[], []];
await race(1);
await race(members);
for (let round = 0; round < rounds; round += 1) {
  times[0].push(await race(1));
  times[1].push(await race(members));
}
await store.close();
const [one, many] = [median(times[0]), median(times[1])];
if (one / many > most) process.exitCode = 1;
process.stdout.write(
  `${store.kind}, ${members} people on one slot, one winner: ${one.toFixed(0)} ms, on ${members} slots ` +
    `${many.toFixed(0)} ms, ratio ${(one / many).toFixed(2)}, at most ${most}\n`,
);

import { runAsCaller } from '#server/database/caller-context.ts';
import type { Call } from '#server/http/contract.ts';
import { answerDayPlan } from '#server/schedule/plan.ts';
import type { Caller } from '#server/session/caller.ts';
import { benchDay as today, fillBookings } from './booked-clubs.ts';
import { compareSizes } from './sizes.ts';

/**
 * The plan of a day with 100 bookings on ten tables, with a million bookings in the database as a ratio to ten thousand: what lies
 * on other days may cost it next to nothing.
 *
 *   node bench/plans.ts
 *   node scripts/with-postgresql.ts node bench/plans.ts
 */
const now = Date.parse(`${today}T18:00:00Z`);
type Reader = Pick<Caller, 'roleId' | 'userId'>;

await compareSizes<Reader>(
  [
    ['the plan of a day, for the club', () => ({ userId: 1, roleId: 3 }), 1.3],
    ['the plan of a day, for a member', () => ({ userId: 2, roleId: 5 }), 1.3],
  ],
  {
    sizes: [10_000, Number(process.env['BOOKINGS'] ?? 1_000_000)],
    fill: ({ db }, bookings) => fillBookings(db, bookings),
    ask: async ({ db }, reader) => {
      const call = {
        path: { clubId: 1 },
        query: { date: today },
        caller: { ...reader, clubs: [1] },
        request: { headers: {} },
        reply: { header: () => undefined },
      } as unknown as Call<'getDayPlan'>;
      const { status, body } = await runAsCaller({ ...reader, clubs: reader.roleId === 3 ? [1] : [] }, () =>
        answerDayPlan({ db, clock: () => now }, call),
      );
      return status === 200 ? body.bookings.length : 0;
    },
  },
);

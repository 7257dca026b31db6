import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { callOffLost } from './calling-off.ts';
import { findOffClock } from './off-clock.ts';
import { endDueBookings } from './due.ts';
import { remindPlayers } from './mails.ts';

const usualPace = 10_000;
const day = 86_400_000;

/** Ends bookings that are over or cannot be kept, so that open pages see it, and reminds of those to come. */
export function startBookingWorker(
  {
    store,
    outbox,
    clock,
    onFault,
  }: { store: Store; outbox: Outbox; clock: () => number; onFault: (error: unknown) => void },
  pace: number = usualPace,
): () => Promise<void> {
  let compared = -day;
  return startRounds({
    store,
    channel: null,
    pace,
    work: async () => {
      // Rules of zones come with a new version of the product, or while it runs with those of the system.
      if (clock() - compared >= day) {
        await findOffClock(store.db, clock());
        compared = clock();
      }
      await store.db.transaction().execute(async (db) => {
        await endDueBookings(db, { clubId: null, now: clock() });
        await callOffLost({ db, outbox }, clock());
        await remindPlayers({ db, outbox }, clock());
      });
    },
    onFault,
  });
}

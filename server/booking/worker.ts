import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import { endDueBookings } from './due.ts';

const usualPace = 10_000;

/** Ends bookings that are over, so that open pages see it; who may do what never waits for it. */
export function startBookingWorker(
  { store, clock, onFault }: { store: Store; clock: () => number; onFault: (error: unknown) => void },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: null,
    pace,
    work: async () => {
      await store.db
        .transaction()
        .execute((transaction) => endDueBookings(transaction, { clubId: null, now: clock() }));
    },
    onFault,
  });
}

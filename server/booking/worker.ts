import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { endDueBookings } from './due.ts';
import { remindPlayers } from './mails.ts';

const usualPace = 10_000;

/** Ends bookings that are over, so that open pages see it, and reminds of those to come; who may do what never waits for it. */
export function startBookingWorker(
  {
    store,
    outbox,
    clock,
    onFault,
  }: { store: Store; outbox: Outbox; clock: () => number; onFault: (error: unknown) => void },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: null,
    pace,
    work: async () => {
      await store.db.transaction().execute(async (db) => {
        await endDueBookings(db, { clubId: null, now: clock() });
        await remindPlayers({ db, outbox }, clock());
      });
    },
    onFault,
  });
}

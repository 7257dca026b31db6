import { moveImages } from '#server/images/objects.ts';
import type { Store } from '#server/database/store.ts';
import { startRounds } from '#server/services/rounds.ts';
import { removeLeftovers } from './leftovers.ts';
import { moveFiles } from './moving.ts';
import type { OpenedStorage } from './open.ts';

/** How often to look for what has become due, in milliseconds. */
const usualPace = 20_000;

/** Moves what earlier versions and other settings kept elsewhere, and removes what no record leads to any more. */
export function startStorageWorker(
  {
    store,
    opened: { storage, older },
    onFault,
  }: { store: Store; opened: OpenedStorage; onFault: (error: unknown) => void },
  pace: number = usualPace,
): () => Promise<void> {
  return startRounds({
    store,
    channel: null,
    pace,
    async work(stopping) {
      await moveImages({ db: store.db, storage }, stopping);
      if (older) await moveFiles(store.db, { storage, older }, stopping);
      await removeLeftovers(store.db, storage);
    },
    onFault,
  });
}

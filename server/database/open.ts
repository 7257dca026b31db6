import { openFolder, openMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openServer } from './postgresql.ts';
import type { Store } from './store.ts';

export type { Store } from './store.ts';

/** Which database to open: a server's address, else a data folder, else (null) memory. */
export type DatabasePlace = {
  url?: string | undefined;
  /** The server past any pooler, where notifications are heard; the same address unless it is given. */
  directUrl?: string | undefined;
  dataDir: string | null;
  /** The archive of a cluster with which memory begins. */
  template?: Blob | ArrayBuffer | undefined;
};

/** Opens the database and brings it to the newest shape. */
export async function openDatabase({ url, directUrl, dataDir, template }: DatabasePlace): Promise<Store> {
  const store = await openPlace();
  try {
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }

  function openPlace(): Promise<Store> {
    if (url) return openServer(url, directUrl);
    return dataDir === null ? openMemory(template) : openFolder(dataDir);
  }
}

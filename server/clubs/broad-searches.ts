/** From so many clubs on that fit a search, they are not looked for again for each page and each refresh of it. */
export const broadFrom = 500;

/** So many searches are kept at a time, and so many ids (4 bytes each) in all of them together. */
const most = { searches: 100, ids: 1_000_000 };

type Search = {
  clubName?: string | undefined;
  clubStatusId?: 1 | 2 | undefined;
  /** The order in which the ids stand; null where they are not kept. */
  order: 'name' | 'created' | null;
};

/** What a search has found: how many clubs, which ones in their order, and how often clubs had changed by then. */
export type KeptSearch = { total: number; changes: string; ids: Int32Array | null };

/** The searches that many clubs fit, each kept until clubs come, go or change; the one not asked for longest makes room. */
export type BroadSearches = {
  find: (search: Search) => KeptSearch | null;
  keep: (search: Search, found: KeptSearch) => void;
};

export function keepBroadSearches({ searches, ids } = most): BroadSearches {
  const kept = new Map<string, KeptSearch>();
  let held = 0;
  const drop = (key: string): void => {
    held -= kept.get(key)?.ids?.length ?? 0;
    kept.delete(key);
  };
  const put = (key: string, search: KeptSearch): void => {
    kept.set(key, search);
    held += search.ids?.length ?? 0;
  };
  return {
    find(search) {
      const key = keyOf(search);
      const found = kept.get(key);
      if (!found) return null;
      drop(key);
      put(key, found);
      return found;
    },
    keep(search, found) {
      const key = keyOf(search);
      drop(key);
      if (found.total < broadFrom) return;
      put(key, (found.ids?.length ?? 0) > ids ? { ...found, ids: null } : found);
      for (const oldest of kept.keys()) {
        if (kept.size <= searches && held <= ids) return;
        drop(oldest);
      }
    },
  };
}

const keyOf = ({ clubName, clubStatusId, order }: Search): string =>
  JSON.stringify([clubName, clubStatusId, order]);

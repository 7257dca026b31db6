/** From so many clubs on that fit a search, they are not counted anew for each page and each refresh of it. */
const broadFrom = 500;

/** So many searches are kept at a time; the one that nobody has asked for longest makes room. */
const mostKept = 100;

type Search = { clubName?: string | undefined; clubStatusId?: 1 | 2 | undefined };
type Counted = { total: number; changes: string };

/** How many clubs fit the searches that many fit, each counted once until clubs come, go or change. */
export type BroadSearches = {
  find: (search: Search) => Counted | null;
  keep: (search: Search, counted: Counted) => void;
};

export function keepBroadSearches(): BroadSearches {
  const kept = new Map<string, Counted>();
  return {
    find(search) {
      const key = keyOf(search);
      const counted = kept.get(key);
      if (!counted) return null;
      kept.delete(key);
      kept.set(key, counted);
      return counted;
    },
    keep(search, counted) {
      const key = keyOf(search);
      kept.delete(key);
      if (counted.total < broadFrom) return;
      kept.set(key, counted);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

const keyOf = ({ clubName, clubStatusId }: Search): string => JSON.stringify([clubName, clubStatusId]);

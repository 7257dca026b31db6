/** How often something was covered, by level: `{ bare: 3, view: 1 }`. */
export type Hits = Readonly<Record<string, number>>;

/** What was covered of one machine, as plain JSON. */
export interface Coverage {
  readonly machine: string;
  readonly states: Readonly<Record<string, Hits>>;
  readonly transitions: Readonly<Record<string, Hits>>;
  readonly guardsPassed: Readonly<Record<string, Hits>>;
  readonly guardsFailed: Readonly<Record<string, Hits>>;
}

const parts = ['states', 'transitions', 'guardsPassed', 'guardsFailed'] as const;

function sum(a: Hits, b: Hits): Hits {
  const levels = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(levels.map((level) => [level, (a[level] ?? 0) + (b[level] ?? 0)]));
}

function join(a: Coverage, b: Coverage): Coverage {
  if (a.machine !== b.machine) {
    throw new Error(
      `Coverage of "${a.machine}" and of "${b.machine}" cannot be merged: they are two machines.`,
    );
  }
  const merged = { machine: a.machine, states: {}, transitions: {}, guardsPassed: {}, guardsFailed: {} };
  for (const part of parts) {
    const ids = [...new Set([...Object.keys(a[part]), ...Object.keys(b[part])])].toSorted();
    merged[part] = Object.fromEntries(ids.map((id) => [id, sum(a[part][id] ?? {}, b[part][id] ?? {})]));
  }
  return merged;
}

/** The coverage of one machine from several runs and levels, added up. */
export function mergeCoverage(first: Coverage, ...others: readonly Coverage[]): Coverage {
  return others.reduce(join, first);
}

/** Whether something was covered, at one level or at any. */
export function isCovered(hits: Hits | undefined, level?: string): boolean {
  if (hits === undefined) return false;
  return level === undefined ? Object.values(hits).some((times) => times > 0) : (hits[level] ?? 0) > 0;
}

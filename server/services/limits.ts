import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** A budget: at most `max` within `seconds`, wherever they begin. */
export type Limit = { key: string; max: number; seconds: number };

/** Outcome of a spend: taken, or refused until the window ends. */
export type Spending = { ok: true } | { ok: false; retryAfter: number };

/** Counters in the database, so that one and eight processes keep the same limits. */
export type Limits = {
  /** Takes one from every budget, or from none that is already spent; each take is one statement. */
  spend(limits: readonly Limit[]): Promise<Spending>;
  /** Gives one back to every budget, for what turned out not to count. */
  refund(limits: readonly Limit[]): Promise<void>;
};

/** A window is counted in slices, so that it slides rather than begin again on the hour. */
const slices = 12;

/** Budgets kept in the table `limits`; a database that does not answer refuses everything. */
export function createLimits(db: Kysely<Database>, clock: () => number): Limits {
  const sliceStart = ({ seconds }: Limit): number => {
    const slice = (seconds * 1000) / slices;
    return Math.floor(clock() / slice) * slice;
  };

  /** The earlier slices stand still, and the row of this one is locked by the statement that adds to it. */
  async function take(limit: Limit): Promise<boolean> {
    const start = sliceStart(limit);
    const earlier = sql`coalesce((
      select sum(n) from limits
      where key = ${limit.key} and window_start >= ${new Date(start - limit.seconds * 1000)}
        and window_start < ${new Date(start)}
    ), 0)`;
    const { rows } = await sql`
      insert into limits as kept (key, window_start, n)
      select ${limit.key}, ${new Date(start)}, 1 where ${earlier} < ${limit.max}
      on conflict (key, window_start) do update set n = kept.n + 1 where kept.n + ${earlier} < ${limit.max}
      returning n`.execute(db);
    return rows.length === 1;
  }

  async function giveBack(limit: Limit): Promise<void> {
    await sql`
      update limits set n = n - 1
      where key = ${limit.key} and window_start = ${new Date(sliceStart(limit))} and n > 0`.execute(db);
  }

  return {
    async spend(limits) {
      const taken: Limit[] = [];
      for (const limit of limits) {
        if (await take(limit)) {
          taken.push(limit);
          continue;
        }
        for (const spent of taken) await giveBack(spent);
        // The next slice is the first moment at which an old one may have left the window.
        const next = sliceStart(limit) + (limit.seconds * 1000) / slices;
        return { ok: false, retryAfter: Math.max(1, Math.ceil((next - clock()) / 1000)) };
      }
      return { ok: true };
    },
    async refund(limits) {
      for (const limit of limits) await giveBack(limit);
    },
  };
}

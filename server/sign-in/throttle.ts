import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Limit, Limits } from '#server/services/limits.ts';

const hour = 3600;
const day = 24 * hour;

/** From this failure on, each one doubles the wait, up to a quarter of an hour. */
const throttle = { failures: 5, longestSeconds: 900 };

/** Whose guesses are counted: an account as one device or the rest of the world tries it, and the network of the latter. */
export type Attempt = { subject: string; ip: string | null };

/** Counts guesses of a secret before they are judged, so that parallel ones cannot slip through. */
export type Throttle = {
  /** Counts one guess, or refuses with the seconds to wait. */
  begin(attempt: Attempt): Promise<void>;
  /** Forgets the failures of a subject whose owner has proved to be there. */
  succeed(attempt: Attempt): Promise<void>;
  /** Ends the waiting of a subject who has proved to be there in another way; the budgets stay as they are. */
  pardon(attempt: Attempt): Promise<void>;
  /** Takes a guess back that was never judged. */
  withdraw(attempt: Attempt): Promise<void>;
};

/** One counter for every path that checks a password or a pin. */
export function createThrottle(db: Kysely<Database>, limits: Limits, clock: () => number): Throttle {
  const budgets = ({ subject, ip }: Attempt): Limit[] => [
    { key: `guess:${subject}:hour`, max: 20, seconds: hour },
    { key: `guess:${subject}:day`, max: 100, seconds: day },
    ...(ip === null ? [] : [{ key: `guess:ip:${ip}`, max: 100, seconds: hour }]),
  ];

  return {
    async begin(attempt) {
      const wait = await countFailure(db, attempt.subject, clock());
      if (wait > 0) throw new Refusal('too_many_attempts', { retryAfter: wait });
      const spending = await limits.spend(budgets(attempt));
      if (!spending.ok) throw new Refusal('too_many_attempts', { retryAfter: spending.retryAfter });
    },
    async succeed(attempt) {
      await db.deleteFrom('sign_in_throttle').where('subject', '=', attempt.subject).execute();
      await limits.refund(budgets(attempt));
    },
    async pardon({ subject }) {
      await db.deleteFrom('sign_in_throttle').where('subject', '=', subject).execute();
    },
    async withdraw(attempt) {
      await sql`
        update sign_in_throttle set failures = failures - 1, blocked_until = null
        where subject = ${attempt.subject} and failures > 0`.execute(db);
      await limits.refund(budgets(attempt));
    },
  };
}

/** Adds a failure in one statement; answers the seconds to wait when the subject is blocked, else 0. */
async function countFailure(db: Kysely<Database>, subject: string, now: number): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_throttle as kept (subject, failures, last_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set
      failures = kept.failures + 1,
      last_at = excluded.last_at,
      blocked_until = case when kept.failures + 1 >= ${throttle.failures} then excluded.last_at
        + make_interval(secs => least(power(2, kept.failures + 1 - ${throttle.failures}), ${throttle.longestSeconds}))
      end
    where kept.blocked_until is null or kept.blocked_until <= excluded.last_at
    returning failures`.execute(db);
  if (rows.length === 1) return 0;
  const kept = await db
    .selectFrom('sign_in_throttle')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const until = kept?.blocked_until?.getTime() ?? now;
  return Math.max(1, Math.ceil((until - now) / 1000));
}

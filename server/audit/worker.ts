import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { chainEntries } from './chain.ts';

/** How often entries are looked for that are not in the chain, in milliseconds. */
const usualPace = 2_000;

/** Chains what the audit is told, in as many processes as there are; answers how to stop, which waits for what is under way. */
export function startAuditWorker(
  parts: { db: Kysely<Database>; secrets: Secrets; onFault: (error: unknown) => void },
  pace: number = usualPace,
): () => Promise<void> {
  let round = Promise.resolve();
  let isUnderWay = false;
  const timer = setInterval(() => {
    // A slow database is not asked again before it has answered.
    if (isUnderWay) return;
    isUnderWay = true;
    round = chainEntries(parts.db, parts.secrets)
      .then(() => undefined, parts.onFault)
      .finally(() => {
        isUnderWay = false;
      });
  }, pace);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

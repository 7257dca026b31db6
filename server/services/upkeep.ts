import { sql, type Kysely, type RawBuilder } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import type { Database } from '#server/database/db.gen.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How often rows are looked for that nobody needs any more, in milliseconds. */
const usualPace = hour / 4;

/** Rows that one statement takes at most, so that nobody waits long behind it. */
const batch = 1_000;

/** The rows of a table that are past their use at a moment. */
type Remains = { table: string; isPast: (now: number, kept: Kept) => RawBuilder<unknown> };

/** For how many days an operator has something kept. */
export type Kept = { signIns: number; mails: number };

/** What is kept unless a setting says otherwise. */
export const usuallyKept: Kept = { signIns: 365, mails: 7 };

const ago = (now: number, milliseconds: number): Date => new Date(now - milliseconds);

const remains: readonly Remains[] = [
  // No limit counts further back than a day.
  { table: 'limits', isPast: (now) => sql`window_start < ${ago(now, 2 * day)}` },
  // The longest wait is a quarter of an hour, and the limits of a day hold besides.
  { table: 'sign_in_throttle', isPast: (now) => sql`last_at < ${ago(now, 2 * day)}` },
  // Kept for a while, for the sign-in history names them.
  {
    table: 'sessions',
    isPast: (now) => sql`expires_at < ${ago(now, 90 * day)} or ended_at < ${ago(now, 90 * day)}`,
  },
  // The cookie of a browser lasts a year from the last sign-in.
  { table: 'devices', isPast: (now) => sql`seen_at < ${ago(now, 366 * day)}` },
  // No mail may leave more than three days after it was written.
  { table: 'outbox', isPast: (now, { mails }) => sql`created_at < ${ago(now, mails * day)}` },
  // Who has signed in from where is told to its owner and to the association, and then forgotten.
  { table: 'sign_in_history', isPast: (now, { signIns }) => sql`at < ${ago(now, signIns * day)}` },
  // Codes last minutes, grants half an hour, links three days.
  { table: 'email_codes', isPast: (now) => sql`sent_at < ${ago(now, 2 * day)}` },
  { table: 'email_grants', isPast: (now) => sql`created_at < ${ago(now, 2 * day)}` },
  { table: 'password_links', isPast: (now) => sql`created_at < ${ago(now, 30 * day)}` },
  // What was declined is known for as long as it is not proposed again; all else ends with its link.
  {
    table: 'association_proposals',
    isPast: (now) => sql`created_at < ${ago(now, 30 * day)} and (ended_reason is distinct from 'declined'
      or ended_at < ${ago(now, accessTerms.association.restsAfterDeclining * 1_000)})`,
  },
  // Nonces and tokens of other providers are worth nothing after their end.
  { table: 'social_nonces', isPast: (now) => sql`expires_at < ${ago(now, day)}` },
  { table: 'social_tokens', isPast: (now) => sql`expires_at < ${ago(now, day)}` },
  // A picture that no record has used in a day was left behind.
  { table: 'images', isPast: (now) => sql`used_at is null and created_at < ${ago(now, day)}` },
  // Whoever has not repeated a call in a day does not repeat it any more.
  { table: 'idempotency_keys', isPast: (now) => sql`created_at < ${ago(now, 2 * day)}` },
];

/** Takes away the rows that nobody needs any more; answers how many they were. */
export async function removeRemains(
  db: Kysely<Database>,
  now: number,
  kept: Kept = usuallyKept,
): Promise<number> {
  let removed = 0;
  for (const { table, isPast } of remains) {
    let taken: number;
    do {
      // Another process may be at it: what it has in hand is passed over.
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${isPast(now, kept)} limit ${batch} for update skip locked
        ))`.execute(db);
      taken = Number(numAffectedRows ?? 0n);
      removed += taken;
    } while (taken === batch);
  }
  return removed;
}

/** Does so again and again in the background; answers how to stop, which waits for what is under way. */
export function startUpkeep(
  parts: {
    db: Kysely<Database>;
    clock: () => number;
    kept: Kept;
    /** What else is looked for each time. */
    also?: () => Promise<unknown>;
    onFault: (error: unknown) => void;
  },
  pace: number = usualPace,
): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round
      .then(() => removeRemains(parts.db, parts.clock(), parts.kept))
      .then(() => parts.also?.())
      .then(() => undefined, parts.onFault);
  }, pace);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

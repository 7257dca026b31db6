import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** A mail in the hands of one worker; `attempts` tells its claim from a later one. */
export type ClaimedMail = {
  id: string;
  template: string;
  sealed: Buffer;
  attempts: number;
  expires_at: Date;
};

/** How long a worker that may have died keeps others off a mail, in milliseconds. */
const lease = 60_000;

/** Seconds from one failure to the next try; the last one repeats until the mail has expired. */
const pauses = [30, 120, 600, 3600];

/** Takes mails that are due, each of them for one worker of one process. */
export async function claimMails(db: Kysely<Database>, now: number, most: number): Promise<ClaimedMail[]> {
  const at = new Date(now);
  const { rows } = await sql<ClaimedMail>`
    update outbox set locked_until = ${new Date(now + lease)}, attempts = attempts + 1
    where id = any(array(
      select id from outbox
      where state = 'waiting' and due_at <= ${at} and expires_at > ${at}
        and (locked_until is null or locked_until <= ${at})
      order by due_at, number limit ${most} for update skip locked
    ))
    returning id, template, sealed, attempts, expires_at`.execute(db);
  return rows;
}

/** Gives up the mails that nobody may receive any more; answers how many they were. */
export async function expireMails(db: Kysely<Database>, now: number): Promise<number> {
  const at = new Date(now);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'expired', settled_at: at, sealed: null })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', at)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Notes that a mail has left or never will; what it said is forgotten. False where another worker has it now. */
export async function settleMail(
  db: Kysely<Database>,
  mail: ClaimedMail,
  outcome: { state: 'sent' | 'refused' | 'expired'; now: number; fault?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      settled_at: new Date(outcome.now),
      sealed: null,
      locked_until: null,
      fault: outcome.fault ?? null,
    })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives a mail back for a later try. */
export async function postponeMail(
  db: Kysely<Database>,
  mail: ClaimedMail,
  { now, fault }: { now: number; fault: string },
): Promise<void> {
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? 0;
  await db
    .updateTable('outbox')
    .set({ due_at: new Date(now + pause * 1000), locked_until: null, fault })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('state', '=', 'waiting')
    .execute();
}

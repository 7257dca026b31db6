import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';

const terms = accessTerms.code;

/** A code as its row has it, without the code. */
export type KeptCode = {
  challenge: string;
  attempts: number;
  sentAt: number;
  expiresAt: number;
  isRedeemed: boolean;
};

/** A code from a cryptographic source; the first digit is never 0 (document 000, section 5). */
export function newCode(): string {
  return String(randomInt(100_000, 1_000_000));
}

type Writing = { secrets: Secrets; subject: Buffer; now: number };

/**
 * Puts a new code in the place of the last one of an address, in one statement; false where the last one was sent a
 * moment ago. Without a code, what is kept fits none that can be typed.
 */
export async function writeCode(
  db: Kysely<Database>,
  { secrets, subject, now }: Writing,
  code: string | null,
): Promise<boolean> {
  const challenge = randomUUID();
  const hash = code === null ? randomBytes(32) : codeHash(secrets, { subject, challenge, code });
  const { rows } = await sql`
    insert into email_codes as kept (subject, challenge, code_hash, sent_at, expires_at)
    values (${subject}, ${challenge}, ${hash}, ${new Date(now)}, ${new Date(now + terms.lasts * 1000)})
    on conflict (subject) do update set challenge = excluded.challenge, code_hash = excluded.code_hash,
      attempts = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at, redeemed_at = null
    where kept.sent_at <= ${new Date(now - terms.resendAfter * 1000)}
    returning challenge`.execute(db);
  return rows.length === 1;
}

/** The code that an address was sent last. */
export async function findCode(db: Kysely<Database>, subject: Buffer): Promise<KeptCode | undefined> {
  const row = await db
    .selectFrom('email_codes')
    .select(['challenge', 'attempts', 'sent_at', 'expires_at', 'redeemed_at'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return (
    row && {
      challenge: row.challenge,
      attempts: row.attempts,
      sentAt: row.sent_at.getTime(),
      expiresAt: row.expires_at.getTime(),
      isRedeemed: row.redeemed_at !== null,
    }
  );
}

/**
 * Counts one guess at a code, and redeems it where the guess is right, in one statement: parallel guesses are judged
 * one after another and never more of them than a code has tries. `unjudged` is what came too late for that.
 */
export async function judgeCode(
  db: Kysely<Database>,
  { secrets, subject, now }: Writing,
  { challenge, code }: { challenge: string; code: string },
): Promise<'right' | 'wrong' | 'unjudged'> {
  const at = new Date(now);
  const { rows } = await sql<{ is_right: boolean }>`
    update email_codes set attempts = attempts + 1,
      redeemed_at = case when code_hash = ${codeHash(secrets, { subject, challenge, code })} then ${at}::timestamptz end
    where subject = ${subject} and challenge = ${challenge} and redeemed_at is null
      and expires_at > ${at} and attempts < ${terms.tries}
    returning redeemed_at is not null as is_right`.execute(db);
  const [judged] = rows;
  if (!judged) return 'unjudged';
  return judged.is_right ? 'right' : 'wrong';
}

/** Keyed, and different for each address and each sending: no table of all codes fits it. */
function codeHash(
  secrets: Secrets,
  { subject, challenge, code }: { subject: Buffer; challenge: string; code: string },
): Buffer {
  return secrets.digest('email code', `registration\n${subject.toString('hex')}\n${challenge}\n${code}`);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { accessTerms } from '#domain/password/link-terms.ts';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';

/** What a person shows as proof of an address: the grant as it was answered, and the cookie of the browser. */
export type ShownGrant = { subject: Buffer; grant: string | undefined; cookie: string | undefined };

/** Writes a grant for an address; for a browser, it counts together with the cookie alone. */
export async function writeGrant(
  db: Kysely<Database>,
  { subject, isBound, now }: { subject: Buffer; isBound: boolean; now: number },
): Promise<{ id: number; token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now + accessTerms.grant.lasts * 1000);
  const { id } = await db
    .insertInto('email_grants')
    .values({
      token_hash: tokenHash(token) as Buffer,
      subject,
      is_bound: isBound,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

/** Whether a grant would be taken now; nothing is spent. */
export async function hasGrant(db: Kysely<Database>, shown: ShownGrant, now: number): Promise<boolean> {
  const rows = await sql`select from email_grants where ${isGood(shown, now)}`.execute(db);
  return rows.rows.length > 0;
}

/** Spends a grant, and with it every other one of the address; false where it is not good any more. */
export async function spendGrant(db: Kysely<Database>, shown: ShownGrant, now: number): Promise<boolean> {
  const spent = await sql`
    update email_grants set spent_at = ${new Date(now)} where ${isGood(shown, now)} returning id`.execute(db);
  if (spent.rows.length === 0) return false;
  await db
    .updateTable('email_grants')
    .set({ spent_at: new Date(now) })
    .where('subject', '=', shown.subject)
    .where('spent_at', 'is', null)
    .execute();
  return true;
}

/** A browser's grant counts by its cookie, whatever else is shown; one that is bound to no browser by itself. */
function isGood({ subject, grant, cookie }: ShownGrant, now: number): RawBuilder<boolean> {
  return sql`subject = ${subject} and spent_at is null and expires_at > ${new Date(now)}
    and (token_hash = ${tokenHash(cookie)} or (token_hash = ${tokenHash(grant)} and not is_bound))`;
}

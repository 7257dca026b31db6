import { sql, type Kysely } from 'kysely';
import { accessTerms, type LinkKind } from '#domain/password/link-terms.ts';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';

/**
 * Makes the secret of a link for a user, in the place of every one that was not used; only its hash is kept. For
 * nobody (null) it does the same work and leaves nothing behind.
 */
export async function issueLink(
  db: Kysely<Database>,
  { userId, kind, now }: { userId: number | null; kind: LinkKind; now: number },
): Promise<string> {
  const token = newToken();
  await replaceLinks(db, userId ?? 0, now);
  const expiresAt = new Date(now + accessTerms.links[kind] * 1000);
  await sql`
    insert into password_links (user_id, kind, token_hash, created_at, expires_at)
    select id, ${kind}, ${tokenHash(token)}, ${new Date(now)}, ${expiresAt} from users where id = ${userId ?? 0}
  `.execute(db);
  return token;
}

/** A link that can be used. */
export type OpenLink = { hash: Buffer; kinds: readonly LinkKind[]; now: number };

/** Whose link would be taken now; nothing is used up, however often something opens it. */
export async function findLinkOwner(
  db: Kysely<Database>,
  link: OpenLink,
): Promise<{ email: string; names: (string | null)[] } | undefined> {
  const row = await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['email', 'first_name', 'middle_name', 'last_name'])
    .where('token_hash', '=', link.hash)
    .where('kind', 'in', [...link.kinds])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(link.now))
    .executeTakeFirst();
  return row && { email: row.email, names: [row.first_name, row.middle_name, row.last_name] };
}

/** Uses a link up, in one statement, and with it every other one of its user; answers whose it was. */
export async function redeemLink(
  db: Kysely<Database>,
  { hash, kinds, now }: OpenLink,
): Promise<{ userId: number; kind: LinkKind } | undefined> {
  const used = await db
    .updateTable('password_links')
    .set({ ended_at: new Date(now), ended_reason: 'used' })
    .where('token_hash', '=', hash)
    .where('kind', 'in', [...kinds])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['user_id', 'kind'])
    .executeTakeFirst();
  if (!used) return undefined;
  await replaceLinks(db, used.user_id, now);
  return { userId: used.user_id, kind: used.kind as LinkKind };
}

/** Ends the links of a user that nobody has used. */
export async function replaceLinks(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ ended_at: new Date(now), ended_reason: 'replaced' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

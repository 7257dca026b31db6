import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';

/** Seconds that a link lets in, and that a page which it opened can be sent. */
const lasts = { link: 300, visit: 3600 };

/** What a link of the sandbox leads to, and where its pages lead back. */
export type SandboxLink = { objectId: string; returnUrl: string; refreshUrl: string };

/** Makes a token that works once. */
export async function makeLink(
  db: Kysely<Database>,
  purpose: 'link' | 'visit',
  link: SandboxLink & { now: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(link.now + lasts[purpose] * 1000);
  await db
    .insertInto('sandbox_links')
    .values({
      token_hash: tokenHash(token) ?? Buffer.alloc(0),
      purpose,
      object_id: link.objectId,
      return_url: link.returnUrl,
      refresh_url: link.refreshUrl,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Uses a token up; of one that is used or too old only the way back is left, of an unknown one nothing. */
export async function consumeLink(
  db: Kysely<Database>,
  purpose: 'link' | 'visit',
  token: string,
  now: number,
): Promise<(SandboxLink & { isFresh: boolean }) | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const used = await db
    .updateTable('sandbox_links')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('token_hash')
    .executeTakeFirst();
  const row = await db
    .selectFrom('sandbox_links')
    .select(['object_id as objectId', 'return_url as returnUrl', 'refresh_url as refreshUrl'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row ? { ...row, isFresh: used !== undefined } : null;
}

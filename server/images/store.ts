import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ImagePurpose } from '#domain/images/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { takeUpObjects } from '#server/storage/leftovers.ts';
import { sharedSize, type Encoded } from './encode.ts';
import { storeImage } from './objects.ts';

/** How many pictures an account may have lying about that nothing uses. */
const mostUnused = 10;

const prefix = '/images/';

/** Where a picture is served. */
export const addressOf = (id: string, type: string): string =>
  `${prefix}${id}.${type === 'image/webp' ? 'webp' : 'jpg'}`;

/** The picture behind an address of this server; null for any other address. */
const idIn = (address: string): string | null =>
  /^\/images\/([\w-]{22})\.(?:webp|jpg)$/.exec(address)?.[1] ?? null;

/** Keeps a picture for its owner; the oldest of the many that the owner never used make room. */
export async function keepImage(
  parts: { db: Kysely<Database>; storage: ObjectStorage },
  image: Encoded & { ownerId: number | null; purpose: ImagePurpose; at: Date; usedAt?: Date },
): Promise<string> {
  const { ownerId, purpose, at, usedAt = null, bytes, small, shared, ...kept } = image;
  const id = randomBytes(16).toString('base64url');
  const { hashes, names } = await storeImage(parts, id, { bytes, small, shared });
  await parts.db.transaction().execute(async (transaction) => {
    await takeUpObjects(transaction, names);
    await transaction
      .insertInto('images')
      .values({ ...kept, ...hashes, id, owner_id: ownerId, purpose, created_at: at, used_at: usedAt })
      .execute();
    await sql`
      delete from images where used_at is null and id in (
        select id from images where owner_id = ${ownerId} and used_at is null
        order by created_at desc, id offset ${mostUnused})`.execute(transaction);
  });
  return id;
}

/** Where a picture is as readers of shared links want it, and how large it is there; null where it is not ours. */
export async function findShared(
  db: Kysely<Database>,
  address: string,
): Promise<{ path: string; width: number; height: number } | null> {
  const id = idIn(address);
  if (id === null) return null;
  const image = await db
    .selectFrom('images')
    .select(['width', 'height', sql<boolean>`shared_hash is not null or shared is not null`.as('isCut')])
    .where('id', '=', id)
    .where('type', '=', 'image/jpeg')
    .executeTakeFirst();
  if (!image) return null;
  const { width, height, isCut } = image;
  return isCut
    ? { path: address.replace('.jpg', '-shared.jpg'), ...sharedSize }
    : { path: address, width, height };
}

/**
 * Lets a record use what its caller uploaded, in the transaction that changes the record; null where there is no such
 * picture, where it is someone else's or for another purpose, or where a record uses it already.
 */
export async function attachImage(
  db: Kysely<Database>,
  { imageId, ownerId, purpose, at }: { imageId: string; ownerId: number; purpose: ImagePurpose; at: Date },
): Promise<string | null> {
  if (!db.isTransaction) throw new Error('A picture is used within the transaction of its record.');
  const image = await db
    .updateTable('images')
    .set({ used_at: at })
    .where('id', '=', imageId)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning(['id', 'type'])
    .executeTakeFirst();
  return image ? addressOf(image.id, image.type) : null;
}

/** Takes away the picture that a record no longer shows. */
export async function dropImage(db: Kysely<Database>, address: string | null): Promise<void> {
  const id = address === null ? null : idIn(address);
  if (id !== null) await db.deleteFrom('images').where('id', '=', id).execute();
}

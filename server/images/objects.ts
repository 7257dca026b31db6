import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { nameObjects, takeUpObjects } from '#server/storage/leftovers.ts';
import type { ObjectStorage } from '#server/storage/port.ts';

/** The bytes of a picture: whole, and small and cut to be shared where it has those. */
export type ImageBytes = { bytes: Buffer; small: Buffer | null; shared: Buffer | null };

/** What a row keeps of them. */
export type ImageHashes = { bytes_hash: string; small_hash: string | null; shared_hash: string | null };

/** The name of an object says whose it is and what is in it. */
export const objectOf = (id: string, hash: string): string => `images/${id}.${hash}`;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Stores the bytes of a picture; the names are to be taken up by the transaction of its row. */
export async function storeImage(
  { db, storage }: { db: Kysely<Database>; storage: ObjectStorage },
  id: string,
  image: ImageBytes,
): Promise<{ hashes: ImageHashes; names: string[] }> {
  const hashes = {
    bytes_hash: hashOf(image.bytes),
    small_hash: image.small && hashOf(image.small),
    shared_hash: image.shared && hashOf(image.shared),
  };
  const objects = new Map<string, Buffer>();
  for (const [bytes, hash] of [
    [image.bytes, hashes.bytes_hash],
    [image.small, hashes.small_hash],
    [image.shared, hashes.shared_hash],
  ] as const) {
    if (bytes && hash) objects.set(objectOf(id, hash), bytes);
  }
  const names = [...objects.keys()];
  await nameObjects(db, names);
  await Promise.all([...objects].map(([name, bytes]) => storage.put(name, bytes)));
  return { hashes, names };
}

/**
 * Moves the bytes that rows still hold into the storage; answers how many pictures it were. The columns are emptied once the
 * objects are there, so a process may be killed at any moment, and several may do so at once.
 */
export async function moveImages(
  { db, storage }: { db: Kysely<Database>; storage: ObjectStorage },
  stopping?: AbortSignal,
): Promise<number> {
  let moved = 0;
  let last = '';
  const isStopping = (): boolean => stopping?.aborted === true;
  while (!isStopping()) {
    const image = await db
      .selectFrom('images')
      .select(['id', 'bytes', 'small', 'shared'])
      .where('bytes', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!image?.bytes) break;
    const { id, bytes, small, shared } = image;
    const { hashes, names } = await storeImage({ db, storage }, id, { bytes, small, shared });
    if (await emptyRow(db, id, { hashes, names })) moved += 1;
    last = id;
  }
  return moved;
}

/** False where another process was first, or the picture has gone: then its objects are looked at when they are due. */
async function emptyRow(
  db: Kysely<Database>,
  id: string,
  { hashes, names }: { hashes: ImageHashes; names: string[] },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('images')
      .set({ ...hashes, bytes: null, small: null, shared: null })
      .where('id', '=', id)
      .where('bytes', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await takeUpObjects(transaction, names);
    return true;
  });
}

/** Reads one of the forms of a picture, from the storage or, until it has moved, from its row. */
export async function readImage(
  { db, storage }: { db: Kysely<Database>; storage: ObjectStorage },
  { id, variant }: { id: string; variant?: 'small' | 'shared' | undefined },
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const image = await db
    .selectFrom('images')
    .select([
      'type',
      variant ? sql<Buffer | null>`coalesce(${sql.ref(variant)}, bytes)`.as('bytes') : 'bytes',
      variant
        ? sql<string | null>`coalesce(${sql.ref(`${variant}_hash`)}, bytes_hash)`.as('hash')
        : 'bytes_hash as hash',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!image) return undefined;
  if (image.hash === null) return image.bytes ? { type: image.type, bytes: image.bytes } : undefined;
  const bytes = await storage.read(objectOf(id, image.hash));
  return bytes ? { type: image.type, bytes } : undefined;
}

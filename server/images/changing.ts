import type { Kysely } from 'kysely';
import type { ImagePurpose } from '#domain/images/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { dropImage, attachImage } from './store.ts';

/** What a request says of a record's picture: nothing (undefined), none any more (null), or what was uploaded. */
type Wanted = {
  field: 'imageId' | 'logoId';
  imageId: string | null | undefined;
  purpose: ImagePurpose;
  /** The address that the record has. */
  before: string | null;
};

/** The address that the record has from now on; refuses what is not the caller's to use. */
export async function changePicture(
  db: Kysely<Database>,
  { caller, at }: { caller: Caller | null; at: Date },
  { field, imageId, purpose, before }: Wanted,
): Promise<string | null> {
  if (imageId === undefined) return before;
  const address =
    imageId === null ? null : await attachImage(db, { imageId, ownerId: caller?.userId ?? 0, purpose, at });
  if (imageId !== null && address === null) {
    throw new Refusal('invalid_request', { fields: { [field]: problemWords.image_unknown } });
  }
  await dropImage(db, before);
  return address;
}

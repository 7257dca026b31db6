import { readCrop } from '#domain/images/crop.ts';
import { type ImageFault, type ImagePurpose } from '#domain/images/fault.ts';
import type { RoleId } from '#domain/roles.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { encodeImage } from './encode.ts';
import { addressOf, keepImage } from './store.ts';
import { createTurns } from './turns.ts';

/** Who uploads what: those who keep the records that show it. */
const roles: Readonly<Record<ImagePurpose, readonly RoleId[]>> = {
  logo: [1, 2],
  news: [1, 2, 3, 4],
  profile: [1, 2, 3, 4, 5],
};

const tooLarge: ReadonlySet<ImageFault> = new Set(['logo_too_large', 'file_too_large']);

/** Pictures, taken in to be named by a later call. */
export function createImageHandlers({
  db,
  clock,
  storage,
}: Pick<SessionParts, 'db' | 'clock'> & { storage: ObjectStorage }): Pick<Handlers, 'uploadImage'> {
  const inTurn = createTurns();
  return {
    async uploadImage({ caller, body }) {
      const { purpose, crop, file } = body;
      if (!caller || !roles[purpose].includes(caller.roleId)) throw new Refusal('forbidden');
      if (!Buffer.isBuffer(file)) throw new Refusal('invalid_request', { fields: { file: 'file' } });
      const cut = crop === undefined ? null : readCrop(crop);
      const image = await inTurn(() => encodeImage(file, { purpose, crop: cut }));
      if (typeof image === 'string') {
        return tooLarge.has(image)
          ? { status: 413, body: problemBody(image) }
          : { status: 400, body: problemBody(image) };
      }
      const imageId = await keepImage(
        { db, storage },
        {
          ...image,
          ownerId: caller.userId,
          purpose,
          at: new Date(clock()),
        },
      );
      const { width, height, type } = image;
      return { status: 201, body: { imageId, url: addressOf(imageId, type), width, height } };
    },
  };
}

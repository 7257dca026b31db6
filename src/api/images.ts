import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { cropText, type Crop } from '#domain/images/crop.ts';
import type { ImagePurpose } from '#domain/images/fault.ts';
import { answerOf, client, within } from './client.ts';

export type UploadedImage = components['schemas']['UploadedImage'];

/** A picture and what is to be kept of it. */
export type Upload = { purpose: ImagePurpose; crop: Crop | null; file: Blob };

/** Uploads a picture, to be named by its id in a later call. */
export const uploadImage = fromPromise<UploadedImage, Upload>(({ input, signal }) =>
  answerOf(() => {
    const { purpose, crop, file } = input;
    return client.POST('/upload', {
      body: { purpose, ...(crop === null ? {} : { crop: cropText(crop) }), file },
      bodySerializer: (body) => partsOf(body, file),
      // A picture takes its time on a slow line.
      fetch: within(70_000),
      signal,
    });
  }),
);

/** The file comes last: whoever reads knows by then what it is for. */
function partsOf({ purpose, crop }: { purpose: string; crop?: string }, file: Blob): FormData {
  const parts = new FormData();
  parts.set('purpose', purpose);
  if (crop !== undefined) parts.set('crop', crop);
  parts.set('file', file);
  return parts;
}

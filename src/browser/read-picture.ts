import { fromPromise } from 'xstate';
import { findImageFault, isTooWide, type ImageFault, type ImagePurpose } from '#domain/images/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import { heldFile } from './held-files.ts';

/** A picture to look at while it is cut, with its size as it is seen. */
export type ReadPicture = { src: string; width: number; height: number };

/** The longest side of what is looked at; the file itself is what is uploaded. */
const shownSide = 800;

/** Reads a file that was picked; throws the rule that it breaks, as a refusal of the server would say it. */
export const readPicture = fromPromise<ReadPicture, { fileId: string; purpose: ImagePurpose }>(
  async ({ input }) => {
    const file = heldFile(input.fileId);
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const fault = findImageFault(input.purpose, { size: file.size, head });
    if (fault) throw refusal(fault);
    const bitmap = await createImageBitmap(file).catch(() => {
      throw refusal('image_broken');
    });
    const { width, height } = bitmap;
    if (isTooWide(bitmap)) throw refusal('image_size');
    return { src: draw(bitmap), width, height };
  },
);

/** As data, which the policy of the page lets it show. */
function draw(bitmap: ImageBitmap): string {
  const scale = Math.min(1, shownSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/png');
}

/** What `src/api` would throw for it, as plain data. */
const refusal = (code: ImageFault) => ({
  kind: 'refused' as const,
  status: 400,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

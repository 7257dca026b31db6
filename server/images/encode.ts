import type { Raw, Sharp } from 'sharp';
import { cropPixels, type Crop } from '#domain/images/crop.ts';
import {
  findImageFault,
  isTooWide,
  mostImageSide,
  type ImageFault,
  type ImagePurpose,
} from '#domain/images/fault.ts';

/** A picture as it is kept: re-encoded, so that nothing of the file is left but what is seen. */
export type Encoded = {
  type: 'image/webp' | 'image/jpeg';
  bytes: Buffer;
  small: Buffer | null;
  /** Cut for those who share a link to it. */
  shared: Buffer | null;
  width: number;
  height: number;
};

/** How large pictures are shown at most, on a display that is twice as dense. */
const bounds: Readonly<Record<ImagePurpose, { side: number; small: number | null }>> = {
  logo: { side: 320, small: null },
  profile: { side: 320, small: null },
  news: { side: 1600, small: 640 },
};

/** What readers of shared links show; less than half of it is too coarse to be drawn out. */
export const sharedSize = { width: 1200, height: 630 };

/** Nobody's picture takes longer to read than this many seconds, unless it is made to. */
const timeout = 10;

/** Decodes and re-encodes what was uploaded, or says which rule it breaks. */
export async function encodeImage(
  file: Buffer,
  { purpose, crop }: { purpose: ImagePurpose; crop: Crop | null },
): Promise<Encoded | ImageFault> {
  const fault = findImageFault(purpose, { size: file.length, head: file.subarray(0, 16) });
  if (fault) return fault;
  const open = await reader();
  const size = await sizeOf(open(file));
  if (typeof size === 'string') return size;
  try {
    return await encode(open, file, { purpose, crop, size });
  } catch {
    // Cut off, damaged or slow on purpose: all of it is a file that cannot be shown.
    return 'image_broken';
  }
}

type Open = (file: Buffer, raw?: Raw) => Sharp;

/** Loaded with the first picture, for most processes never see one. */
async function reader(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one thread, and nothing of it is remembered: a burst of large ones must not fill the memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return (file, raw) =>
    sharp(file, {
      // What is cut off or damaged fails; what viewers show all the same, such as a scan header without its bounds, does not.
      failOn: 'error',
      limitInputPixels: mostImageSide ** 2,
      sequentialRead: true,
      pages: 1,
      ...(raw ? { raw } : {}),
    });
}

/** The size of a picture by its head, as it is seen; before anything of it is decoded. */
async function sizeOf(picture: Sharp): Promise<{ width: number; height: number } | ImageFault> {
  try {
    const { width, height, autoOrient, format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') return 'image_type';
    return isTooWide({ width, height }) ? 'image_size' : autoOrient;
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'image_size' : 'image_broken';
  }
}

async function encode(
  open: Open,
  file: Buffer,
  of: { purpose: ImagePurpose; crop: Crop | null; size: { width: number; height: number } },
): Promise<Encoded> {
  const { side, small } = bounds[of.purpose];
  const cut = (): Sharp => {
    // In eight bits from the start: sixteen take seven times as long to make small, and nobody sees them.
    const upright = open(file).timeout({ seconds: timeout }).pipelineColourspace('srgb').autoOrient();
    return of.crop ? upright.extract(cropPixels(of.crop, of.size)) : upright;
  };
  const shown = (length: number): Sharp =>
    cut()
      .resize({ width: length, height: length, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
  if (small === null) {
    const { data, info } = await shown(side).webp({ quality: 88 }).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { type: 'image/webp', bytes: data, small: null, shared: null, width, height };
  }
  // Decoded once: the smaller ones are made of the larger one, not of the file.
  const { data: pixels, info: read } = await shown(side)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const again = (): Sharp =>
    open(pixels, { width: read.width, height: read.height, channels: read.channels });
  const { data, info } = await jpegOf(again());
  const isMuchLarger = Math.max(info.width, info.height) > small;
  const isCoarse = info.width * 2 < sharedSize.width || info.height * 2 < sharedSize.height;
  return {
    type: 'image/jpeg',
    bytes: data,
    small: isMuchLarger
      ? (await jpegOf(again().resize({ width: small, height: small, fit: 'inside' }))).data
      : null,
    shared: isCoarse ? null : (await jpegOf(again().resize({ ...sharedSize, fit: 'cover' }))).data,
    width: info.width,
    height: info.height,
  };
}

/** Readers of shared links and of mail know JPEG alone for sure. */
const jpegOf = (picture: Sharp) =>
  picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });

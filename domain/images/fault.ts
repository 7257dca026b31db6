/** What a picture is for. */
export type ImagePurpose = 'logo' | 'news' | 'profile';

/** The rules that a picture can break, by their codes. */
export type ImageFault = 'image_broken' | 'image_size' | 'image_type' | 'logo_too_large' | 'file_too_large';

const megabyte = 1_048_576;

/** From how many bytes on a picture is too large (C-5.52). */
const tooLarge: Readonly<Record<ImagePurpose, number>> = {
  logo: megabyte,
  news: 2 * megabyte,
  profile: 2 * megabyte,
};

/** The most bytes that any upload may have. */
export const mostImageBytes = 2 * megabyte;

/** The most pixels on a side. */
export const mostImageSide = 4096;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** What a file is by its first bytes, whatever its name and its sender say (C-5.50). */
function imageTypeOf(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (png.every((byte, place) => bytes[place] === byte)) return 'png';
  return jpeg.every((byte, place) => bytes[place] === byte) ? 'jpeg' : null;
}

/** The first rule that a file breaks, as far as its size and its first bytes tell. */
export function findImageFault(
  purpose: ImagePurpose,
  file: { size: number; head: Uint8Array },
): ImageFault | null {
  if (file.size >= tooLarge[purpose]) return purpose === 'logo' ? 'logo_too_large' : 'file_too_large';
  return imageTypeOf(file.head) === null ? 'image_type' : null;
}

/** Whether a picture has more pixels than it may. */
export const isTooWide = ({ width, height }: { width: number; height: number }): boolean =>
  width > mostImageSide || height > mostImageSide;

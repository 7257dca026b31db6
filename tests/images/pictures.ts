import sharp, { type Sharp } from 'sharp';

/** A picture of a colour, made on the spot. */
export function pictureOf(
  size: { width: number; height: number } = { width: 64, height: 48 },
  background = '#1f6b4c',
): Sharp {
  return sharp({ create: { ...size, channels: 3, background } });
}

export const png = (size?: { width: number; height: number }): Promise<Buffer> =>
  pictureOf(size).png().toBuffer();

export const jpeg = (size?: { width: number; height: number }): Promise<Buffer> =>
  pictureOf(size).jpeg().toBuffer();

/** A photograph lying on its side, with the place where it was taken. */
export const located = (size = { width: 80, height: 40 }): Promise<Buffer> =>
  pictureOf(size)
    .withExif({
      IFD0: { Make: 'PocketCam', Artist: 'Marisol Echeverri' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 41/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 59/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A png of so many bytes; what follows its end is nothing that is seen. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const plain = await png();
  return Buffer.concat([plain, Buffer.alloc(Math.max(0, bytes - plain.length))]);
}

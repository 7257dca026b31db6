import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLettering, type Lettering } from '#server/sharing/lettering.ts';

let face: Lettering;
beforeAll(async () => {
  face = await readLettering();
});

/** Where the ink of a line is in a picture of 1,200 pixels: how far from the left, and how wide. */
async function inkOf(text: string, width: number): Promise<{ left: number; width: number }> {
  const line = face.line(text, { size: 100, x: 100, y: 150, width, fill: '#000' });
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="200"><rect width="1200" height="200" fill="#fff"/>${line}</svg>`;
  const { info } = await sharp(Buffer.from(markup)).trim().toBuffer({ resolveWithObject: true });
  return { left: -(info.trimOffsetLeft ?? 0), width: info.width };
}

describe('the letters of pictures', () => {
  it.each(['Ann Lee', 'Žižka Łódź', 'Иван Петров', 'Ελένη'])('write %s', async (name) => {
    expect(face.knows(name)).toBe(true);
    expect((await inkOf(name, 900)).width).toBeGreaterThan(100);
  });

  it('do not write what the face has no letters for', () => {
    expect(face.knows('丁俊晖')).toBe(false);
  });

  it.each(['A name of some length that is to fit', 'W'.repeat(200)])(
    'keep a line in its width: %s',
    async (text) => {
      const ink = await inkOf(text, 500);
      expect(ink.left).toBeGreaterThan(90);
      expect(ink.width).toBeLessThanOrEqual(505);
      expect(ink.width).toBeGreaterThan(400);
    },
  );
});

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the pictures of the demo association from their SVG sources, as they are kept and served: those of news whole
 * and small, logos once, and the picture of shared pages. Run it after a source has changed; what it writes is committed.
 *
 *   node scripts/demo-pictures.ts
 */
const folder = join(import.meta.dirname, '../server/demo/pictures');
const dense = { density: 144 };

const sources = (kind: 'news' | 'logos'): string[] =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, kind, name.slice(0, -'.svg'.length)));

const drawn = (path: string, width: number, height: number) =>
  sharp(`${path}.svg`, dense).resize(width, height).flatten({ background: '#ffffff' });

for (const path of sources('news')) {
  // Many small edges weigh much; there they hide what a lower quality leaves.
  const jpeg = { quality: path.endsWith('groups') ? 52 : 76, mozjpeg: true };
  writeFileSync(`${path}.jpg`, await drawn(path, 1200, 630).jpeg(jpeg).toBuffer());
  writeFileSync(`${path}-small.jpg`, await drawn(path, 640, 336).jpeg(jpeg).toBuffer());
}
for (const path of sources('logos')) {
  writeFileSync(`${path}.webp`, await drawn(path, 160, 160).webp({ quality: 88 }).toBuffer());
}
const shared = join(import.meta.dirname, '../server/sharing/shared');
const jpeg = { quality: 80, mozjpeg: true };
writeFileSync(
  join(import.meta.dirname, '../public/shared.jpg'),
  await drawn(shared, 1200, 630).jpeg(jpeg).toBuffer(),
);

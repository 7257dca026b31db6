import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { addressOf } from '#server/images/store.ts';
import { crests } from './club-list.ts';
import type { DemoParts } from './demo.ts';
import { articles } from './news-list.ts';

const folder = join(import.meta.dirname, 'pictures');
const types = { news: 'image/jpeg', logo: 'image/webp' } as const;

/** The drawings of the apps, by their place. */
export const appLogos: readonly string[] = ['app-scoring', 'app-tablet', 'app-referee'];

/** The address of a picture, the same in every demo. */
export function pictureAddress(purpose: 'news' | 'logo', name: string): string {
  return addressOf(idOf(name), types[purpose]);
}

const idOf = (name: string): string =>
  createHash('sha256').update(name).digest().subarray(0, 16).toString('base64url');

/** The drawn pictures of articles, and the logos of clubs and apps; `scripts/demo-pictures.ts` makes the files. */
export function demoPictures({ now }: DemoParts): Insertable<Database['images']>[] {
  const at = new Date(now);
  const kept = { owner_id: null, created_at: at, used_at: at };
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const news = articles.flatMap(({ picture }) =>
    picture
      ? {
          ...kept,
          id: idOf(picture.name),
          purpose: 'news',
          type: types.news,
          bytes: read(`news/${picture.name}.jpg`),
          small: read(`news/${picture.name}-small.jpg`),
          width: 1200,
          height: 630,
        }
      : [],
  );
  const logos = [...Object.values(crests), ...appLogos].map((name) => ({
    ...kept,
    id: idOf(name),
    purpose: 'logo',
    type: types.logo,
    bytes: read(`logos/${name}.webp`),
    small: null,
    width: 160,
    height: 160,
  }));
  return [...news, ...logos];
}

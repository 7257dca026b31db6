import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedScreen } from '#domain/first-reading.ts';

/** The part of the product that each screen is fetched as; home comes with the app. */
const parts: Readonly<Record<Exclude<ServedScreen, 'home'>, string>> = {
  'tournament-info': 'tournament-info',
  'all-news': 'news',
  'view-news': 'news-reader',
  download: 'downloads',
  faq: 'faq',
  'terms-conditions': 'terms',
  'eula-terms-conditions': 'legal',
  'privacy-policy': 'legal',
  'app-privacy-policy': 'legal',
};

type Manifest = Readonly<Record<string, { css?: string[]; imports?: string[] }>>;

/** The style sheets of a screen beside those of the app, as the build has named them. */
export function readStyles(root: string): (screen: ServedScreen) => readonly string[] {
  const path = join(root, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  return (screen) => {
    if (screen === 'home') return [];
    const sheets = new Set<string>();
    const seen = new Set<string>();
    const gather = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const part = manifest[name];
      // What others build on stands before what builds on it.
      for (const imported of part?.imports ?? []) gather(imported);
      for (const sheet of part?.css ?? []) sheets.add(`/${sheet}`);
    };
    gather(`src/views/app/mounts/${parts[screen]}.tsx`);
    return [...sheets];
  };
}

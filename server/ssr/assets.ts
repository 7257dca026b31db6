import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicScreen } from '#domain/initial-data.ts';

/** The lazy part of each server-rendered screen. */
export const routeFiles: Readonly<Record<PublicScreen, string>> = {
  home: 'home',
  'tournament-info': 'tournament-info',
  ranking: 'ranking',
  'all-news': 'news',
  'view-news': 'news-reader',
  download: 'downloads',
  faq: 'faq',
  'terms-conditions': 'terms',
  'eula-terms-conditions': 'legal',
  'privacy-policy': 'legal',
  'app-privacy-policy': 'legal',
};

/** The server-rendered screens. */
export const publicScreens = Object.keys(routeFiles) as readonly PublicScreen[];

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;

/** Addresses of built files, those that others import first. */
export type Assets = { scripts: readonly string[]; styles: readonly string[] };

/** Reads from Vite's manifest which files a screen needs before it can hydrate. */
export function readAssets(root: string): (screen: PublicScreen) => Assets {
  const path = join(root, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  return (screen) => {
    return assetsOf(manifest, ['index.html', `src/views/app/routes/${routeFiles[screen]}.tsx`]);
  };
}

function assetsOf(manifest: Manifest, names: readonly string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const gather = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const part = manifest[name];
    if (!part) throw new Error(`The manifest of the build does not name ${name}.`);
    part.imports?.forEach(gather);
    for (const sheet of part.css ?? []) styles.add(`/${sheet}`);
    scripts.add(`/${part.file}`);
  };
  names.forEach(gather);
  return { scripts: [...scripts], styles: [...styles] };
}

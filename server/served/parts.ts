import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedScreen } from '#domain/first-reading.ts';

/** The part of the product that each screen is fetched as; home comes with the app. */
const mounts: Readonly<Record<ServedScreen, string | null>> = {
  home: null,
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

/** The parts of the screens that are served whole, by the names of their modules. */
export const servedMounts = [...new Set(Object.values(mounts).filter((mount) => mount !== null))];

/** The screens that are served whole. */
export const servedScreens = Object.keys(mounts) as readonly ServedScreen[];

/** What every page loads: the few lines before the app, and the app. */
const app = ['index.html', 'src/take-over.tsx'];

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;

/** Names of files as the build has chosen them. */
export type Files = { scripts: readonly string[]; styles: readonly string[] };

/** The files of the build that a screen needs: those of every page, and those of its own. */
export function readParts(root: string): (screen: ServedScreen) => { shared: Files; own: Files } {
  const path = join(root, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  return (screen) => {
    const seen = new Set<string>();
    const mount = mounts[screen];
    const shared = filesOf(manifest, app, seen);
    return {
      shared,
      own: filesOf(manifest, mount === null ? [] : [`src/views/app/routes/${mount}.tsx`], seen),
    };
  };
}

/** What the parts need that has not been seen; what others build on stands before what builds on it. */
function filesOf(manifest: Manifest, names: readonly string[], seen: Set<string>): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const gather = (name: string): void => {
    const part = manifest[name];
    if (!part || seen.has(name)) return;
    seen.add(name);
    part.imports?.forEach(gather);
    for (const sheet of part.css ?? []) styles.add(`/${sheet}`);
    scripts.add(`/${part.file}`);
  };
  names.forEach(gather);
  return { scripts: [...scripts], styles: [...styles] };
}

import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeMarkup as text } from '#kit/markup.ts';
import type { PathsOptions } from './paths-options.ts';

/** Where a run in the browser leaves its pictures. */
export const picturesFolder = 'reports/paths-pictures';

/** Pictures of an older run would tell of screens that are no more; those of what is not run again stay. */
export function dropPictures(
  { machine, path }: Pick<PathsOptions, 'machine' | 'path'>,
  folder = picturesFolder,
): void {
  const places =
    path === null ? [machine === null ? folder : `${folder}/${machine}`] : globSync(`${folder}/*/${path}`);
  for (const place of places) {
    // Other paths may begin alike and show the same pictures: they see the new ones.
    for (const { file } of stepsIn(place)) rmSync(file, { force: true });
    rmSync(place, { recursive: true, force: true });
  }
}

/** The steps of the path in a folder, with the files of their pictures; none where it is the folder of no path. */
function stepsIn(place: string): readonly { caption: string; file: string }[] {
  const list = `${place}/steps.json`;
  if (!existsSync(list)) return [];
  const steps = JSON.parse(readFileSync(list, 'utf8')) as readonly { caption: string; picture: string }[];
  return steps.map(({ caption, picture }) => ({ caption, file: join(dirname(place), picture) }));
}

function pathHtml(folder: string): string {
  const figures = stepsIn(folder).flatMap(({ caption, file }, index) => {
    if (!existsSync(file)) return [];
    const source = `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
    const words = text(`${index}. ${caption}`);
    return `<figure style="margin:0;inline-size:20rem"><img loading="lazy" style="max-inline-size:100%" alt="${words}" src="${source}"><figcaption>${words}</figcaption></figure>`;
  });
  const id = folder.split('/').at(-1) ?? '';
  return `<h4><code>${text(id)}</code></h4><div style="display:flex;flex-wrap:wrap;gap:1rem">${figures.join('\n')}</div>`;
}

/** The screens of the last run in the browser, step by step, inside the page itself. */
export function picturesHtml(machines: readonly string[], folder = picturesFolder): string {
  const sections = machines.flatMap((id) => {
    const paths = globSync(`${folder}/${id}/*/steps.json`).map((file) => file.replaceAll('\\', '/'));
    if (paths.length === 0) return [];
    const shown = paths.toSorted().map((file) => pathHtml(file.slice(0, -'/steps.json'.length)));
    const summary = `${text(id)}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`;
    return `<details><summary>${summary}</summary>${shown.join('\n')}</details>`;
  });
  return sections.length === 0
    ? ''
    : `<section><h2>Screens in the browser</h2>${sections.join('\n')}</section>`;
}

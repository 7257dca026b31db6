import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeMarkup as text } from '#model-testing/markup.ts';
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
    // Other paths may show the same pictures: they see the new ones, or none where the screen has changed.
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

/** The pictures that a page shows, by what is in their files; each stands in it once, however many steps show it. */
type Shown = Map<string, number>;

function pathHtml(folder: string, shown: Shown): string {
  const figures = stepsIn(folder).flatMap(({ caption, file }, index) => {
    if (!existsSync(file)) return [];
    const data = readFileSync(file).toString('base64');
    const number = shown.get(data) ?? shown.size;
    shown.set(data, number);
    const words = text(`${index}. ${caption}`);
    return `<figure><div role="img" class="screen screen-${number}" aria-label="${words}"></div><figcaption>${words}</figcaption></figure>`;
  });
  const id = folder.split('/').at(-1) ?? '';
  return `<h4><code>${text(id)}</code></h4><div class="screens">${figures.join('\n')}</div>`;
}

function stylesOf(shown: Shown): string {
  const rules = [...shown].map(
    ([data, number]) => `.screen-${number} { background-image: url(data:image/jpeg;base64,${data}); }`,
  );
  return `<style>
.screens { display: flex; flex-wrap: wrap; gap: 1rem; }
.screens figure { margin: 0; inline-size: 20rem; }
.screen { aspect-ratio: 16 / 9; background: center / contain no-repeat; print-color-adjust: exact; }
${rules.join('\n')}
</style>`;
}

/** The screens of the last run in the browser, step by step, inside the page itself. */
export function picturesHtml(machines: readonly string[], folder = picturesFolder): string {
  const shown: Shown = new Map();
  const sections = machines.flatMap((id) => {
    const paths = globSync(`${folder}/${id}/*/steps.json`).map((file) => file.replaceAll('\\', '/'));
    if (paths.length === 0) return [];
    const walked = paths.toSorted().map((file) => pathHtml(file.slice(0, -'/steps.json'.length), shown));
    const summary = `${text(id)}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`;
    return `<details><summary>${summary}</summary>${walked.join('\n')}</details>`;
  });
  return sections.length === 0
    ? ''
    : `<section><h2>Screens in the browser</h2>${stylesOf(shown)}${sections.join('\n')}</section>`;
}

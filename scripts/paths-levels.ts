import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { ModelFile } from './paths-models.ts';
import { dropPictures, picturesFolder } from './paths-pictures.ts';
import { reportFolder, type PathsOptions } from './paths-options.ts';
import { readTold, type Told } from './paths-results.ts';

/** Which test files prove a level, and by which call. */
const proofs: Readonly<Record<string, { readonly files: string; readonly call: string }>> = {
  view: { files: 'tests/*/view{,-*}.test.tsx', call: 'proveView(' },
  browser: { files: 'tests/*/journey{,-*}.test.ts', call: 'proveInBrowser(' },
};

const importOf = ({ file }: ModelFile): string => file.replace(/^src\//, '#');

/** The test files that prove some machines at a level. */
export function proofFiles(
  level: string,
  models: readonly ModelFile[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const proof = proofs[level];
  if (proof === undefined) return [];
  return globSync(proof.files)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => {
      const text = read(file);
      return text.includes(proof.call) && models.some((model) => text.includes(importOf(model)));
    })
    .toSorted();
}

/** Where the runner of a level writes what became of each path. */
const toldIn = (options: PathsOptions): string => `${reportFolder(options)}/${options.level}.json`;

/** The commands that replay paths at a level, each as words for Node; none where nothing proves them. */
export function commandsFor(
  options: PathsOptions,
  models: readonly ModelFile[],
): readonly (readonly string[])[] {
  const { level, machine, path } = options;
  const files = proofFiles(level, models);
  if (files.length === 0) return [];
  if (level === 'view') {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'view', '--reporter=default'];
    const told = ['--reporter=json', `--outputFile.json=${toldIn(options)}`];
    // What else the files claim of a view is no path.
    return [[...vitest, ...told, ...files, '-t', path ?? `^${machine ?? '[^ ]+'}, view`]];
  }
  const only = path ?? (machine === null ? null : `(^| )${machine} ([0-9a-z]{11} |goes through )`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return [
    ['scripts/build.ts', '--stale'],
    [...playwright, ...files, ...(only === null ? [] : ['-g', only])],
  ];
}

/** What a replay at another level came to. */
export interface Elsewhere extends Told {
  readonly level: string;
  readonly ms: number;
}

/** Replays paths through the views or in the browser, where their tests do it. */
export function replayElsewhere(options: PathsOptions, models: readonly ModelFile[]): Elsewhere {
  const { level } = options;
  const commands = commandsFor(options, models);
  if (commands.length === 0)
    throw new Error(`No test proves ${options.machine ?? 'any machine'} at the level ${level}.`);
  if (level === 'browser') dropPictures(options);
  const file = toldIn(options);
  rmSync(file, { force: true });
  mkdirSync(reportFolder(options), { recursive: true });
  const env = {
    ...process.env,
    ...(level === 'browser'
      ? {
          BROWSER_PATHS: 'all',
          PATHS_PICTURES: picturesFolder,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        }
      : {}),
  };
  let began = performance.now();
  const fallen = commands.find((words) => {
    began = performance.now();
    return spawnSync(process.execPath, words, { stdio: 'inherit', env }).status !== 0;
  });
  const ms = performance.now() - began;
  const { results, complaints } = readTold(level, file);
  const isTold = complaints.length > 0 || results.some(({ ok }) => !ok);
  const silent = fallen !== undefined && !isTold ? [`${fallen[0]} failed at the level ${level}.`] : [];
  return { level, ms, results, complaints: [...complaints, ...silent] };
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import type { ModelFile } from './paths-models.ts';
import { picturesFolder } from './paths-pictures.ts';
import type { PathsOptions } from './paths-options.ts';

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

/** The commands that replay paths at a level, each as words for Node; none where nothing proves them. */
export function commandsFor(
  { level, machine, path }: PathsOptions,
  models: readonly ModelFile[],
): readonly (readonly string[])[] {
  const files = proofFiles(level, models);
  if (files.length === 0) return [];
  if (level === 'view') {
    const name = path ?? (machine === null ? null : `^${machine}, view`);
    const only = name === null ? [] : ['-t', name];
    return [['node_modules/vitest/vitest.mjs', 'run', '--project', 'view', ...files, ...only]];
  }
  const only = path === null ? [] : ['-g', path];
  return [
    ['scripts/build.ts', '--stale'],
    ['node_modules/@playwright/test/cli.js', 'test', ...files, ...only],
  ];
}

/** Replays paths through the views or in the browser, where their tests do it; says whether all of them hold. */
export function replayElsewhere(options: PathsOptions, models: readonly ModelFile[]): boolean {
  const commands = commandsFor(options, models);
  if (commands.length === 0)
    throw new Error(`No test proves ${options.machine ?? 'any machine'} at the level ${options.level}.`);
  // Pictures of an older run would tell of screens that are no more.
  if (options.level === 'browser') rmSync(picturesFolder, { recursive: true, force: true });
  const env = { ...process.env, ...(options.level === 'browser' ? { PATHS_PICTURES: picturesFolder } : {}) };
  return commands.every(
    (words) => spawnSync(process.execPath, words, { stdio: 'inherit', env }).status === 0,
  );
}

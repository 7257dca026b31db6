import { parseArgs } from 'node:util';

/** What `npm run paths` was asked for. */
export interface PathsOptions {
  readonly machine: string | null;
  readonly path: string | null;
  readonly level: string;
  /** Seconds of random walks after the paths. */
  readonly walk: number;
  readonly seed: number | null;
}

/** Where a run leaves its report: that of one machine has a place of its own beside the report of all. */
export const reportFolder = ({ machine, path }: Pick<PathsOptions, 'machine' | 'path'>): string =>
  ['reports/paths', machine ?? path ?? []].flat().join('/');

const levels = new Set(['bare', 'view', 'browser']);

function numberOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (text !== '' && Number.isFinite(number) && number >= 0) return number;
  throw new Error(`--${name} takes a number, not "${text}".`);
}

/** Reads the words after `npm run paths --`; fails with a sentence where they say nothing that can be done. */
export function readOptions(words: readonly string[]): PathsOptions {
  const text = { type: 'string' } as const;
  const options = { machine: text, path: text, level: text, walk: text, seed: text };
  const { values } = parseArgs({ args: [...words], options });
  const level = values.level ?? 'bare';
  if (!levels.has(level))
    throw new Error(`There is no level "${level}": the levels are bare, view and browser.`);
  return {
    machine: values.machine ?? null,
    path: values.path ?? null,
    level,
    walk: numberOf('walk', values.walk) ?? 0,
    seed: numberOf('seed', values.seed),
  };
}

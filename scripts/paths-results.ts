import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { PathResult } from '#model-testing/replay.ts';

/** A path that a test runner has replayed, with the words of its title. */
export interface Walked extends PathResult {
  readonly title: string;
}

/** What a test runner has to say of the paths at a level, and of what else it found wrong. */
export interface Told {
  readonly results: readonly Walked[];
  readonly complaints: readonly string[];
}

interface Case {
  readonly machine: string;
  readonly title: string;
  readonly ok: boolean;
  readonly ms: number;
  readonly message: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

const idPattern = /^[0-9a-z]{11} /;

function told(level: string, cases: readonly Case[], others: readonly string[]): Told {
  const isPath = ({ title }: Case): boolean => idPattern.test(title);
  const results = cases.filter(isPath).map(({ machine, title, ok, ms, message }) => ({
    machine,
    path: title.slice(0, title.indexOf(' ')),
    title: title.slice(title.indexOf(' ') + 1),
    level,
    ok,
    ms,
    failedStep: ok ? null : Number(/fails at step (\d+) of/.exec(message)?.[1] ?? 0),
    error: ok ? null : message,
  }));
  const fallen = cases.filter((one) => !isPath(one) && !one.ok);
  return {
    results,
    complaints: [
      ...fallen.map(({ machine, title, message }) => `${machine}, ${level}: ${title}\n${message}`),
      ...others,
    ],
  };
}

function viewTold(level: string, { testResults }: VitestReport): Told {
  const cases = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
        machine: ancestorTitles[0]?.split(', ')[0] ?? '',
        title,
        ok: status === 'passed',
        ms: duration ?? 0,
        message: (failureMessages ?? []).join('\n'),
      })),
  );
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return told(
    level,
    cases,
    unread.map(({ name, message }) => `${name} could not be run: ${message}`),
  );
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function browserTold(level: string, { suites, errors = [] }: PlaywrightReport): Told {
  const cases = suites.flatMap(specsOf).map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      machine: title.slice(0, title.indexOf(' ')),
      title: title.slice(title.indexOf(' ') + 1),
      ok,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results
        .flatMap((result) =>
          (result.errors ?? []).map(({ message = '' }) => stripVTControlCharacters(message)),
        )
        .join('\n'),
    };
  });
  return told(
    level,
    cases,
    errors.map(({ message = '' }) => stripVTControlCharacters(message)),
  );
}

/** Reads what a test runner has written of a level; one that has written nothing is a complaint of its own. */
export function readTold(level: string, file: string): Told {
  if (!existsSync(file))
    return {
      results: [],
      complaints: [`The runner of the level ${level} ended before it could tell anything.`],
    };
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return level === 'view'
    ? viewTold(level, written as VitestReport)
    : browserTold(level, written as PlaywrightReport);
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildTemplate } from '#server/database/template.ts';
import type { Count } from './count-reporter.ts';

type JourneyRun = { results: { error?: { message?: string } }[] };
type JourneySpec = { title: string; ok: boolean; tests: JourneyRun[] };
type JourneySuite = { file: string; specs: JourneySpec[]; suites?: JourneySuite[] };

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isAll =
  process.argv.join(' ').includes('--database embedded') || process.env['TEST_DATABASE_URL'] !== undefined;
const isAttack = process.argv.includes('--attack');
const reports = 'reports';
const nothingRan: Count = { passed: 0, failed: 1, fallen: ['the runner itself, before it could report'] };
mkdirSync(reports, { recursive: true });
// Made once here, lest every worker of the tests makes one of its own.
await buildTemplate();

const counts: Count[] = [];
if (only !== 'journeys') counts.push(runVitest(only ? ['--project', only] : []));
if (only === undefined || only === 'journeys') counts.push(runJourneys());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const name of counts.flatMap((count) => count.fallen)) process.stdout.write(`\nFell: ${name}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Domain, machines, views and server; the attacks at full size when they are asked for. */
function runVitest(more: string[]): Count {
  const file = join(reports, `vitest-${only ?? 'all'}.json`);
  rmSync(file, { force: true });
  // Vitest colours its dots wherever CI is set, even in a file.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const env = {
    COUNT_FILE: file,
    ...plain,
    ...(isAttack ? { ATTACK: 'full' } : {}),
    ...(isAll || isAttack ? {} : { SERVER_TESTS: 'few' }),
  };
  const code = run(
    ['vitest', 'run', '--reporter=dot', '--reporter=./scripts/count-reporter.ts', ...more],
    env,
  );
  if (!existsSync(file)) return nothingRan;
  const count = JSON.parse(readFileSync(file, 'utf8')) as Count;
  return { ...count, failed: count.failed || (code === 0 ? 0 : 1) };
}

/** People's ways through the built product, in Chromium against the real server. */
function runJourneys(): Count {
  const file = join(reports, 'journeys.json');
  rmSync(file, { force: true });
  if (spawnSync(process.execPath, ['scripts/build.ts', '--stale'], { stdio: 'inherit' }).status !== 0) {
    return nothingRan;
  }
  const code = run(['playwright', 'test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return nothingRan;
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: JourneySuite[];
  };
  const failures = stats.unexpected + stats.flaky || (code === 0 ? 0 : 1);
  return { passed: stats.expected, failed: failures, fallen: suites.flatMap(fallenJourneys) };
}

function fallenJourneys({ file, specs, suites = [] }: JourneySuite): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map(({ title, tests }) => `${file} › ${title}${tests.map(complaintOf).join('')}`);
  return [...own, ...suites.flatMap(fallenJourneys)];
}

/** What a journey fell over, in the words of the runner, without their colours, cut short and in the line of its name. */
function complaintOf({ results }: JourneyRun): string {
  const message = results.find(({ error }) => error)?.error?.message ?? '';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, 200));
  return `: ${lines
    .filter((line) => line !== '')
    .slice(0, 30)
    .join(' | ')}`;
}

function run([tool = '', ...words]: string[], env: Record<string, string>): number {
  const script =
    tool === 'vitest' ? 'node_modules/vitest/vitest.mjs' : 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [script, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

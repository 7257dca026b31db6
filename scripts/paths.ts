import type { Model } from '#kit/model.ts';
import type { Plan } from '#kit/plan.ts';
import { report, type ReportEntry } from '#kit/report.ts';
import { joinCoverage, keepBare } from './paths-coverage.ts';
import { replayElsewhere, type Elsewhere } from './paths-levels.ts';
import { loadModels, type ModelFile } from './paths-models.ts';
import { readOptions, reportFolder, type PathsOptions } from './paths-options.ts';
import { planSafely, replayBare, stepLines, walkBare } from './paths-replay.ts';
import { drawAll, pathsReport, timesText, writeReport } from './paths-report.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function chosenModels({ machine }: PathsOptions): Promise<readonly ModelFile[]> {
  const models = await loadModels();
  const chosen = models.filter(({ model }) => machine === null || model.id === machine);
  if (chosen.length > 0) return chosen;
  throw new Error(
    `There is no machine "${machine}"; there are ${models.map(({ model }) => model.id).join(', ')}.`,
  );
}

/** Replays one path by its id alone and shows its steps; no report is written, because the rest was not run. */
async function replayOne(plans: readonly Plan[], id: string): Promise<boolean> {
  const path = plans.flatMap(({ paths }) => paths).find((one) => one.id === id);
  if (path === undefined)
    throw new Error(`No machine has a path ${id}: the report lists the paths there are.`);
  const { results } = await replayBare(path.model, [path]);
  const error = results[0]?.error ?? null;
  print(error ?? [`Path ${id} of "${path.model.id}" holds.`, ...stepLines(path)].join('\n'));
  return error === null;
}

function row(cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  return `  ${first.padEnd(22)}${others.map((cell) => cell.padStart(12)).join('')}`;
}

interface Replays {
  readonly entries: readonly ReportEntry[];
  readonly complaints: readonly string[];
  readonly ms: number;
}

async function replayAll(plans: readonly Plan[]): Promise<Replays> {
  print(row(['machine', 'states', 'transitions', 'paths', 'planned', 'replayed', 'result']));
  const entries: ReportEntry[] = [];
  const complaints: string[] = [];
  let total = 0;
  for (const plan of plans) {
    const { model, paths, deadEnds } = plan;
    const { results, coverage: bare, ms } = await replayBare(model, paths);
    keepBare(bare);
    const { coverage, stale } = joinCoverage(model, bare);
    const [{ gate, ok } = { gate: null, ok: false }] = pathsOf({ plan, coverage, results });
    const shares = [gate?.states, gate?.transitions].map((share) => `${share?.covered}/${share?.total}`);
    const times = [plan.ms, ms].map((time) => `${time.toFixed(0)} ms`);
    print(row([model.id, ...shares, String(paths.length), ...times, ok ? '✓' : '✗']));
    for (const { error } of results) if (error !== null) print(error);
    for (const complaint of gate?.complaints ?? []) print(`    ${complaint}`);
    for (const file of stale) print(`    ${file} is older than the machine and left out: run npm test.`);
    complaints.push(...deadEnds.map((value) => `${model.id}: nothing can happen any more in ${value}.`));
    entries.push({ plan, coverage, results });
    total += ms;
  }
  return { entries, complaints, ms: total };
}

const pathsOf = (entry: ReportEntry) => report([entry], { at: '' }).machines;

async function walkAll(models: readonly Model[], { walk, seed }: PathsOptions): Promise<string[]> {
  const failures: string[] = [];
  if (walk === 0) return failures;
  const first = seed ?? Date.now() % 2 ** 31;
  for (const model of models) {
    const failure = await walkBare(model, { ms: (walk * 1000) / models.length, seed: first, print });
    if (failure !== null) failures.push(failure);
  }
  return failures;
}

/** Plans, replays on the bare machines, and writes the report, with what another level has told before. */
async function run(
  options: PathsOptions,
  models: readonly Model[],
  elsewhere: Elsewhere | null,
): Promise<boolean> {
  const began = performance.now();
  const planned = models.map(planSafely);
  const planningMs = performance.now() - began;
  const plans = planned.flatMap((one) => ('plan' in one ? one.plan : []));
  const unplanned = planned.flatMap((one) =>
    'plan' in one ? [] : `${one.model.id} cannot be planned: ${one.error}`,
  );
  if (options.path !== null) return replayOne(plans, options.path);
  const { entries, complaints, ms } = await replayAll(plans);
  const walks = await walkAll(
    plans.map(({ model }) => model),
    options,
  );
  const all = [...unplanned, ...complaints, ...(elsewhere?.complaints ?? []), ...walks];
  for (const complaint of all) print(complaint);
  const replayMs = { bare: ms, ...(elsewhere && { [elsewhere.level]: elsewhere.ms }) };
  const rest = { at: new Date().toISOString(), complaints: all, planningMs, replayMs };
  const whole = pathsReport(entries, rest, elsewhere?.results);
  const folder = reportFolder(options);
  writeReport(whole, await drawAll(plans.map(({ model }) => model)), folder);
  const count = plans.reduce((sum, { paths }) => sum + paths.length, 0);
  print(`\n${plans.length} machines, ${count} paths: ${timesText(whole)}.`);
  print(`${whole.ok ? 'Every path holds' : 'Not in order'}: ${folder}/index.html`);
  return whole.ok;
}

/** Says how one path went at another level, where it is known by an id that the report lists. */
function hasWalked({ level, results, complaints }: Elsewhere, id: string): boolean {
  for (const complaint of complaints) print(complaint);
  if (results.length === 0) print(`No machine has a path ${id} at the level ${level}.`);
  return complaints.length === 0 && results.length > 0 && results.every(({ ok }) => ok);
}

try {
  const options = readOptions(process.argv.slice(2));
  const files = await chosenModels(options);
  const elsewhere = options.level === 'bare' ? null : replayElsewhere(options, files);
  const models = files.map(({ model }) => model);
  // One path at another level says all there is to say; else what was found there goes into the report.
  const holds =
    elsewhere !== null && options.path !== null
      ? hasWalked(elsewhere, options.path)
      : await run(options, models, elsewhere);
  if (!holds) process.exitCode = 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

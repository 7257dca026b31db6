import type { Model } from '#model-testing/model.ts';
import { runBare, type BareRun } from './paths-bare.ts';
import { replayElsewhere, type Elsewhere } from './paths-levels.ts';
import { loadModels, type ModelFile } from './paths-models.ts';
import { readOptions, reportFolder, type PathsOptions } from './paths-options.ts';
import { planSafely, replayBare, stepLines, walkBare } from './paths-replay.ts';
import { pathsReport, plannedOf, timesText, writeReport } from './paths-report.ts';

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
async function replayOne(models: readonly Model[], id: string): Promise<boolean> {
  const planned = models.map(planSafely);
  const path = planned.flatMap((one) => ('plan' in one ? one.plan.paths : [])).find((one) => one.id === id);
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

/** Says how a machine went; why one cannot be planned stands among the complaints. */
function tellRun(run: BareRun): void {
  if ('error' in run) return print(row([run.id, '', '', '', '', '', '✗']));
  const { id, ok, gate, paths, planningMs } = run.report;
  const shares = [gate.states, gate.transitions].map(({ covered, total }) => `${covered}/${total}`);
  const times = [planningMs, run.replayMs].map((time) => `${time.toFixed(0)} ms`);
  print(row([id, ...shares, String(plannedOf(run.report)), ...times, ok ? '✓' : '✗']));
  const bare = paths.flatMap(({ results }) => results.filter(({ level }) => level === 'bare'));
  for (const { error } of bare) if (error !== null) print(error);
  for (const complaint of gate.complaints) print(`    ${complaint}`);
  for (const file of run.stale) print(`    ${file} is older than the machine and left out: run npm test.`);
}

/** What is wrong with a machine beside its paths. */
function complaintsOf(run: BareRun): readonly string[] {
  if ('error' in run) return [`${run.id} cannot be planned: ${run.error}`];
  const { id, deadEnds } = run.report;
  return deadEnds.map((value) => `${id}: nothing can happen any more in ${value}.`);
}

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
  files: readonly ModelFile[],
  elsewhere: Elsewhere | null,
): Promise<boolean> {
  const models = files.map(({ model }) => model);
  if (options.path !== null) return replayOne(models, options.path);
  print(row(['machine', 'states', 'transitions', 'paths', 'planned', 'replayed', 'result']));
  const { runs, planningMs, replayMs: bare } = await runBare(files, elsewhere?.results ?? [], tellRun);
  const walks = await walkAll(models, options);
  const complaints = [...runs.flatMap(complaintsOf), ...(elsewhere?.complaints ?? []), ...walks];
  for (const complaint of complaints) print(complaint);
  const replayMs = { bare, ...(elsewhere && { [elsewhere.level]: elsewhere.ms }) };
  const done = runs.filter((one) => 'report' in one);
  const rest = { at: new Date().toISOString(), complaints, planningMs, replayMs };
  const whole = pathsReport(
    done.map(({ report }) => report),
    rest,
  );
  const folder = reportFolder(options);
  writeReport(whole, Object.fromEntries(done.map(({ report, drawing }) => [report.id, drawing])), folder);
  const count = plannedOf(...whole.machines);
  print(`\n${whole.machines.length} machines, ${count} paths: ${timesText(whole)}.`);
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
  // One path at another level says all there is to say; else what was found there goes into the report.
  const holds =
    elsewhere !== null && options.path !== null
      ? hasWalked(elsewhere, options.path)
      : await run(options, files, elsewhere);
  if (!holds) process.exitCode = 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

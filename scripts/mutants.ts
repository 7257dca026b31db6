import { parseArgs } from 'node:util';
import { plantInMachine } from './mutants-machines.ts';
import { Reasons } from './mutants-reasons.ts';
import { isEnough, scoreOf, scoresOf, scoreText, writeMutants } from './mutants-report.ts';
import { plantInSystem } from './mutants-systems.ts';
import { levels, type Verdicts } from './mutants-verdicts.ts';
import { plantInViews } from './mutants-views.ts';
import { loadModels } from './paths-models.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { machine: text, level: text, seed: text } });
const { machine = null, level = 'machine' } = values;
const seed = Number(values.seed ?? 1);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const chosen = levels.filter((one) => level === 'all' || level === one);
const models = (await loadModels()).filter(({ model }) => machine === null || model.id === machine);
if (chosen.length === 0 || !Number.isFinite(seed) || models.length === 0) {
  print(`npm run mutants -- [--machine <id>] [--level ${levels.join('|')}|all] [--seed <number>]`);
  process.exit(2);
}

// A machine with a fault may fail in the middle of its own work; the path that it was on has noticed.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});

const all: Verdicts[] = [];
if (chosen.includes('machine')) {
  for (const { model } of models) {
    const found = await plantInMachine(model, seed);
    const { killed, survived, equivalent } = scoreOf('machine', found.verdicts);
    print(`${model.id.padEnd(24)} ${killed} killed, ${survived} survived, ${equivalent} change nothing`);
    all.push(found);
  }
}
if (chosen.includes('system')) {
  const parents = models.filter(({ model }) => model.system !== undefined);
  all.push(...parents.map(({ model }) => plantInSystem(model, seed)));
}
if (chosen.includes('view')) all.push(...plantInViews(models, machine));
const reasons = new Reasons();
const unexplained = reasons.unexplained(all);
// Only who has tried all faults knows which reasons nobody asks for; other seeds swap other targets.
const spare = machine === null && seed === 1 ? all.flatMap(({ level: tried }) => tried) : [];
const stale = [...new Set(spare)].flatMap((tried) => reasons.spare(tried));
// The report of all machines stays as it was while one is looked at.
const folder = ['reports/mutants', machine ?? []].flat().join('/');
writeMutants(all, { seed, reasons, folder });
const scores = scoresOf(all);
print(`\n${scores.map(scoreText).join('\n')}\nSurvivors and why: ${folder}/report.txt`);
for (const one of unexplained)
  print(`docs/survivors.tsv does not say why this survives: ${one.level}, ${one.machine}, ${one.mutant}`);
for (const one of stale)
  print(`docs/survivors.tsv has a reason for what does not survive: ${one.level}, ${one.fault}`);
process.exit(isEnough(scores, machine) && unexplained.length === 0 && stale.length === 0 ? 0 : 1);

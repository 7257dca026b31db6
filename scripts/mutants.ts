import { parseArgs } from 'node:util';
import { plantInMachine } from './mutants-machines.ts';
import { mutantsText, scoreOf, writeMutants, type Verdicts } from './mutants-report.ts';
import { plantInViews } from './mutants-views.ts';
import { loadModels } from './paths-models.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { machine: text, level: text, seed: text } });
const { machine = null, level = 'machine' } = values;
const seed = Number(values.seed ?? 1);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const levels = { machine: ['machine'], view: ['view'], both: ['machine', 'view'] };
const chosen = levels[level as keyof typeof levels];
const models = (await loadModels()).filter(({ model }) => machine === null || model.id === machine);
if (chosen === undefined || !Number.isFinite(seed) || models.length === 0) {
  print(`npm run mutants -- [--machine <id>] [--level machine|view|both] [--seed <number>]`);
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
if (chosen.includes('view')) all.push(...plantInViews(models, machine));
writeMutants(all, seed);
const [, ...head] = mutantsText(all, seed).split('\n\n', 1)[0]?.split('\n') ?? [];
print(`\n${head.join('\n')}\nSurvivors and why: reports/mutants/report.txt`);
const isEnough = chosen.every((one) => {
  const kind = one as Verdicts['level'];
  const { share, demanded } = scoreOf(
    kind,
    all.filter((each) => each.level === kind).flatMap(({ verdicts }) => verdicts),
  );
  return share >= demanded;
});
process.exit(isEnough ? 0 : 1);

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Verdict } from '#kit/mutant-trial.ts';

/** What the paths of one machine found of the faults that were planted in it, or in its view. */
export interface Verdicts {
  readonly machine: string;
  readonly level: 'machine' | 'view';
  readonly verdicts: readonly Verdict[];
}

/** How many faults were killed of those that change something. */
export interface Score {
  readonly level: string;
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  readonly share: number;
  readonly demanded: number;
}

const demands = { machine: 0.95, view: 0.9 } as const;

const countOf = (verdicts: readonly Verdict[], result: Verdict['result']): number =>
  verdicts.filter((one) => one.result === result).length;

/** The score of some verdicts; where no fault changes anything, none has been missed. */
export function scoreOf(level: Verdicts['level'], verdicts: readonly Verdict[]): Score {
  const killed = countOf(verdicts, 'killed');
  const survived = countOf(verdicts, 'survived');
  const share = killed + survived === 0 ? 1 : killed / (killed + survived);
  return {
    level,
    killed,
    survived,
    equivalent: countOf(verdicts, 'equivalent'),
    share,
    demanded: demands[level],
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const reasonOf = ({ difference, kind }: Verdict): string => {
  if (difference !== null) return `No planned path shows it: ${difference}`;
  return kind === 'wrong text'
    ? 'The model asks for none of these texts.'
    : 'The state has a recorded screen that looks like this, and the model does not say when.';
};

function machineText({ machine, level, verdicts }: Verdicts): string {
  const { killed, survived, equivalent } = scoreOf(level, verdicts);
  const told = (list: readonly Verdict[], lines: (one: Verdict) => readonly string[]) => list.flatMap(lines);
  const of = (result: Verdict['result']) => verdicts.filter((one) => one.result === result);
  return [
    `${machine}, ${level}: ${killed} killed, ${survived} survived, ${equivalent} change nothing`,
    ...told(of('survived'), (one) => [`  survived: ${one.mutant}`, `    ${reasonOf(one)}`]),
    ...(level === 'machine' ? told(of('equivalent'), ({ mutant }) => [`  changes nothing: ${mutant}`]) : []),
  ].join('\n');
}

/** The whole report in words. */
export function mutantsText(all: readonly Verdicts[], seed: number): string {
  const scores = (['machine', 'view'] as const).flatMap((level) => {
    const own = all.filter((one) => one.level === level).flatMap(({ verdicts }) => verdicts);
    return own.length === 0 ? [] : [scoreOf(level, own)];
  });
  return [
    `Planted faults, seed ${seed}.`,
    ...scores.map(
      ({ level, killed, survived, equivalent, share, demanded }) =>
        `${level}: ${percent(share)} of ${killed + survived} killed (${percent(demanded)} asked), ${equivalent} change nothing.`,
    ),
    '',
    ...all.map(machineText),
    '',
  ].join('\n');
}

/** Writes the report in words and as JSON. */
export function writeMutants(all: readonly Verdicts[], seed: number, folder = 'reports/mutants'): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/report.txt`, mutantsText(all, seed));
  const machines = all.map((one) => ({ ...one, score: scoreOf(one.level, one.verdicts) }));
  writeFileSync(`${folder}/report.json`, `${JSON.stringify({ seed, machines }, null, 1)}\n`);
}

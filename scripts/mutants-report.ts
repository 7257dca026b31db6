import { mkdirSync, writeFileSync } from 'node:fs';
import type { Verdict } from '#model-testing/mutant-trial.ts';
import { needsReason, type Reasons } from './mutants-reasons.ts';
import { levels, type Verdicts } from './mutants-verdicts.ts';

/** How many faults were killed of those that change something. */
export interface Score {
  readonly level: string;
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  readonly share: number;
  readonly demanded: number;
}

const demands = { machine: 0.95, system: 0.95, view: 0.9 } as const;

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

const found = ({ difference }: Verdict): string[] =>
  difference === null ? [] : [`    No planned path shows it: ${difference}`];

function machineText({ machine, level, verdicts }: Verdicts, reasons: Reasons): string {
  const { killed, survived, equivalent } = scoreOf(level, verdicts);
  const told = (list: readonly Verdict[], lines: (one: Verdict) => readonly string[]) => list.flatMap(lines);
  const of = (result: Verdict['result']) => verdicts.filter((one) => one.result === result);
  const reasonOf = (one: Verdict): string[] =>
    needsReason(one) ? [`    ${reasons.of(level, machine, one.mutant) ?? 'Nobody says why.'}`] : [];
  return [
    `${machine}, ${level}: ${killed} killed, ${survived} survived, ${equivalent} change nothing`,
    ...told(of('survived'), (one) => [`  survived: ${one.mutant}`, ...reasonOf(one), ...found(one)]),
    ...(level === 'view' ? [] : told(of('equivalent'), ({ mutant }) => [`  changes nothing: ${mutant}`])),
  ].join('\n');
}

/** The scores of the levels that were tried. */
export function scoresOf(all: readonly Verdicts[]): Score[] {
  return levels.flatMap((level) => {
    const own = all.filter((one) => one.level === level).flatMap(({ verdicts }) => verdicts);
    return own.length === 0 ? [] : [scoreOf(level, own)];
  });
}

/**
 * Whether enough was killed: of all machines together a share of the faults. One machine by itself may have few, so of that
 * one each survivor is asked for its reason, which is asked of every run.
 */
export const isEnough = (scores: readonly Score[], machine: string | null): boolean =>
  machine !== null || scores.every(({ share, demanded }) => share >= demanded);

/** A score in words. */
export function scoreText({ level, killed, survived, equivalent, share, demanded }: Score): string {
  const asked = `${percent(share)} of ${killed + survived} killed (${percent(demanded)} asked of all together)`;
  return `${level}: ${asked}, ${survived} survive, ${equivalent} change nothing.`;
}

/** The whole report in words. */
export function mutantsText(all: readonly Verdicts[], seed: number, reasons: Reasons): string {
  return [
    `Planted faults, seed ${seed}.`,
    ...scoresOf(all).map(scoreText),
    '',
    ...all.map((one) => machineText(one, reasons)),
    '',
  ].join('\n');
}

/** Writes the report in words and as JSON. */
export function writeMutants(
  all: readonly Verdicts[],
  { seed, reasons, folder }: { seed: number; reasons: Reasons; folder: string },
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/report.txt`, mutantsText(all, seed, reasons));
  const machines = all.map((one) => ({ ...one, score: scoreOf(one.level, one.verdicts) }));
  writeFileSync(`${folder}/report.json`, `${JSON.stringify({ seed, machines }, null, 1)}\n`);
}

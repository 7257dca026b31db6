import { readFileSync } from 'node:fs';
import type { Verdict } from '#model-testing/mutant-trial.ts';
import type { ViewFault } from '#tests/support/view-faults.ts';
import { levels, type Verdicts } from './mutants-verdicts.ts';

/** Why some faults that no path finds are left: a line of `docs/survivors.tsv`. */
export interface Reason {
  readonly level: Verdicts['level'];
  /** Ids of machines; none where it holds for all. */
  readonly machines: readonly string[];
  readonly fault: string;
  readonly reason: string;
}

/** A survivor for which nobody has given a reason. */
export interface Unexplained {
  readonly machine: string;
  readonly level: Verdicts['level'];
  readonly mutant: string;
}

const heads = ['level', 'machine', 'fault', 'reason'];

/** Reads the reasons; in names of faults `*` stands for anything. */
export function readReasons(text: string = readFileSync('docs/survivors.tsv', 'utf8')): readonly Reason[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  if (head !== heads.join('\t')) throw new Error(`Its columns are ${heads.join(', ')}, not "${head}".`);
  return lines.map((line) => {
    const [named, machine, fault, reason, ...more] = line.split('\t');
    const level = levels.find((one) => one === named);
    if (!level || !machine || !fault || !reason || more.length > 0)
      throw new Error(`This line gives no reason: ${line}`);
    return { level, machines: machine === '*' ? [] : machine.split(','), fault, reason };
  });
}

function patternOf({ fault }: Reason): RegExp {
  return new RegExp(`^${fault.split('*').map(RegExp.escape).join('.*')}$`, 's');
}

/**
 * Whether a survivor needs a reason. A wrong text needs none: most texts belong to the page or to its data, and no event
 * changes them; the share that must be found covers them.
 */
export const needsReason = ({ kind }: Verdict): boolean => kind !== ('wrong text' satisfies ViewFault);

/** The reasons with their patterns made once, asked by fault. */
export class Reasons {
  readonly #all: readonly (Reason & { readonly pattern: RegExp })[];
  readonly #used = new Set<Reason>();

  constructor(all: readonly Reason[] = readReasons()) {
    this.#all = all.map((one) => ({ ...one, pattern: patternOf(one) }));
  }

  /** Why a fault is left, or null where nobody says so. */
  of(level: Reason['level'], machine: string, mutant: string): string | null {
    const fitting = this.#all.filter(
      (one) =>
        one.level === level &&
        (one.machines.length === 0 || one.machines.includes(machine)) &&
        one.pattern.test(mutant),
    );
    for (const one of fitting) this.#used.add(one);
    return fitting[0]?.reason ?? null;
  }

  /** The survivors that need a reason and have none. */
  unexplained(all: readonly Verdicts[]): Unexplained[] {
    return all.flatMap(({ machine, level, verdicts }) =>
      verdicts
        .filter((one) => one.result === 'survived' && needsReason(one))
        .filter(({ mutant }) => this.of(level, machine, mutant) === null)
        .map(({ mutant }) => ({ machine, level, mutant })),
    );
  }

  /** The reasons of a level that no fault has asked for. */
  spare(level: Reason['level']): readonly Reason[] {
    return this.#all.filter((one) => one.level === level && !this.#used.has(one));
  }
}

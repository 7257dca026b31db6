import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MachineReport } from '#model-testing/report.ts';
import type { ModelFile } from './paths-models.ts';
import type { Walked } from './paths-results.ts';

/** A machine to plan and replay, with what another level has told of it. */
export interface BareTask {
  readonly file: string;
  readonly id: string;
  readonly walked: readonly Walked[];
}

/** What came of a machine on the bare level, as plain data; an error where it cannot be planned. */
export type BareRun =
  | {
      readonly report: MachineReport;
      readonly drawing: string;
      /** Coverage that no longer fits the machine. */
      readonly stale: readonly string[];
      readonly replayMs: number;
    }
  | { readonly id: string; readonly error: string };

/** All machines of a run; the milliseconds are of the core that took longest. */
export interface BareRuns {
  readonly runs: readonly BareRun[];
  readonly planningMs: number;
  readonly replayMs: number;
}

/** Plans, replays and draws every machine, as many at a time as there are cores, and tells each in its turn. */
export async function runBare(
  files: readonly ModelFile[],
  walked: readonly Walked[],
  tell: (run: BareRun) => void,
): Promise<BareRuns> {
  const runs: BareRun[] = [];
  let told = 0;
  const keep = (index: number, run: BareRun): void => {
    runs[index] = run;
    for (let next = runs[told]; next !== undefined; next = runs[told]) {
      tell(next);
      told += 1;
    }
  };
  // The workers take turns at one list, so that each machine is handed out once.
  const waiting = files.entries();
  const work = async (): Promise<{ planningMs: number; replayMs: number }> => {
    const worker = new Worker(new URL('./paths-worker.ts', import.meta.url));
    const spent = { planningMs: 0, replayMs: 0 };
    for (const [index, { file, model }] of waiting) {
      const own = walked.filter(({ machine }) => machine === model.id);
      worker.postMessage({ file, id: model.id, walked: own } satisfies BareTask);
      const [run] = (await once(worker, 'message')) as [BareRun];
      keep(index, run);
      if ('error' in run) continue;
      spent.planningMs += run.report.planningMs;
      spent.replayMs += run.replayMs;
    }
    await worker.terminate();
    return spent;
  };
  const count = Math.min(availableParallelism(), files.length);
  const spent = await Promise.all(Array.from({ length: count }, work));
  const longest = (of: keyof (typeof spent)[number]): number => Math.max(...spent.map((times) => times[of]));
  return { runs, planningMs: longest('planningMs'), replayMs: longest('replayMs') };
}

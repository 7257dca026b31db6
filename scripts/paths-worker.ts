import { parentPort } from 'node:worker_threads';
import { chartOf } from '#model-testing/chart.ts';
import { createElk } from '#model-testing/elk.ts';
import { layoutOf } from '#model-testing/layout.ts';
import { svg } from '#model-testing/svg.ts';
import type { BareRun, BareTask } from './paths-bare.ts';
import { joinCoverage, keepBare } from './paths-coverage.ts';
import { loadModel } from './paths-models.ts';
import { planSafely, replayBare } from './paths-replay.ts';
import { machineWith } from './paths-report.ts';

const engine = createElk();

async function run({ file, id, walked }: BareTask): Promise<BareRun> {
  const model = await loadModel(file, id);
  const planned = planSafely(model);
  if ('error' in planned) return { id, error: planned.error };
  const { plan } = planned;
  const { results, coverage: bare, ms } = await replayBare(model, plan.paths);
  keepBare(bare);
  const { coverage, stale } = joinCoverage(model, bare);
  return {
    report: machineWith({ plan, coverage, results }, walked),
    drawing: svg(await layoutOf(chartOf(model.machine, model), engine)),
    stale,
    replayMs: ms,
  };
}

// One task at a time: the next one comes once the last one is answered.
parentPort?.on('message', async (task: BareTask) => parentPort?.postMessage(await run(task)));

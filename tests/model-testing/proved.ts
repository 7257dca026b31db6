import { mergeCoverage, type Coverage } from '#model-testing/coverage.ts';
import { gate } from '#model-testing/gate.ts';
import type { Model } from '#model-testing/model.ts';
import { labelOf } from '#model-testing/path.ts';
import { plan, type Plan } from '#model-testing/plan.ts';
import { createRecorder } from '#model-testing/recorder.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replay } from '#model-testing/replay.ts';

/** What a model proves of its machine when all its paths are replayed on it. */
export interface Proof {
  readonly plan: Plan;
  readonly coverage: Coverage;
  readonly complaints: readonly string[];
  readonly lines: readonly string[];
}

/** The steps of every path, each path in one line. */
export function linesOf({ paths }: Plan): readonly string[] {
  return paths.map(({ start, steps }) => [start.name, ...steps.map((step) => labelOf(step))].join(' → '));
}

/** Plans a model and replays its paths, and every single edge too, on the bare machine. */
export async function prove(model: Model): Promise<Proof> {
  const recorder = createRecorder(model, 'bare');
  const planned = plan(model);
  for (const path of planned.paths) await replay(path, bareDriver(path, { recorder }));
  for (const path of plan(model, { cover: 'edges' }).paths) await replay(path, bareDriver(path));
  const coverage = mergeCoverage(recorder.coverage());
  return { plan: planned, coverage, complaints: gate(coverage, model).complaints, lines: linesOf(planned) };
}

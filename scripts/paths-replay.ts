import type { Coverage } from '#model-testing/coverage.ts';
import { labelOf, valueText, type Path } from '#model-testing/path.ts';
import { plan, type Plan } from '#model-testing/plan.ts';
import { createRecorder } from '#model-testing/recorder.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replayResult, type PathResult } from '#model-testing/replay.ts';
import { walk } from '#model-testing/walk.ts';
import type { Model } from '#model-testing/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';

/** What replaying the paths of one machine came to. */
export interface Replayed {
  readonly results: readonly PathResult[];
  readonly coverage: Coverage;
  readonly ms: number;
}

/** A plan, or why there is none. */
export type Planned = { readonly plan: Plan } | { readonly model: Model; readonly error: string };

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Plans a model; one that cannot be planned does not keep the others from it. */
export function planSafely(model: Model): Planned {
  try {
    return { plan: plan(model) };
  } catch (cause) {
    return { model, error: messageOf(cause) };
  }
}

/** Replays paths of one model on its bare machine, without effects on a browser. */
export async function replayBare(model: Model, paths: readonly Path[]): Promise<Replayed> {
  const began = performance.now();
  const recorder = createRecorder(model, 'bare');
  const machine = withoutEffects(model.machine);
  const hint = ({ id }: Path) => `npm run paths -- --path ${id}`;
  const results: PathResult[] = [];
  for (const path of paths)
    results.push(await replayResult(path, 'bare', () => bareDriver(path, { recorder, machine }), { hint }));
  return { results, coverage: recorder.coverage(), ms: performance.now() - began };
}

/** The steps of a path in lines of their own. */
export function stepLines({ model, start, initial, steps }: Path): string[] {
  const lines = steps.map(
    (step, index) => `  ${index + 1}. ${labelOf(step, model.secrets)} → ${valueText(step.expected.value)}`,
  );
  return [`  0. ${start.name} → ${valueText(initial.value)}`, ...lines];
}

/** Random walks on one model for a time; the first that fails is answered in words. */
export async function walkBare(
  model: Model,
  { ms, seed, print }: { readonly ms: number; readonly seed: number; readonly print: (line: string) => void },
): Promise<string | null> {
  const machine = withoutEffects(model.machine);
  try {
    const { walks, steps } = await walk(model, {
      ms,
      seed,
      walks: Infinity,
      makeDriver: (path) => bareDriver(path, { machine }),
      print: () => {},
    });
    print(`${model.id}: ${walks} random walks, ${steps} steps, seed ${seed}.`);
    return null;
  } catch (cause) {
    const message = messageOf(cause);
    const own = /seed: (\d+)/.exec(message)?.[1] ?? String(seed);
    return `A random walk on "${model.id}" fails: npm run paths -- --machine ${model.id} --walk 1 --seed ${own}\n${message}`;
  }
}

import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import type { Model } from '#model-testing/model.ts';
import { begin, react } from '#model-testing/simulation.ts';
import { subjectOf } from '#model-testing/subject.ts';

/** Enough answers for any machine to have read what it begins with. */
const mostAnswers = 6;

/** A machine once it has read what it begins with: every actor that it waits for turns out well. */
export function loaded(model: Model, input: unknown = model.starts[0]?.input): AnyMachineSnapshot {
  const machine = subjectOf(model);
  let { situation } = begin(machine, input);
  for (let answers = 0; answers < mostAnswers; answers += 1) {
    const [reading] = situation.snapshot._nodes.flatMap(({ invoke }) =>
      invoke.flatMap(({ src, id }) => {
        const done = (model.outcomes[String(src)] ?? []).find((one) => 'ok' in one && one.ok);
        const output = done && 'output' in done ? done.output : undefined;
        return done ? [{ type: `xstate.done.actor.${id}`, output, actorId: id }] : [];
      }),
    );
    if (reading === undefined) break;
    situation = react(machine, situation, reading).situation;
  }
  return situation.snapshot;
}

/** The value of a machine that is in this state. */
export const valueAt = ({ path }: AnyStateNode): StateValue =>
  path.slice(0, -1).reduceRight<StateValue>((value, key) => ({ [key]: value }), path.at(-1) ?? '');

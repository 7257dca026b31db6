import { machineWords } from '#domain/words/dev-machines.ts';
import type { Chart } from '#model-testing/chart.ts';
import type { Model } from '#model-testing/model.ts';
import { arrowOf, boxOfActor, chartOfSystem, shortState } from '#model-testing/system-chart.ts';
import { planSystem, type Outset, type SystemPath, type SystemPlan } from '#model-testing/system-plan.ts';
import { catalogue, entryOf } from './catalogue.ts';
import { unpainted, type Paint } from './paint.ts';

/** A machine with its children: their paths together, and how they are drawn. */
export type DrawnSystem = { plan: SystemPlan; chart: Chart };

const made = new Map<Model, DrawnSystem>();

/** As much as a page has time for: the first of the paths that the tests have. */
const effort = { walks: 60, mostIdle: 8 };

/** The system of a parent, planned once. */
export function systemOf(model: Model): DrawnSystem {
  const known = made.get(model);
  if (known) return known;
  const plan = planSystem(model, effort);
  const system = { plan, chart: chartOfSystem(model, plan, machineWords.system.outside) };
  made.set(model, system);
  return system;
}

/** What a path has come to after so many steps. */
export const outsetAt = (path: SystemPath, step: number): Outset => path.steps[step - 1] ?? path.initial;

/** The drawing of a system at a step: who has just spoken, and how each actor stands. */
export function paintOfSystem(path: SystemPath | undefined, step: number): Paint {
  if (path === undefined) return unpainted;
  const { messages, states } = outsetAt(path, step);
  const offer = path.steps[step - 1]?.offer;
  const spoken = messages.flatMap(({ from, to }) => [boxOfActor(from), boxOfActor(to)]);
  return {
    states: new Set([...spoken, ...(offer ? [boxOfActor(offer.actor)] : [])]),
    transitions: new Set(messages.map(arrowOf)),
    covered: null,
    says: new Map(Object.entries(states).map(([name, state]) => [boxOfActor(name), shortState(state)])),
  };
}

/** The machine that has the chart of an actor; generic machines are drawn as the first feature has them. */
export function chartOfActor(model: Model, name: string): string | null {
  const member = name === model.id ? model : model.system?.children[name];
  if (member === undefined) return null;
  if (entryOf(member.id)) return member.id;
  return catalogue().find((one) => one.model.machine.id === member.machine.id)?.model.id ?? null;
}

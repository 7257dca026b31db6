import type { Chart, ChartState } from './chart.ts';
import type { Message } from './messages.ts';
import type { SystemPlan } from './system-plan.ts';
import { membersOf } from './system.ts';
import type { Model } from './model.ts';

/** The id of the box of listeners outside the system. */
export const outsideBox = 'system|outside';

const box = (id: string, path: string, more: Partial<ChartState> = {}): ChartState => ({
  id,
  key: path,
  path,
  kind: 'atomic',
  parent: 'system',
  initial: null,
  history: null,
  description: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  requirements: [],
  ...more,
});

/** The box of an actor in the drawing of its system. */
export const boxOfActor = (name: string | null): string => (name === null ? outsideBox : `system|${name}`);

/** The arrow of a message, as drawings know it. */
export const arrowOf = ({ from, to, type }: Message): string =>
  `${boxOfActor(from)}|${boxOfActor(to)}|${type}`;

/** The longest text that a state of an actor has on some paths: room for the others as well. */
function roomFor(name: string, { paths }: SystemPlan): string {
  const seen = paths.flatMap(({ initial, steps }) =>
    [initial, ...steps].map(({ states }) => shortState(states[name] ?? '')),
  );
  return seen.reduce((longest, one) => (one.length > longest.length ? one : longest), '–');
}

const longest = 34;

/** A state in so few letters that it fits into its box. */
export const shortState = (state: string): string =>
  state.length > longest ? `${state.slice(0, longest - 1)}…` : state;

/** A parent with its children as a chart: a box for each actor, an arrow for each message that its paths send. */
export function chartOfSystem(model: Model, plan: SystemPlan, outside: string): Chart {
  const isHeard = plan.messages.some(({ to }) => to === null);
  const actors = [...membersOf(model)].map(([name, { machine }]) =>
    box(boxOfActor(name), name, {
      description: roomFor(name, plan),
      ...(machine.id === name ? {} : { invokes: [{ id: name, src: machine.id }] }),
    }),
  );
  return {
    id: model.id,
    root: 'system',
    states: [
      box('system', '', { kind: 'compound', parent: null }),
      ...actors,
      ...(isHeard ? [box(outsideBox, outside)] : []),
    ],
    transitions: plan.messages.map((message) => ({
      id: arrowOf(message),
      source: boxOfActor(message.from),
      kind: message.type === 'done' ? 'done' : message.type === 'failed' ? 'error' : 'event',
      eventType: message.type,
      label: message.type,
      guard: null,
      actions: [],
      targets: [boxOfActor(message.to)],
      reenter: false,
      description: null,
      requirements: [],
    })),
    delays: {},
  };
}

import { expect, test } from 'vitest';
import { assign, createActor, fromCallback, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import { createListener } from '#model-testing/messages.ts';
import { defineModel } from '#model-testing/model.ts';
import { couplingMutantsOf, tryCoupling } from '#model-testing/system-mutants.ts';
import { planSystem } from '#model-testing/system-plan.ts';

const bell = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  id: 'bell',
  on: { pressed: { actions: [sendParent({ type: 'rung' }), sendParent({ type: 'counted' })] } },
});
const still = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  id: 'bell',
  context: {},
  on: { pressed: {} },
});
const lamp = setup({ types: { events: {} as { type: 'turned' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { turned: 'on' } }, on: { on: { turned: 'off' } } },
});
const desk = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'rung' } | { type: 'counted' } },
  actors: { bell, lamp },
}).createMachine({
  id: 'desk',
  context: { count: 0 },
  invoke: [
    { src: 'bell', id: 'bell' },
    { src: 'lamp', id: 'lamp' },
  ],
  on: {
    rung: { actions: [sendTo('lamp', { type: 'turned' }), sendTo('bell', { type: 'thanked' })] },
    counted: { actions: assign({ count: ({ context }) => Math.min(context.count + 1, 2) }) },
  },
});

const inside = { kind: 'internal' } as const;
const model = defineModel(desk, {
  cases: { rung: [], counted: [] },
  controls: { rung: inside, counted: inside },
  outcomes: { bell: [], lamp: [] },
  identity: ({ count }) => [count],
  system: {
    children: {
      bell: defineModel(bell, { controls: { pressed: { role: 'button', name: 'Ring' } } }),
      lamp: defineModel(lamp, { controls: { turned: inside } }),
    },
  },
});

const plan = planSystem(model);
const verdicts = couplingMutantsOf(plan).map((mutant) => tryCoupling(model, plan, mutant));
const resultOf = (part: string) =>
  verdicts.filter(({ mutant }) => mutant.includes(part)).map(({ mutant, result }) => `${mutant}: ${result}`);

test('all that is passed on of an actor in one step is heard from it', () => {
  const watch = fromCallback(({ sendBack, system }) => {
    const bellRef = system.get('bell') as ActorRefFrom<typeof still>;
    const { unsubscribe } = bellRef.subscribe(() => {
      sendBack({ type: 'rung' });
      sendBack({ type: 'counted' });
    });
    return unsubscribe;
  });
  const hall = setup({ actors: { bell: still, watch } }).createMachine({
    id: 'hall',
    invoke: [
      { src: 'bell', id: 'bell', systemId: 'bell' },
      { src: 'watch', id: 'watch' },
    ],
    on: { rung: {}, counted: {} },
  });
  const hear = createListener(({ id }) => (id === 'watch' ? null : id));
  const heard: unknown[] = [];
  const actor = createActor(hall, {
    id: 'hall',
    inspect: (event) => {
      const message = hear(event);
      if (message) heard.push(message);
    },
  }).start();
  heard.length = 0;
  (actor.system.get('bell') as ActorRefFrom<typeof still>).send({ type: 'pressed' });
  expect(heard).toEqual([
    { from: 'bell', to: 'hall', type: 'rung' },
    { from: 'bell', to: 'hall', type: 'counted' },
  ]);
});

test('a message that is lost is found, and one that another actor gets', () => {
  expect(resultOf('bell → desk: rung')).toEqual([
    'lost message: bell → desk: rung: it never arrives: killed',
    'wrong receiver: bell → desk: rung: it goes to lamp: killed',
  ]);
  expect(resultOf('desk → lamp: turned')).toEqual([
    'lost message: desk → lamp: turned: it never arrives: killed',
    'wrong receiver: desk → lamp: turned: it goes to bell: killed',
  ]);
  expect(resultOf('bell → desk: counted')[0]).toBe(
    'lost message: bell → desk: counted: it never arrives: killed',
  );
});

test('a message that its receiver does not know changes nothing', () => {
  expect(resultOf('desk → bell: thanked')[0]).toBe(
    'lost message: desk → bell: thanked: it never arrives: equivalent',
  );
});

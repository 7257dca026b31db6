import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';
import { linesOf, prove } from './proved.ts';

const button = (name: string) => ({ role: 'button', name });
const lengths = (paths: readonly { steps: readonly unknown[] }[]) => paths.map(({ steps }) => steps.length);

/** A menu that is left in two ways. */
const menu = createMachine({
  id: 'menu',
  initial: 'closed',
  states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed', choose: 'closed' } } },
});
const menuControls = { open: button('Menu'), close: button('Close'), choose: button('Choose') };

/** States in a row, each left for the next by the same event. */
const row = (count: number) =>
  createMachine({
    id: 'row',
    initial: 'n0',
    states: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`n${n}`, n + 1 < count ? { on: { next: `n${n + 1}` } } : {}]),
    ),
  });

describe('a path goes on', () => {
  test('as long as something new is near: one goes through both ways out of a menu', async () => {
    const { lines, complaints } = await prove(defineModel(menu, { controls: menuControls }));
    expect(complaints).toEqual([]);
    expect(lines).toEqual(['start → open → close → open → choose']);
  });

  test('until it has gone far enough: what is left is taken up by another, on the shortest way there', async () => {
    const model = defineModel(row(20), { controls: { next: button('Next') } });
    const { plan: planned, complaints } = await prove(model);
    expect(complaints).toEqual([]);
    expect(lengths(planned.paths)).toEqual([10, 19]);
  });

  test('and not far through what is known: who wants to see the rest begins again', async () => {
    const back = { on: { home: 'home' } };
    const machine = createMachine({
      id: 'far',
      initial: 'home',
      states: {
        home: { on: { one: 'one', two: 'two' } },
        one: { on: { on: 'middle' } },
        middle: { on: { on: 'end' } },
        end: back,
        two: {},
      },
    });
    const controls = { one: button('1'), two: button('2'), on: button('On'), home: button('Home') };
    expect((await prove(defineModel(machine, { controls }))).lines).toEqual([
      'start → one → on → on → home → two',
    ]);
  });
});

test('a path ends once it has shown something new where what came before would change the rest', async () => {
  const { lines, complaints } = await prove(defineModel(menu, { endsEarly: true, controls: menuControls }));
  expect(complaints).toEqual([]);
  expect(lines).toEqual(['start → open → close', 'start → open → choose']);
});

test('every way in which an actor turns out is seen, also where two of them lead to the same', async () => {
  const machine = setup({
    types: { context: {} as { rows: readonly string[] } },
    actors: { read: fromPromise<readonly string[]>(() => Promise.reject(new Error('No rows are here.'))) },
  }).createMachine({
    id: 'list',
    context: { rows: [] },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'read',
          onDone: { target: 'shown', actions: assign({ rows: ({ event }) => event.output }) },
          onError: 'failed',
        },
      },
      shown: {},
      failed: {},
    },
  });
  const model = defineModel(machine, {
    outcomes: {
      read: [
        { name: 'two', ok: true, output: ['Ada', 'Alan'] },
        { name: 'nothing', ok: true, output: [] },
        { name: 'failed', ok: false, error: 'failed' },
      ],
    },
  });
  const { lines, complaints } = await prove(model);
  expect(complaints).toEqual([]);
  expect(lines).toEqual(['start → read: two', 'start → read: failed', 'start → read: nothing']);
});

test('a step carries what is there when it comes, and not what was there when its place was first reached', async () => {
  const machine = setup({
    types: {
      context: {} as { taken: readonly number[] },
      events: {} as { type: 'take'; number: number } | { type: 'drop' } | { type: 'leave' },
    },
  }).createMachine({
    id: 'numbers',
    context: { taken: [] },
    initial: 'empty',
    states: {
      empty: {
        on: {
          take: {
            target: 'full',
            actions: assign({ taken: ({ context, event }) => [...context.taken, event.number] }),
          },
        },
      },
      full: { on: { drop: 'empty', leave: 'left' } },
      left: { on: { take: 'left' } },
    },
  });
  const model = defineModel(machine, {
    cases: { take: ({ taken }) => [{ number: taken.length + 1 }] },
    controls: { take: button('Take'), drop: button('Drop'), leave: button('Leave') },
  });
  const { paths } = plan(model);
  expect(linesOf({ ...plan(model), paths })).toEqual([
    'start → take {"number":1} → drop → take {"number":2} → leave → take {"number":3}',
  ]);
  expect(paths[0]?.steps.at(-1)?.expected.context).toEqual({ taken: [1, 2] });
});

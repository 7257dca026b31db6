import { assign, createMachine, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel, type Model } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';
import { prove } from './proved.ts';

const never = () => new Promise<never>(() => {});

describe('outcomes', () => {
  test('an actor that has ended does not end again, however long its state lasts', async () => {
    const machine = setup({
      types: { context: {} as { loaded: number } },
      actors: { load: fromPromise<number>(never) },
    }).createMachine({
      id: 'page',
      context: { loaded: 0 },
      invoke: {
        src: 'load',
        onDone: { actions: assign({ loaded: ({ event }) => event.output }) },
        onError: { actions: () => {} },
      },
    });
    const model = defineModel(machine, {
      outcomes: {
        load: [
          { name: 'full', ok: true, output: 2 },
          { name: 'offline', ok: false, error: 'offline' },
        ],
      },
    });
    expect((await prove(model)).lines.toSorted()).toEqual(['start → load: full', 'start → load: offline']);
  });

  test('a state that is entered again runs its actor again', async () => {
    const machine = setup({
      types: { events: {} as { type: 'again' } },
      actors: { load: fromPromise(never) },
    }).createMachine({
      id: 'page',
      initial: 'on',
      states: {
        on: {
          invoke: { src: 'load', onDone: { actions: () => {} } },
          on: { again: { target: 'on', reenter: true } },
        },
      },
    });
    const model = defineModel(machine, {
      outcomes: { load: [{ name: 'full', ok: true }] },
      controls: { again: { role: 'button', name: 'Again' } },
    });
    const steps = plan(model, { cover: 'edges' }).paths.map(({ steps }) =>
      steps.map(({ event }) => event.type),
    );
    expect(steps).toContainEqual(['xstate.done.actor.0.page.on', 'again']);
    expect((await prove(model)).complaints).toEqual([]);
  });

  test('a deadline made with fromCallback sends its event, and the machine goes on', async () => {
    const machine = setup({
      types: { events: {} as { type: 'deadline.passed' } | { type: 'extend' } },
      actors: { deadline: fromCallback<{ type: 'deadline.passed' }, { at: string }>(() => {}) },
    }).createMachine({
      id: 'session',
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'deadline', input: { at: '2030-01-01T00:00:00Z' } },
          on: { 'deadline.passed': 'warned' },
        },
        warned: { on: { extend: 'open' } },
      },
    });
    const model = defineModel(machine, {
      outcomes: { deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }] },
      controls: { extend: { role: 'button', name: 'Stay signed in' } },
    });
    const { plan: planned, complaints } = await prove(model);
    expect(complaints).toEqual([]);
    expect(planned.paths[0]?.steps.map(({ kind }) => kind)).toEqual(['callback', 'event']);
  });

  test('a child machine may send to its parent and come to an end; the child alone is planned as well', async () => {
    const child = setup({ types: { events: {} as { type: 'pick' } } }).createMachine({
      id: 'picker',
      initial: 'open',
      states: {
        open: { on: { pick: { target: 'closed', actions: sendParent({ type: 'picked' }) } } },
        closed: { type: 'final' },
      },
    });
    const parent = setup({
      types: { events: {} as { type: 'picked' } },
      actors: { picker: child },
    }).createMachine({
      id: 'form',
      initial: 'picking',
      states: {
        picking: { invoke: { src: 'picker', systemId: 'one', onDone: 'done' }, on: { picked: 'chosen' } },
        chosen: { on: { picked: 'picking' } },
        done: {},
      },
    });
    const form = defineModel(parent, {
      outcomes: {
        picker: [
          { name: 'picked', sends: { type: 'picked' } },
          { name: 'closed', ok: true },
        ],
      },
      unreachable: { 'form.chosen|picked|0': 'the picker is gone by then' },
    });
    expect((await prove(form)).lines.toSorted()).toEqual([
      'start → picker: closed',
      'start → picker: picked',
    ]);
    const picker = defineModel(child, { controls: { pick: { role: 'option', name: 'One' } } });
    expect((await prove(picker)).complaints).toEqual([]);
  });

  test('two actors of one source end one by one', async () => {
    const machine = setup({ actors: { load: fromPromise<string>(never) } }).createMachine({
      id: 'pair',
      type: 'parallel',
      states: {
        left: {
          initial: 'on',
          states: { on: { invoke: { id: 'one', src: 'load', onDone: 'off' } }, off: {} },
        },
        right: {
          initial: 'on',
          states: { on: { invoke: { id: 'two', src: 'load', onDone: 'off' } }, off: {} },
        },
      },
    });
    const model = defineModel(machine, { outcomes: { load: [{ name: 'full', ok: true, output: 'x' }] } });
    const { plan: planned, complaints } = await prove(model);
    expect([planned.edges, complaints]).toEqual([4, []]);
  });

  test('a machine that has ended is offered nothing, though it still lists its actors', async () => {
    const machine = setup({
      types: { events: {} as { type: 'end' } },
      actors: { load: fromPromise(never) },
    }).createMachine({
      id: 'brief',
      initial: 'on',
      invoke: { src: 'load', onDone: '.on' },
      states: { on: { on: { end: 'off' } }, off: { type: 'final' } },
    });
    const model = defineModel(machine, {
      outcomes: { load: [{ name: 'full', ok: true }] },
      controls: { end: { role: 'button', name: 'End' } },
    });
    const { plan: planned, complaints } = await prove(model);
    expect(complaints).toEqual([]);
    for (const { steps } of planned.paths) for (const step of steps) expect(step.from.status).toBe('active');
  });

  test('a start may have outcomes of its own', async () => {
    const machine = setup({ actors: { restore: fromPromise<string | null>(never) } }).createMachine({
      id: 'app',
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            src: 'restore',
            onDone: [{ guard: ({ event }) => event.output === null, target: 'out' }, { target: 'in' }],
          },
        },
        in: {},
        out: {},
      },
    });
    const model = defineModel(machine, {
      starts: [
        { name: 'signed out' },
        { name: 'signed in', outcomes: { restore: [{ name: 'found', ok: true, output: 'ada' }] } },
      ],
      outcomes: { restore: [{ name: 'none', ok: true, output: null }] },
    });
    const { lines, complaints } = await prove(model);
    expect(lines.toSorted()).toEqual(['signed in → restore: found', 'signed out → restore: none']);
    expect(complaints).toEqual([]);
  });
});

describe('what a model leaves open is named', () => {
  const machine = setup({
    types: {
      context: {} as { text: string },
      events: {} as { type: 'go' } | { type: 'typed'; text: string },
    },
    actors: { job: fromPromise(never) },
    guards: {
      isLong: ({ event }) => 'text' in event && event.text.length > 1,
      wasLong: ({ context }) => context.text.length > 1,
    },
  }).createMachine({
    id: 'open',
    context: { text: '' },
    initial: 'idle',
    states: {
      idle: {
        on: {
          typed: {
            guard: ({ event }) => event.text.length > 0,
            actions: assign({ text: ({ event }) => event.text }),
          },
          go: [{ guard: 'wasLong', target: 'late' }, { target: 'busy' }],
        },
      },
      busy: { invoke: { src: 'job', onDone: 'late' } },
      late: {},
    },
  });
  const cases = { typed: [{ text: 'a' }, { text: 'abc' }] };
  const controls = { go: { role: 'button', name: 'Go' }, typed: { kind: 'outside' } } as const;
  const outcomes = { job: [{ name: 'done', ok: true }] } as const;
  const identity = ({ text }: { text: string }) => text.length > 1;
  let calls = 0;
  const neverTheSame = (): number => ++calls;
  const alwaysTheSame = (): number => 0;

  test('a complete model is planned', async () => {
    expect((await prove(defineModel(machine, { cases, controls, outcomes, identity }))).complaints).toEqual(
      [],
    );
  });

  test.each([
    [
      'an actor without outcomes',
      { outcomes: {} },
      'runs the actor "job" (0.open.busy), but outcomes["job"] is not declared',
    ],
    [
      'an actor that never ends where its end is awaited',
      { outcomes: { job: [] } },
      'outcomes.job has none with ok: true',
    ],
    [
      'an outcome that would bring the machine down',
      { outcomes: { job: [...outcomes.job, { name: 'offline', ok: false, error: 1 }] } },
      'the outcome "offline" of "job" brings the machine down in busy',
    ],
    ['a user event without a control', { controls: { typed: controls.typed } }, 'nobody makes "go"'],
    [
      'a payload that a guard reads',
      { cases: { typed: [{}] } },
      '"typed" cannot be tried in idle; a guard fails with it',
    ],
    [
      'an identity that hides a guard',
      { identity: alwaysTheSame },
      'Add to identity() the context field that decides it',
    ],
    ['a graph without end', { identity: neverTheSame, limit: 50 }, 'more than 50 situations'],
  ])('%s', (_what, change, message) => {
    const model = { ...defineModel(machine, { cases, controls, outcomes, identity }), ...change } as Model;
    expect(() => plan(model)).toThrow(message);
  });

  describe('what differs from run to run', () => {
    const renewing = setup({
      types: { context: {} as { key: string | null }, events: {} as { type: 'renew' } | { type: 'use' } },
      guards: { isThere: ({ context }) => context.key !== null },
    }).createMachine({
      id: 'renewing',
      context: { key: null },
      on: {
        renew: { actions: assign({ key: () => String(Math.random()) }) },
        use: { guard: 'isThere', actions: () => {} },
      },
    });
    const outside = { renew: { kind: 'outside' }, use: { kind: 'outside' } } as const;

    test('a situation with another random id is not asked again what is possible in it', () => {
      let asked = 0;
      const renew = (): [{}] => {
        asked += 1;
        return [{}];
      };
      const isThere = ({ key }: { key: string | null }) => key !== null;
      const spec = { cases: { renew }, controls: outside, identity: isThere } as const;
      plan(defineModel(renewing, { ...spec, volatile: ['key'] }), { cover: 'edges' });
      expect(asked).toBe(2);
    });

    test('an identity that hides whether there is a random id is told', () => {
      const model = defineModel(renewing, { controls: outside, volatile: ['key'] });
      expect(() => plan(model)).toThrow('"use" leads to nothing in the one');
    });
  });

  test('an end that is listed as unreachable need not be declared', () => {
    const model = defineModel(machine, {
      cases,
      controls,
      outcomes: { job: [] },
      identity,
      unreachable: { 'open.busy|xstate.done.actor.0.open.busy|0': 'the job runs for ever' },
    });
    expect(plan(model).deadEnds.toSorted()).toEqual(['busy', 'late']);
  });

  test('an action that reads what a case lacks is told by event and state', () => {
    const careless = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'set'; to: { n: number } } },
    }).createMachine({
      id: 'c',
      context: { n: 0 },
      on: { set: { actions: assign({ n: ({ event }) => event.to.n }) } },
    });
    const model = {
      ...defineModel(careless, { cases: { set: [] }, controls: { set: { kind: 'outside' } } }),
      cases: {},
    };
    expect(() => plan(model)).toThrow('"set" in {} throws');
  });

  test('a wildcard that no declared event fits', () => {
    const wild = createMachine({ id: 'w', on: { 'tab.*': { actions: () => {} } } });
    expect(() => plan(defineModel(wild, {}))).toThrow('no declared event fits the wildcard "tab.*"');
  });
});

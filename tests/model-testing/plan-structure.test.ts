import { assign, createMachine, raise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';
import { prove } from './proved.ts';

const button = (name: string) => ({ role: 'button', name });

describe('always', () => {
  test('routes each start from its input, and states that last no time are covered', async () => {
    const machine = setup({
      types: {
        context: {} as { user: string | null },
        input: {} as { user: string | null },
        events: {} as { type: 'leave' },
      },
    }).createMachine({
      id: 'boot',
      context: ({ input }) => input,
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: ({ context }) => context.user !== null, target: 'in' }, { target: 'passing' }],
        },
        passing: { always: 'out' },
        in: { on: { leave: { target: 'deciding', actions: assign({ user: null }) } } },
        out: {},
      },
    });
    const model = defineModel(machine, {
      starts: [
        { name: 'known', input: { user: 'ada' } },
        { name: 'unknown', input: { user: null } },
      ],
      identity: ({ user }) => user !== null,
      controls: { leave: button('Sign out') },
    });
    const { coverage, complaints, lines } = await prove(model);
    expect(complaints).toEqual([]);
    expect(lines.toSorted()).toEqual(['known → leave', 'unknown']);
    expect(coverage.guardsFailed['boot.deciding|@always|0']).toEqual({ bare: 2 });
    expect(coverage.states['boot.passing']).toEqual({ bare: 2 });
  });

  test('a guard of always that holds a state back counts as failed, and as passed once it lets go', async () => {
    const machine = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'add' } },
    }).createMachine({
      id: 'count',
      context: { n: 0 },
      initial: 'low',
      states: {
        low: {
          on: { add: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
          always: { guard: ({ context }) => context.n >= 2, target: 'high' },
        },
        high: {},
      },
    });
    const { coverage, lines } = await prove(
      defineModel(machine, { identity: ({ n }) => n, controls: { add: button('Add') } }),
    );
    expect(lines).toEqual(['start → add → add']);
    expect(coverage.guardsFailed['count.low|@always|0']).toEqual({ bare: 2 });
    expect(coverage.guardsPassed['count.low|@always|0']).toEqual({ bare: 1 });
  });
});

describe('parallel, final and history states', () => {
  test('regions are planned together, and the end that they raise is never sent from outside', async () => {
    const machine = setup({
      types: { events: {} as { type: 'left' } | { type: 'right' } | { type: 'next' } },
    }).createMachine({
      id: 'both',
      initial: 'work',
      states: {
        work: {
          type: 'parallel',
          onDone: 'over',
          states: {
            l: { initial: 'open', states: { open: { on: { left: 'shut' } }, shut: { type: 'final' } } },
            r: { initial: 'open', states: { open: { on: { right: 'shut' } }, shut: { type: 'final' } } },
          },
        },
        over: { on: { next: 'end' } },
        end: { type: 'final' },
      },
    });
    const controls = { left: button('L'), right: button('R'), next: button('Next') };
    const { plan: planned, complaints } = await prove(defineModel(machine, { controls }));
    expect(complaints).toEqual([]);
    const types = planned.paths.flatMap(({ steps }) => steps.map(({ event }) => event.type));
    expect(types.filter((type) => type.startsWith('xstate.'))).toEqual([]);
    expect(planned.paths.some(({ steps }) => steps.at(-1)?.expected.status === 'done')).toBe(true);
    expect(planned.deadEnds).toEqual([]);
  });

  test('of two regions that both want to leave on one event, only the one that wins is covered', async () => {
    const machine = setup({ types: { events: {} as { type: 'leave' } | { type: 'wake' } } }).createMachine({
      id: 'race',
      initial: 'in',
      states: {
        in: {
          type: 'parallel',
          states: {
            a: { on: { leave: '#race.left' } },
            b: { on: { leave: '#race.right' } },
            c: { on: { leave: { actions: () => {} } } },
          },
        },
        left: {},
        right: {},
      },
    });
    const { complaints, coverage } = await prove(
      defineModel(machine, { controls: { leave: button('Leave') } }),
    );
    expect(Object.keys(coverage.transitions).toSorted()).toEqual(['race.in.a|leave|0', 'race.in.c|leave|0']);
    expect(complaints.map((line) => line.split(' ')[0])).toEqual(['race.right', 'race.in.b|leave|0']);
  });

  test('a region that enters itself again takes its neighbours along, so theirs is not covered', async () => {
    const machine = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
      id: 'again',
      type: 'parallel',
      states: {
        a: { on: { go: { target: 'a', reenter: true } } },
        b: { initial: 'x', states: { x: { on: { go: 'y' } }, y: {} } },
      },
    });
    const { coverage, plan: planned } = await prove(defineModel(machine, { controls: { go: button('Go') } }));
    expect(planned.paths[0]?.steps[0]?.expected.value).toEqual({ a: {}, b: 'x' });
    expect(Object.keys(coverage.transitions)).toEqual(['again.a|go|0']);
  });

  test('a guard of always on the whole is asked for each region that does not go on by itself', async () => {
    const machine = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
      id: 'whole',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          always: { guard: () => false, target: 'never' },
          states: { a: { initial: 'x', states: { x: { always: 'y' }, y: {} } }, b: {} },
        },
        never: {},
      },
    });
    const { coverage } = await prove(defineModel(machine, {}));
    expect(coverage.guardsFailed).toEqual({ 'whole.both|@always|0': { bare: 2 } });
  });

  test.each([
    ['deep', ['edit', 'source', 'away', 'back'], { pane: { editor: 'source' } }],
    ['shallow', ['edit', 'away', 'back'], { pane: { editor: 'text' } }],
  ] as const)('%s history leads back to where one was', async (history, types, expected) => {
    type Event = { type: 'source' } | { type: 'edit' } | { type: 'away' } | { type: 'back' };
    const machine = setup({ types: { events: {} as Event } }).createMachine({
      id: 'desk',
      initial: 'pane',
      states: {
        pane: {
          initial: 'list',
          on: { away: 'elsewhere' },
          states: {
            list: { on: { edit: 'editor' } },
            editor: { initial: 'text', states: { text: { on: { source: 'source' } }, source: {} } },
            last: { type: 'history', history },
          },
        },
        elsewhere: { on: { back: 'pane.last' } },
      },
    });
    const controls = {
      source: button('Source'),
      edit: button('Edit'),
      away: button('Away'),
      back: button('Back'),
    };
    const model = defineModel(machine, { controls });
    expect((await prove(model)).complaints).toEqual([]);
    const { paths } = plan(model, { cover: 'edges' });
    const there = paths.find(({ steps }) => types.every((type, index) => steps[index]?.event.type === type));
    expect(there?.steps[types.length - 1]?.expected.value).toEqual(expected);
  });
});

describe('events', () => {
  test('wildcards are fed with the events that the model declares, the closer descriptor first', async () => {
    const machine = createMachine({
      id: 'wild',
      initial: 'a',
      states: {
        a: { on: { '*': 'b', 'tab.*': 'c', 'tab.closed': { target: 'd' }, forbidden: {} } },
        b: {},
        c: {},
        d: {},
      },
    });
    const model = defineModel(machine, {
      controls: {
        'tab.opened': { kind: 'outside' },
        'tab.closed': { kind: 'outside' },
        ping: { kind: 'outside' },
        forbidden: button('Nothing'),
      },
    });
    const { lines, complaints } = await prove(model);
    expect([lines.toSorted(), complaints]).toEqual([
      ['start → ping', 'start → tab.closed', 'start → tab.opened'],
      [],
    ]);
  });

  test('of the descriptors that an event fits, the guards are asked from the closest outwards', async () => {
    const machine = createMachine({
      id: 'near',
      on: {
        '*': { guard: () => true, actions: () => {} },
        'tab.closed': { guard: () => false, actions: () => {} },
        'tab.*': { guard: () => true, actions: () => {} },
      },
    });
    const controls = { 'tab.closed': { kind: 'outside' }, ping: { kind: 'outside' } } as const;
    const { coverage } = await prove(defineModel(machine, { controls }));
    expect(coverage.guardsFailed).toEqual({ 'near|tab.closed|0': { bare: 1 } });
    expect(Object.keys(coverage.guardsPassed).toSorted()).toEqual(['near|*|0', 'near|tab.*|0']);
  });

  test('a way that shows only a refusal is planned too', async () => {
    const machine = setup({
      types: {
        context: {} as { text: string },
        events: {} as { type: 'typed'; text: string } | { type: 'send' },
      },
    }).createMachine({
      id: 'draft',
      context: { text: 'x' },
      on: {
        typed: { actions: assign({ text: ({ event }) => event.text }) },
        send: { guard: ({ context }) => context.text !== '', actions: () => {} },
      },
    });
    const model = defineModel(machine, {
      cases: { typed: [{ text: 'y' }, { text: '' }] },
      identity: ({ text }) => text !== '',
      controls: { typed: { role: 'textbox', name: 'Note', value: 'text' }, send: button('Send') },
    });
    expect((await prove(model)).lines.join('\n')).toContain('typed {"text":""}');
  });

  test('what the machine raises itself is taken along, and not offered', async () => {
    const machine = setup({ types: { events: {} as { type: 'go' } | { type: 'inner' } } }).createMachine({
      id: 'self',
      initial: 'a',
      states: { a: { on: { go: { actions: raise({ type: 'inner' }) }, inner: 'b' } }, b: {} },
    });
    const model = defineModel(machine, { controls: { go: button('Go'), inner: { kind: 'internal' } } });
    expect(await prove(model)).toMatchObject({ lines: ['start → go'], complaints: [] });
  });

  test('an event that no guard lets through is not sent, but its refusal is covered', async () => {
    const machine = setup({
      types: {
        context: {} as { text: string },
        events: {} as { type: 'typed'; text: string } | { type: 'send' },
      },
    }).createMachine({
      id: 'note',
      context: { text: '' },
      initial: 'open',
      states: {
        open: {
          on: {
            typed: { actions: assign({ text: ({ event }) => event.text }) },
            send: { guard: ({ context }) => context.text !== '', target: 'sent' },
          },
        },
        sent: {},
      },
    });
    const model = defineModel(machine, {
      cases: { typed: [{ text: 'x' }] },
      identity: ({ text }) => text !== '',
      controls: { typed: { role: 'textbox', name: 'Note', value: 'text' }, send: button('Send') },
    });
    const { lines, coverage } = await prove(model);
    expect(lines).toEqual(['start → typed {"text":"x"} → send']);
    expect(coverage.guardsFailed['note.open|send|0']).toEqual({ bare: 1 });
  });

  test('cases that depend on the context are made from it', async () => {
    const machine = setup({
      types: { context: {} as { rows: number[] }, events: {} as { type: 'row.removed'; row: number } },
    }).createMachine({
      id: 'rows',
      context: { rows: [7, 8] },
      initial: 'listed',
      states: {
        listed: {
          always: { guard: ({ context }) => context.rows.length === 0, target: 'empty' },
          on: {
            'row.removed': {
              actions: assign({
                rows: ({ context, event }) => context.rows.filter((row) => row !== event.row),
              }),
            },
          },
        },
        empty: {},
      },
    });
    const model = defineModel(machine, {
      cases: { 'row.removed': ({ rows }) => rows.slice(0, 1).map((row) => ({ row })) },
      identity: ({ rows }) => rows.length,
      controls: { 'row.removed': { role: 'button', name: ({ event }) => `Remove ${event.row}` } },
    });
    expect((await prove(model)).lines).toEqual(['start → row.removed {"row":7} → row.removed {"row":8}']);
  });

  test('where stopWhen says so, nothing more is planned', () => {
    const machine = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'add' } },
    }).createMachine({
      id: 'endless',
      context: { n: 0 },
      on: { add: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    const model = defineModel(machine, {
      identity: ({ n }) => n,
      controls: { add: button('Add') },
      stopWhen: ({ context }) => context.n >= 3,
    });
    expect(plan(model)).toMatchObject({ vertices: 4, edges: 3, deadEnds: [] });
  });
});

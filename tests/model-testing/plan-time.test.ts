import { assign, cancel, fromCallback, raise, sendTo, setup } from 'xstate';
import { expect, test } from 'vitest';
import { defineModel } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';
import { linesOf, prove } from './proved.ts';

const resend = { role: 'button', name: 'Resend' };

test('of a cooldown of 30 s beside an expiry of 300 s, the one that falls due first is offered', async () => {
  const machine = setup({ types: { events: {} as { type: 'resend' } } }).createMachine({
    id: 'code',
    type: 'parallel',
    states: {
      validity: { initial: 'valid', states: { valid: { after: { 300_000: 'expired' } }, expired: {} } },
      cooldown: {
        initial: 'waiting',
        states: { waiting: { after: { 30_000: 'ready' } }, ready: { on: { resend: 'waiting' } } },
      },
    },
  });
  const { lines, complaints } = await prove(defineModel(machine, { controls: { resend } }));
  expect(complaints).toEqual([]);
  // What is left of the expiry is less once the cooldown has passed twice.
  expect(lines).toEqual(['start → after 30000 ms → resend → after 30000 ms → after 240000 ms']);
});

test('timers of the same instant fire in one step, in the order in which they were set', async () => {
  const machine = setup({ types: { context: {} as { order: string } } }).createMachine({
    id: 'twins',
    context: { order: '' },
    type: 'parallel',
    states: {
      one: {
        initial: 'a',
        states: {
          a: {
            after: { 10: { target: 'b', actions: assign({ order: ({ context }) => `${context.order}1` }) } },
          },
          b: {},
        },
      },
      two: {
        initial: 'a',
        states: {
          a: {
            after: { 10: { target: 'b', actions: assign({ order: ({ context }) => `${context.order}2` }) } },
          },
          b: {},
        },
      },
    },
  });
  const { lines, plan: planned, complaints } = await prove(defineModel(machine, {}));
  expect([lines, complaints]).toEqual([['start → after 10 ms'], []]);
  expect(planned.paths[0]?.steps[0]?.expected.context).toEqual({ order: '12' });
});

test('nothing is done before a timer without delay has fired', async () => {
  const machine = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
    id: 'soon',
    initial: 'a',
    states: { a: { on: { go: 'c' }, after: { 0: 'b' } }, b: { on: { go: 'c' } }, c: {} },
  });
  const model = defineModel(machine, {
    controls: { go: { role: 'button', name: 'Go' } },
    unreachable: { 'soon.a|go|0': 'the state lasts no time' },
  });
  expect(await prove(model)).toMatchObject({ lines: ['start → after 0 ms → go'], complaints: [] });
});

test('a delay that depends on the context decides which timer comes first', async () => {
  const machine = setup({
    types: { context: {} as { quick: boolean }, input: {} as { quick: boolean } },
    delays: { timeout: ({ context }) => (context.quick ? 5 : 50) },
  }).createMachine({
    id: 'wait',
    context: ({ input }) => input,
    initial: 'a',
    states: { a: { after: { timeout: 'impatient', 20: 'served' } }, impatient: {}, served: {} },
  });
  const model = defineModel(machine, {
    starts: [
      { name: 'quick', input: { quick: true } },
      { name: 'slow', input: { quick: false } },
    ],
    identity: ({ quick }) => quick,
  });
  expect(await prove(model)).toMatchObject({
    lines: ['quick → after 5 ms', 'slow → after 20 ms'],
    complaints: [],
  });
});

test('entering a state again begins its delay again, and an inner transition does not', async () => {
  const machine = setup({ types: { events: {} as { type: 'again' } | { type: 'stay' } } }).createMachine({
    id: 'restart',
    type: 'parallel',
    states: {
      beat: { initial: 'one', states: { one: { after: { 60: 'two' } }, two: {} } },
      guard: {
        initial: 'on',
        states: {
          on: {
            after: { 100: 'off' },
            on: { again: { target: 'on', reenter: true }, stay: { actions: () => {} } },
          },
          off: {},
        },
      },
    },
  });
  const model = defineModel(machine, { controls: { again: { kind: 'outside' }, stay: { kind: 'outside' } } });
  expect((await prove(model)).complaints).toEqual([]);
  const lines = linesOf(plan(model, { cover: 'edges' })).join('\n');
  expect(lines).toContain('start → after 60 ms → after 40 ms');
  expect(lines).not.toContain('again → after 40 ms');
});

test('a delayed event that the machine sends itself is a timer, until it is cancelled', async () => {
  const machine = setup({
    types: { events: {} as { type: 'warn' } | { type: 'end' } | { type: 'stop' } },
    actions: { later: sendTo(({ self }) => self, { type: 'end' }, { delay: 9, id: 'end' }) },
  }).createMachine({
    id: 'alarm',
    initial: 'armed',
    entry: [raise({ type: 'warn' }, { delay: 4, id: 'warn' }), 'later'],
    states: {
      armed: {
        on: { warn: 'warning', stop: { target: 'stopped', actions: [cancel('warn'), cancel('end')] } },
      },
      warning: { on: { end: 'over' } },
      stopped: {},
      over: {},
    },
  });
  const model = defineModel(machine, {
    controls: { warn: { kind: 'internal' }, end: { kind: 'internal' }, stop: { kind: 'outside' } },
  });
  const { lines, complaints, plan: planned } = await prove(model);
  expect(lines.toSorted()).toEqual(['start → after 4 ms → after 5 ms', 'start → stop']);
  expect(complaints).toEqual([]);
  expect(planned.deadEnds.toSorted()).toEqual(['over', 'stopped']);
});

test('timers without delay that set each other off for ever are refused with words', () => {
  const machine = setup({}).createMachine({
    id: 'mad',
    initial: 'a',
    states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
  });
  expect(() => plan(defineModel(machine, {}))).toThrow('timers without delay set each other off for ever');
});

test('a delayed event to another actor passes the time, and leaves the machine alone', async () => {
  const machine = setup({
    types: { events: {} as { type: 'poke' } },
    actors: { helper: fromCallback<{ type: 'poke' }>(() => {}) },
  }).createMachine({
    id: 'delegate',
    initial: 'on',
    invoke: { id: 'helper', src: 'helper' },
    states: {
      on: {
        entry: sendTo('helper', { type: 'poke' }, { delay: 5 }),
        after: { 20: 'off' },
        on: { poke: 'poked' },
      },
      off: {},
      poked: {},
    },
  });
  const model = defineModel(machine, {
    outcomes: { helper: [] },
    controls: { poke: { kind: 'internal' } },
    unreachable: { poked: 'only the helper is poked', 'delegate.on|poke|0': 'only the helper is poked' },
  });
  expect(await prove(model)).toMatchObject({ lines: ['start → after 5 ms → after 15 ms'], complaints: [] });
});

test('a delayed event that piles up without end is refused with words', () => {
  const machine = setup({ types: { events: {} as { type: 'knock' } | { type: 'open' } } }).createMachine({
    id: 'pile',
    on: { knock: { actions: raise({ type: 'open' }, { delay: 10 }) }, open: { actions: () => {} } },
  });
  const model = defineModel(machine, {
    controls: { knock: { kind: 'outside' }, open: { kind: 'internal' } },
  });
  expect(() => plan(model)).toThrow('More than 100 timers are pending; "open" is set again and again');
});

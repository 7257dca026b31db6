import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf, type ChartState, type ChartTransition } from '#model-testing/chart.ts';
import { inventory } from '#model-testing/inventory.ts';
import { emailCodeMachine, emailCodeModel } from './machines/email-code.ts';
import { everythingMachine, everythingModel } from './machines/everything.ts';

const chart = chartOf(everythingMachine, everythingModel);
const state = (path: string): ChartState | undefined => chart.states.find((one) => one.path === path);
const from = (path: string, label: string): ChartTransition | undefined =>
  chart.transitions.find((one) => one.source === state(path)?.id && one.label === label);

describe('a chart', () => {
  test('is plain JSON, and the same for the same machine and for one with other implementations', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    const provided = everythingMachine.provide({ guards: { isReady: () => false } });
    expect(JSON.stringify(chartOf(provided, everythingModel))).toBe(JSON.stringify(chart));
  });

  test('has its states in the order of the machine, each with its kind and parent', () => {
    expect(chart.states.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      ' compound',
      'end atomic',
      'running parallel',
      'running.line compound',
      'running.line.connecting atomic',
      'running.line.up final',
      'running.line.down atomic',
      'running.sound compound',
      'running.sound.on atomic',
      'running.sound.off atomic',
      'running.sound.silent final',
      'running.memory history',
      'paused atomic',
      'last history',
      'over final',
    ]);
    expect(state('running.line.up')?.parent).toBe('every-thing.running.line');
    expect([chart.id, chart.root, chart.states[0]?.parent]).toEqual(['everything', 'every-thing', null]);
  });

  test('says where compound states begin and where history leads', () => {
    expect(state('')?.initial).toBe('every-thing.end');
    expect(state('running')?.initial).toBeNull();
    expect(state('last')).toMatchObject({ history: 'shallow', initial: 'every-thing.end' });
    expect(state('running.memory')).toMatchObject({ history: 'deep' });
  });

  test('holds what a state is and does, without the timers that XState adds', () => {
    expect(state('running')).toMatchObject({
      description: 'Both at once.',
      entry: ['greet'],
      exit: ['close', 'emit told'],
    });
    expect(state('running')?.invokes.map(({ src }) => src)).toEqual(['listen', 'watch']);
    expect(state('end')).toMatchObject({ tags: ['busy', 'calm'], entry: [], exit: [] });
    expect(chart.delays).toEqual({ backOff: null, timeout: 20_000 });
  });

  test('has every transition by the id of the inventory', () => {
    const ids = inventory(everythingMachine).transitions.map(({ id }) => id);
    expect(chart.transitions.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['end', 'open', { kind: 'event', guard: 'isReady', actions: ['greet', 'assign text'] }],
    ['end', 'after timeout (20 s)', { kind: 'after', targets: ['every-thing.over'] }],
    ['end', 'after 500 ms', { kind: 'after', targets: [] }],
    ['running', 'message', { kind: 'callback', actions: ['raise stop'], targets: [] }],
    ['running', 'pause', { kind: 'event', description: 'Only for a while.' }],
    ['running', 'all done', { kind: 'completion' }],
    ['running', 'watch changes', { kind: 'snapshot', actions: ['greet'] }],
    ['running.line.connecting', '✓ connect', { kind: 'done', reenter: false }],
    ['running.line.connecting', '✗ connect', { kind: 'error', reenter: true }],
    ['running.line.down', 'after backOff', { kind: 'after' }],
    ['running.sound.off', 'always', { kind: 'always', guard: 'isReady' }],
    ['paused', 'open', { targets: ['every-thing.running.line.down', 'every-thing.running.sound.off'] }],
    ['paused', 'resume', { targets: ['every-thing.running.memory'] }],
  ] as const)('says of %s what %s is and does', (path, label, what) => {
    expect(from(path, label)).toMatchObject(what);
  });

  test('carries the requirements of the model on states and transitions', () => {
    expect(state('paused')?.requirements).toEqual(['OTP-1']);
    expect(from('end', 'open')?.requirements).toEqual(['OTP-2']);
  });

  test('needs no model, only then no event is known to come from an actor', () => {
    const alone = chartOf(everythingMachine);
    expect(alone.id).toBe('every-thing');
    expect(alone.transitions.some(({ kind }) => kind === 'callback')).toBe(false);
  });

  test('of a machine with one state has that state', () => {
    const one = setup({}).createMachine({ id: 'one' });
    expect(chartOf(one).states).toMatchObject([{ id: 'one', path: '', kind: 'atomic', parent: null }]);
  });

  test('of the e-mail code has nine states below its root and thirteen transitions', () => {
    const { states, transitions } = chartOf(emailCodeMachine, emailCodeModel);
    expect([states.length - 1, transitions.length]).toEqual([9, 13]);
  });
});

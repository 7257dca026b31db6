import { createActor, setup, type AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isCovered, mergeCoverage, type Coverage } from '#model-testing/coverage.ts';
import { gate } from '#model-testing/gate.ts';
import { inventory, resolveId } from '#model-testing/inventory.ts';
import { defineModel, type Model } from '#model-testing/model.ts';
import { createRecorder } from '#model-testing/recorder.ts';
import { emailCodeMachine, emailCodeModel } from './machines/email-code.ts';

const door = setup({
  types: {
    context: {} as { locked: boolean },
    events: {} as { type: 'push' } | { type: 'kick' } | { type: 'hide' },
  },
}).createMachine({
  id: 'door',
  context: { locked: false },
  initial: 'shut',
  states: {
    shut: {
      on: {
        push: [
          {
            guard: function isLocked({ context }) {
              return context.locked;
            },
            target: 'shut',
          },
          { target: 'ajar.wide' },
        ],
      },
    },
    ajar: { initial: 'slight', states: { slight: { on: { kick: 'wide' } }, wide: {} } },
  },
});

const controls = { push: { kind: 'outside' }, kick: { kind: 'outside' } } as const;
const model = defineModel(door, { controls });

function record(level: string, types: readonly ('push' | 'kick')[], snapshot?: AnyMachineSnapshot): Coverage {
  const recorder = createRecorder(model, level);
  const actor = createActor(door, { inspect: recorder.inspect, ...(snapshot && { snapshot }) }).start();
  for (const type of types) actor.send({ type });
  actor.stop();
  return recorder.coverage();
}

describe('inventory', () => {
  test('knows transitions by node, event and index, what sets them off, and their guards by name', () => {
    expect(inventory(door).transitions.map(({ id, kind, guard }) => [id, kind, guard])).toEqual([
      ['door.shut|push|0', 'event', 'isLocked'],
      ['door.shut|push|1', 'event', null],
      ['door.ajar.slight|kick|0', 'event', null],
    ]);
    const kinds = new Set(inventory(emailCodeMachine).transitions.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['after', 'done', 'error', 'event']);
  });

  test('finds a place by its path, its id or its transition id', () => {
    expect(
      ['ajar.wide', 'door.ajar.wide', 'door.shut|push|1', 'roof'].map((key) => resolveId(door, key)),
    ).toEqual(['door.ajar.wide', 'door.ajar.wide', 'door.shut|push|1', undefined]);
  });

  test('has the same ids for a machine with other implementations', () => {
    const ids = (machine: Model['machine']) => inventory(machine).transitions.map(({ id }) => id);
    expect(ids(emailCodeMachine.provide({ guards: { isEmail: () => true } }))).toEqual(ids(emailCodeMachine));
  });
});

describe('a recorder', () => {
  test('notes states as they are entered, transitions as they are taken, and guards that pass and fail', () => {
    expect(record('bare', ['push', 'push'])).toEqual({
      machine: 'door',
      states: {
        door: { bare: 1 },
        'door.shut': { bare: 1 },
        'door.ajar': { bare: 1 },
        'door.ajar.wide': { bare: 1 },
      },
      transitions: { 'door.shut|push|1': { bare: 1 } },
      guardsPassed: {},
      guardsFailed: { 'door.shut|push|0': { bare: 1 } },
    });
  });

  test('follows an actor that was restored from a snapshot', () => {
    const snapshot = door.resolveState({ value: { ajar: 'slight' }, context: { locked: false } });
    const { states, transitions } = record('view', ['kick'], snapshot);
    expect(Object.keys(states).toSorted()).toEqual([
      'door',
      'door.ajar',
      'door.ajar.slight',
      'door.ajar.wide',
    ]);
    expect(transitions).toEqual({ 'door.ajar.slight|kick|0': { view: 1 } });
  });

  test('leaves other machines alone', () => {
    const recorder = createRecorder(emailCodeModel, 'bare');
    createActor(door, { inspect: recorder.inspect }).start().send({ type: 'push' });
    expect(recorder.coverage()).toMatchObject({ states: {}, transitions: {} });
  });

  test('gives plain JSON', () => {
    const coverage = record('bare', ['push']);
    expect(JSON.parse(JSON.stringify(coverage))).toEqual(coverage);
  });
});

describe('mergeCoverage', () => {
  test('adds up runs and keeps levels apart', () => {
    const merged = mergeCoverage(record('bare', ['push']), record('bare', ['push']), record('view', []));
    expect(merged.states['door.shut']).toEqual({ bare: 2, view: 1 });
    expect(merged.transitions['door.shut|push|1']).toEqual({ bare: 2 });
    expect(isCovered(merged.transitions['door.shut|push|1'])).toBe(true);
    expect(isCovered(merged.transitions['door.shut|push|1'], 'view')).toBe(false);
    expect(isCovered(undefined)).toBe(false);
  });

  test('refuses to add up two machines', () => {
    const other = createRecorder(emailCodeModel, 'bare').coverage();
    expect(() => mergeCoverage(other, record('bare', []))).toThrow(
      '"emailCode" and of "door" cannot be merged',
    );
  });
});

describe('the gate', () => {
  const missing = ['door.ajar.slight', 'door.shut|push|0', 'door.ajar.slight|kick|0'];

  test('names every state and transition that was never reached', () => {
    const { ok, complaints, states, transitions } = gate(record('bare', ['push']), model);
    expect(ok).toBe(false);
    expect(complaints).toEqual(
      missing.map((id) => `${id} was never reached: add a case or an outcome, or list it as unreachable.`),
    );
    expect({ states, transitions }).toEqual({
      states: { covered: 3, total: 4 },
      transitions: { covered: 1, total: 3 },
    });
  });

  test('is content with a reason, and a state that cannot be reached excuses what lies in it', () => {
    const excused = defineModel(door, {
      controls,
      unreachable: { 'ajar.slight': 'doors swing open', 'door.shut|push|0': 'never locked' },
    });
    expect(gate(record('bare', ['push']), excused)).toMatchObject({
      ok: true,
      states: { covered: 3, total: 3 },
      transitions: { covered: 1, total: 1 },
    });
  });

  test('complains of an exception that was reached after all', () => {
    const wrong = defineModel(door, {
      controls,
      unreachable: { ajar: 'always shut', 'door.shut|push|0': 'never locked' },
    });
    const { complaints } = gate(record('bare', ['push']), wrong);
    expect(complaints).toContain(
      'door.ajar.wide is listed as unreachable (always shut), but it was reached: take it off the list.',
    );
  });

  test('complains of ids that the machine does not have, in the list and in the coverage', () => {
    const unknown = defineModel(door, { controls, unreachable: { attic: 'no ladder' } });
    const coverage = { ...record('bare', []), transitions: { 'door.shut|knock|0': { bare: 1 } } };
    const { complaints } = gate(coverage, unknown);
    expect(complaints).toContain(
      'attic is listed as unreachable, but the machine has no such state or transition.',
    );
    expect(complaints).toContain(
      'door.shut|knock|0 was covered, but the machine has it no more: run its tests again.',
    );
  });

  test('asks for one level alone where it is told to', () => {
    const both = mergeCoverage(record('bare', ['push']), record('view', []));
    const lines = gate(both, model, 'view').complaints;
    expect(lines).toContain(
      'door.shut|push|1 was never reached at level view: add a case or an outcome, or list it as unreachable.',
    );
  });
});

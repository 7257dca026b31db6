import { and, createMachine, not, or, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { guardLabel } from '#model-testing/inventory.ts';
import { defineModel } from '#model-testing/model.ts';
import { plan } from '#model-testing/plan.ts';

const controls = { go: { kind: 'outside', from: 'a test' } } as const;

describe('P12 a machine that cannot be planned is told by name', () => {
  test('one that never comes to rest from where it begins', () => {
    const machine = createMachine({
      id: 'spin',
      initial: 'a',
      states: { a: { always: 'b' }, b: { always: 'a' } },
    });
    expect(() => plan(defineModel(machine, {}))).toThrow(
      'spin leads itself on for ever and never comes to rest.',
    );
  });

  test('one with a BigInt in its context, by the field', () => {
    const machine = setup({
      types: { context: {} as { sum: { cents: bigint } }, events: {} as { type: 'go' } },
    }).createMachine({
      id: 'big',
      context: { sum: { cents: 1n } },
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: {} },
    });
    expect(() => plan(defineModel(machine, { controls, identity: (context) => [context] }))).toThrow(
      'sum.cents" is a BigInt',
    );
  });

  test('one whose context holds itself, by the field', () => {
    const knot: Record<string, unknown> = {};
    knot['self'] = knot;
    const machine = setup({
      types: { context: {} as { knot: Record<string, unknown> }, events: {} as { type: 'go' } },
    }).createMachine({
      id: 'circle',
      context: { knot },
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: {} },
    });
    expect(() => plan(defineModel(machine, { controls, identity: (context) => [context] }))).toThrow(
      'knot.self" holds itself, in a circle',
    );
  });
});

test('P12 a guard that is made of others is drawn with their names', () => {
  expect(guardLabel(and(['isWhole', 'isMine']))).toBe('isWhole and isMine');
  expect(guardLabel(not('isWhole'))).toBe('not isWhole');
  expect(guardLabel(and(['isWhole', or(['isMine', not('isOld')])]))).toBe(
    'isWhole and (isMine or not isOld)',
  );
  expect(guardLabel(not(or(['isMine', 'isOld'])))).toBe('not (isMine or isOld)');
});

import { createMachine, fromCallback, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel, type Model } from '#model-testing/model.ts';
import { checkModel } from '#model-testing/model-check.ts';

const machine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { type: 'typed'; text: string } | { type: 'send' } | { type: 'late'; by: number },
    input: {} as { readonly text: string },
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise<{ id: number }, string>(() => new Promise(() => {})),
    deadline: fromCallback(() => {}),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => input,
  initial: 'editing',
  states: {
    editing: {
      on: { typed: {}, send: 'sending' },
      initial: 'calm',
      states: { calm: { on: { late: 'late' } }, late: {} },
    },
    sending: { tags: 'busy', invoke: { src: 'save', input: '', onDone: 'sent', onError: 'editing' } },
    sent: {},
  },
});

const input = { text: '' };
const cases = { typed: [{ text: 'a' }], late: [{ by: 1 }] };
const outcomes = { save: [{ name: 'saved', ok: true as const, output: { id: 1 } }], deadline: [] };

describe('defineModel', () => {
  test('fills what is left out, and begins with one start of the given input', () => {
    const model = defineModel(machine, { input, cases, outcomes });
    expect(model).toMatchObject({
      id: 'form',
      starts: [{ name: 'start', input: { text: '' } }],
      limit: 20_000,
    });
    expect(model.machine).toBe(machine);
  });

  test('types names, payloads, outputs, tags and state paths by the machine', () => {
    const model: Model = defineModel(machine, {
      starts: [
        { name: 'empty', input: { text: '' }, outcomes: { save: [{ name: 'no', ok: false, error: 1 }] } },
      ],
      cases: { typed: ({ text }) => [{ text: `${text}!` }], late: [{ by: 1 }] },
      outcomes: { ...outcomes, deadline: [{ name: 'passed', sends: { type: 'late', by: 3 } }] },
      identity: ({ text }) => text.length,
      controls: {
        typed: { role: 'textbox', name: 'Text', value: 'text' },
        send: { role: 'button', name: ({ context }) => `Send ${context.text}` },
      },
      shows: { 'editing.late': { tags: ['busy'] }, sent: ({ text }) => ({ texts: [text], tags: ['busy'] }) },
      tags: { busy: { roles: [{ role: 'progressbar' }] } },
      volatile: ['text'],
      invariants: { kept: ({ context }, before) => context.text === before?.context.text },
    });
    expect(Object.keys(model.shows)).toEqual(['editing.late', 'sent']);
    const badOutcomes = { ...outcomes, save: [{ name: 'saved', ok: true as const, output: 1 }] };
    const badControls = { typed: { role: 'textbox', name: 'Text', value: 'by' as const } };
    const wrong = () => [
      // @ts-expect-error -- the machine needs an input
      defineModel(machine, { cases, outcomes }),
      // @ts-expect-error -- typed and late carry payloads, so their cases are needed
      defineModel(machine, { input, outcomes }),
      // @ts-expect-error -- every actor needs outcomes
      defineModel(machine, { input, cases, outcomes: { save: [] } }),
      // @ts-expect-error -- the output is that of the actor
      defineModel(machine, { input, cases, outcomes: badOutcomes }),
      // @ts-expect-error -- no such state
      defineModel(machine, { input, cases, outcomes, shows: { nowhere: {} } }),
      // @ts-expect-error -- no such payload key
      defineModel(machine, { input, cases, outcomes, controls: badControls }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('is satisfied with nothing for a machine that needs nothing', () => {
    expect(defineModel(createMachine({ id: 'still' }), {}).starts).toEqual([
      { name: 'start', input: undefined },
    ]);
  });
});

describe('checkModel', () => {
  test('names everything that the machine does not have, all at once', () => {
    const model = defineModel(createMachine({ id: 'lamp', on: { toggle: { actions: () => {} } } }), {
      cases: { togle: [] },
      controls: { tog: { kind: 'outside' } },
      outcomes: { bulb: [] },
      shows: { on: {} },
      requirements: { 'lamp|toggle|1': ['R-1'] },
      unreachable: { off: 'never' },
    });
    expect(() => checkModel(model)).toThrow(
      /cases\["togle"\][^]*controls\["tog"\][^]*outcomes\["bulb"\][^]*shows\["on"\][^]*requirements\["lamp\|toggle\|1"\][^]*unreachable\["off"\]/,
    );
  });

  test('refuses outcomes that are not plain data or that share a name, starts that do, and empty reasons', () => {
    const model = defineModel(machine, {
      starts: [
        { name: 'a', input: { text: '' } },
        { name: 'a', input: { text: 'b' } },
      ],
      cases,
      outcomes: {
        save: [
          { name: 'no', ok: false, error: { cause: new Error('x') } },
          { name: 'no', ok: false, error: 2 },
        ],
        deadline: [],
      },
      unreachable: { sent: ' ' },
    });
    expect(() => checkModel(model)).toThrow(
      /starts: "a" is there twice[^]*outcomes\.save: "no" is there twice[^]*outcomes\.save "no"\.cause is not plain data[^]*unreachable\["sent"\] gives no reason/,
    );
  });

  test('refuses an actor that is written inline, because it cannot be replaced', () => {
    const inline = createMachine({ id: 'm', invoke: { src: fromPromise(() => Promise.resolve(1)) } });
    expect(() => checkModel(defineModel(inline, {}))).toThrow('m: the actor "0.m" is written inline');
  });
});

import { describe, expect, test } from 'vitest';
import { findings, usableTarget } from '#model-testing/oracle.ts';
import { plan } from '#model-testing/plan.ts';
import { replay, replayResult } from '#model-testing/replay.ts';
import { begin } from '#model-testing/simulation.ts';
import { subjectOf } from '#model-testing/subject.ts';
import { defineModel } from '#model-testing/model.ts';
import { setup } from 'xstate';
import { rightView, surfaceOf, viewDriver, type Snapshot, type Thing, type View } from './email-code-view.ts';
import { emailCodeModel } from './machines/email-code.ts';

const { paths } = plan(emailCodeModel);

async function failuresOf(view: View): Promise<readonly string[]> {
  const results = await Promise.all(
    paths.map((path) => replayResult(path, 'view', () => viewDriver(path, view))),
  );
  return results.flatMap(({ error }) => error ?? []);
}

/** The right view with each thing put through a change; undefined takes it away. */
function without(change: (thing: Thing) => Thing | undefined): View {
  return (snapshot) => rightView(snapshot).flatMap((thing) => change(thing) ?? []);
}

/** A view that goes on showing the context that it saw first. */
function staleView(): View {
  let first: Snapshot['context'] | undefined;
  return (snapshot) => {
    first ??= snapshot.context;
    return rightView(
      Object.assign(Object.create(snapshot), { context: first, can: snapshot.can.bind(snapshot) }),
    );
  };
}

test('the right view passes every path', async () => {
  for (const path of paths) await replay(path, viewDriver(path, rightView));
});

describe('a wrong view is caught by the oracle that is there for it', () => {
  test.each<readonly [string, View, string]>([
    [
      'a missing control',
      without((thing) => (thing.name === 'Change e-mail' ? undefined : thing)),
      'button "Change e-mail" is missing, but the machine takes "email.edit"',
    ],
    [
      'a control that is disabled although it may be used',
      without((thing) => ({ ...thing, disabled: thing.name === 'Continue' })),
      'button "Continue" is disabled, but the machine takes "submit"',
    ],
    [
      'a control that is enabled although it may not be used',
      without((thing) => ({ ...thing, disabled: false })),
      'button "Continue" can be used, but the machine does not take "submit"',
    ],
    [
      'a control for an event that is not possible',
      (snapshot) => [...rightView(snapshot), { role: 'button', name: 'Try again' }],
      'button "Try again" can be used, but the machine does not take "retry"',
    ],
    [
      'a wrong text',
      without((thing) => (thing.text === 'Too many attempts' ? { ...thing, text: 'Try later' } : thing)),
      'the text "Too many attempts" is missing',
    ],
    [
      'a missing part',
      without((thing) => (thing.role === 'img' ? undefined : thing)),
      'img "Verified" is missing',
    ],
    [
      'a text of the state before',
      (snapshot) => [...rightView(snapshot), { role: 'note', text: 'Not sent' }],
      'the text "Not sent" must not be there',
    ],
    ['context that is stale', staleView(), 'the text "Sent to ada@example.com" is missing'],
    [
      'a spinner that is missing',
      without((thing) => (thing.role === 'progressbar' ? undefined : thing)),
      'progressbar is missing, although "busy" is on',
    ],
    [
      'a spinner that never goes',
      (snapshot) => [...rightView(snapshot), { role: 'progressbar' }],
      'progressbar is there, although "busy" is off',
    ],
  ])('%s', async (_what, view, message) => {
    const failures = await failuresOf(view);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.join('\n')).toContain(message);
  });
});

describe('findings', () => {
  const machine = setup({
    types: {
      context: {} as { text: string },
      events: {} as { type: 'typed'; text: string } | { type: 'send' } | { type: 'skip' },
    },
  }).createMachine({
    id: 'note',
    context: { text: 'hello' },
    initial: 'open',
    states: {
      open: {
        on: {
          typed: { guard: ({ event }) => event.text !== '', actions: () => {} },
          send: { guard: () => false, target: 'open' },
          skip: 'open',
        },
      },
    },
  });
  const next = { role: 'button', name: 'Next', within: { role: 'dialog' } };
  const model = defineModel(machine, {
    cases: { typed: [{ text: '' }, { text: 'x' }] },
    controls: {
      typed: { role: 'textbox', name: ({ context }) => `Note (${context.text.length})`, value: 'text' },
      skip: next,
      send: next,
    },
    shows: { open: ({ text }) => ({ roles: [{ role: 'textbox', name: 'Note (5)', value: text }] }) },
  });
  const { snapshot } = begin(subjectOf(model), undefined).situation;
  const see = (things: readonly Thing[]) =>
    findings(
      model,
      snapshot,
      surfaceOf(() => things),
    );
  const field = { role: 'textbox', name: 'Note (5)', value: 'hello' };
  const button = { role: 'button', name: 'Next' };

  test('a control is usable as soon as one of its cases, or one of the events it makes, is possible', () => {
    expect(see([field, button])).toEqual([]);
    expect(see([field, { ...button, disabled: true }])).toEqual([
      'button "Next" in dialog is disabled, but the machine takes "skip"',
    ]);
  });

  test('a field that lost what was typed is found', () => {
    expect(see([{ ...field, value: '' }, button])).toEqual([
      'textbox "Note (5)" holds "" instead of "hello"',
    ]);
  });

  test('a tag that a state must carry, but does not, is found on the machine', () => {
    const tagged = { ...model, shows: { open: { tags: ['busy'] } } };
    expect(
      findings(
        tagged,
        snapshot,
        surfaceOf(() => [field, button]),
      ),
    ).toEqual(['the machine lacks the tag "busy"']);
  });

  test('a part that two tags share is not stale while one of them is on', () => {
    const spinner = { roles: [{ role: 'progressbar' }] };
    const shared = { ...model, tags: { saving: spinner, loading: spinner } };
    const spinning = [field, button, { role: 'progressbar' }];
    const saving = Object.assign(Object.create(snapshot), { hasTag: (tag: string) => tag === 'saving' });
    expect(
      findings(
        shared,
        saving,
        surfaceOf(() => spinning),
      ),
    ).toEqual([]);
    expect(
      findings(
        shared,
        saving,
        surfaceOf(() => [field, button]),
      ),
    ).toEqual(['progressbar is missing, although "saving" is on']);
    expect(
      findings(
        shared,
        snapshot,
        surfaceOf(() => spinning),
      ),
    ).toHaveLength(2);
  });

  test('an action fails when its control is missing or disabled, and needs none where the event comes from outside', () => {
    const skip = (things: readonly Thing[]) =>
      usableTarget(
        model,
        snapshot,
        { type: 'skip' },
        surfaceOf(() => things),
      );
    expect(skip([button])).toEqual(next);
    expect(() => skip([])).toThrow('"skip" cannot be made: button "Next" in dialog is missing.');
    expect(() => skip([{ ...button, disabled: true }])).toThrow('is disabled');
    const outside = { ...model, controls: { skip: { kind: 'outside' as const } } };
    expect(
      usableTarget(
        outside,
        snapshot,
        { type: 'skip' },
        surfaceOf(() => []),
      ),
    ).toBeUndefined();
  });

  test('a machine that has ended takes nothing, so no control may be usable', () => {
    const done = Object.assign(Object.create(snapshot), { status: 'done' });
    expect(
      findings(
        model,
        done,
        surfaceOf(() => [field, button]),
      ),
    ).toEqual([
      'textbox "Note (5)" can be used, but the machine does not take "typed"',
      'button "Next" in dialog can be used, but the machine does not take "send", "skip"',
    ]);
  });
});

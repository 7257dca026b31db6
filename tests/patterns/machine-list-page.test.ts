import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { assign, createActor, emit, fromPromise, setup } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import { listPageModel } from '#machines/patterns/list-page-model.ts';
import { listPage } from '#machines/patterns/list-page-of.ts';
import type { PageAnswer, Question } from '#machines/patterns/question.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(listPageModel);

type Filters = { name: string; letter: string };

/** What can be done to the names: one is changed, and each answer of the list is counted. */
const actionsMachine = setup({
  types: {
    context: {} as { given: string; readings: string[][] },
    events: {} as { type: 'change' } | { type: 'names.read'; names: string[] },
    emitted: {} as { type: 'name.changed' } | Telling,
    input: {} as { given: string },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, readings: [] }),
  on: {
    change: { actions: [emit(toast('success', 'Changed.')), emit({ type: 'name.changed' })] },
    'names.read': {
      actions: assign({ readings: ({ context, event }) => [...context.readings, event.names] }),
    },
  },
});

/** The page of a list of names with its own children, whose calls are answered at once. */
async function open() {
  const calls: Question<Filters>[] = [];
  const readPage = fromPromise<PageAnswer<string>, Question<Filters>>(async ({ input }) => {
    calls.push(input);
    return { rows: [`${input.filters.name} ${calls.length}`], total: 40 };
  });
  const list = listOf<string, Filters, Question<Filters>>({ readPage, queryOf: (asked) => asked }).provide({
    actors: { polling: fromPromise(() => new Promise<never>(() => {})) as never },
  });
  const page = listPage({
    list,
    actions: actionsMachine,
    changes: ['name.changed'],
    newsOf: (snapshot) => ({ type: 'names.read', names: snapshot.context.rows }),
  });
  const question = { filters: { name: 'Ada', letter: 'A' }, page: 2, size: 10 };
  const clock = createVirtualClock();
  const input = { question, searchBy: 'name', actions: { given: 'as input' } };
  const actor = createActor(page, { clock, input });
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  const { children } = actor.getSnapshot();
  actor.start();
  const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  await settle();
  return { actor, ...children, calls, question, settle, told };
}

describe('the page of a list', () => {
  it('begins with what its address asks, in the list and in the search field', async () => {
    const { calls, question, search, actions } = await open();
    expect(calls).toEqual([question]);
    expect(search.getSnapshot().context.text).toBe('Ada');
    expect(actions.getSnapshot().context.given).toBe('as input');
  });

  it('asks the list for what is searched for, keeps its other filters and tells the address', async () => {
    const { calls, question, search, settle, told } = await open();
    search.send({ type: 'text.changed', text: 'Bela ' });
    search.send({ type: 'submit' });
    await settle();
    const asked = { ...question, filters: { name: 'Bela', letter: 'A' }, page: 1 };
    expect(calls.slice(1)).toEqual([asked]);
    expect(told).toEqual([{ type: 'question.changed', question: asked }]);
  });

  it('stays on its page where the same words are searched for once more', async () => {
    const { calls, search, settle, told } = await open();
    search.send({ type: 'text.changed', text: 'Ada ' });
    search.send({ type: 'submit' });
    await settle();
    expect(calls).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('searches for the first words again after others', async () => {
    const { calls, search, settle } = await open();
    for (const text of ['Bela', 'Ada']) {
      search.send({ type: 'text.changed', text });
      search.send({ type: 'submit' });
      await settle();
    }
    expect(calls.map(({ filters }) => filters.name)).toEqual(['Ada', 'Bela', 'Ada']);
  });

  it('follows Back with the list and with the search field', async () => {
    const { actor, calls, question, search, settle } = await open();
    const before = { ...question, filters: { name: 'Carla', letter: 'C' }, page: 3 };
    actor.send({ type: 'address.changed', question: before });
    await settle();
    expect(calls.at(-1)).toEqual(before);
    expect(search.getSnapshot().context.text).toBe('Carla');
  });

  it('reads the list again once something is changed, emits the change, and tells the actions of each answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { actions, calls, settle, told } = await open();
    actions.send({ type: 'change' });
    await settle();
    expect(calls).toHaveLength(2);
    expect(told).toEqual([toast('success', 'Changed.'), { type: 'records.changed' }]);
    expect(actions.getSnapshot().context.readings).toEqual([['Ada 1'], ['Ada 2']]);
  });
});

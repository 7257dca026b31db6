import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import { namesModel } from '#machines/patterns/paged-list-model.ts';
import type { PageAnswer, Question } from '#machines/patterns/question.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(namesModel);

type Letters = { letter: string };
type Call = {
  asked: Question<Letters>;
  answer: (page: PageAnswer<string>) => Promise<void>;
  fail: () => Promise<void>;
};

/** A list whose calls wait until a test answers them. */
function list(question: Partial<Question<Letters>> = {}) {
  const calls: Call[] = [];
  const settle = async (work: () => void): Promise<void> => {
    work();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const readPage = fromPromise<PageAnswer<string>, Question<Letters>>(
    ({ input: asked }) =>
      new Promise((resolve, reject) => {
        const answer: Call['answer'] = (page) => settle(() => resolve(page));
        const fail: Call['fail'] = () => settle(() => reject(new Error('no')));
        calls.push({ asked, answer, fail });
      }),
  );
  const machine = listOf<string, Letters, Question<Letters>>({ readPage, queryOf: (asked) => asked });
  const polling = fromPromise(() => new Promise<never>(() => {}));
  const actor = createActor(machine.provide({ actors: { polling: polling as never } }), {
    clock: createVirtualClock(),
    input: { question: { filters: { letter: '' }, page: 1, size: 10, ...question } },
  });
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const call = (index: number): Call => {
    const made = calls[index];
    if (!made) throw new Error(`Only ${calls.length} calls were made.`);
    return made;
  };
  return { actor, calls, call, told, rows: () => actor.getSnapshot().context.rows };
}

it('an answer to an older question is not heard, however late it comes', async () => {
  const { actor, call, rows } = list();
  actor.send({ type: 'filters.changed', filters: { letter: 'B' } });
  await call(1).answer({ rows: ['Bela'], total: 1 });
  await call(0).answer({ rows: ['Ada', 'Bela'], total: 2 });
  expect(rows()).toEqual(['Bela']);
});

it('other filters begin at the first page, and the address is told', () => {
  const { actor, call, told } = list({ page: 3 });
  actor.send({ type: 'filters.changed', filters: { letter: 'B' } });
  const question = { filters: { letter: 'B' }, page: 1, size: 10 };
  expect(call(1).asked).toEqual(question);
  expect(told).toEqual([{ type: 'question.changed', question }]);
});

it('another size keeps the first row that was shown', async () => {
  const { actor, call } = list({ page: 4 });
  await call(0).answer({ rows: ['Gil'], total: 47 });
  actor.send({ type: 'size.changed', size: 20 });
  expect(call(1).asked).toMatchObject({ page: 2, size: 20 });
});

it('the page before stays until the next one is there', async () => {
  const { actor, call, rows } = list();
  await call(0).answer({ rows: ['Ada'], total: 11 });
  actor.send({ type: 'page.changed', page: 2 });
  expect(rows()).toEqual(['Ada']);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await call(1).answer({ rows: ['Zoe'], total: 11 });
  expect(rows()).toEqual(['Zoe']);
});

it('a page behind the last one leads to the last one, once', async () => {
  const { call, calls, told, rows } = list({ page: 99 });
  await call(0).answer({ rows: [], total: 12 });
  expect(call(1).asked.page).toBe(2);
  expect(told).toMatchObject([{ question: { page: 2 } }]);
  await call(1).answer({ rows: [], total: 12 });
  expect(calls).toHaveLength(2);
  expect(rows()).toEqual([]);
});

it('Back to the address that is shown asks for nothing', async () => {
  const { actor, call, calls } = list();
  await call(0).answer({ rows: ['Ada'], total: 1 });
  actor.send({ type: 'address.changed', question: { filters: { letter: '' }, page: 1, size: 10 } });
  expect(calls).toHaveLength(1);
});

it('of refreshes that fail one after the other, people are told once, until one has succeeded', async () => {
  const { actor, call, told, rows } = list();
  const due = { type: 'refresh.due' } as const;
  const notices = () => told.length;
  await call(0).answer({ rows: ['Ada'], total: 1 });
  actor.send(due);
  await call(1).fail();
  expect(told).toEqual([
    {
      type: 'notice',
      notice: { kind: 'toast', tone: 'warning', text: 'Please check your internet connectivity' },
    },
  ]);
  actor.send(due);
  await call(2).fail();
  expect([rows(), notices()]).toEqual([['Ada'], 1]);
  actor.send(due);
  await call(3).answer({ rows: ['Ada', 'Bela'], total: 2 });
  actor.send(due);
  await call(4).fail();
  expect([rows(), notices()]).toEqual([['Ada', 'Bela'], 2]);
});

it('never asks twice at the same time', async () => {
  const { actor, call, calls } = list();
  actor.send({ type: 'refresh.due' });
  expect(calls).toHaveLength(1);
  await call(0).answer({ rows: ['Ada'], total: 1 });
  actor.send({ type: 'refresh.due' });
  actor.send({ type: 'refresh.due' });
  expect(calls).toHaveLength(2);
});

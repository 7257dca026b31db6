import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { setNewsStatus } from '#api/news.ts';
import { articleModel } from '#domain/machines/article-model.ts';
import { newsDeskModel } from '#machines/news/desk-model.ts';
import { newsDeskMachine } from '#machines/news/desk.ts';
import { newsEditorModel } from '#machines/news/editor-model.ts';
import { newsListModel } from '#machines/news/list-model.ts';
import { newsReaderModel } from '#machines/news/reader-model.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(articleModel);
proveBare(newsDeskModel);
proveBare(newsEditorModel);
proveBare(newsListModel);
proveBare(newsReaderModel);

type Move = InputFrom<typeof setNewsStatus>;

describe('a text that a colleague has saved meanwhile', () => {
  /** The desk of a draft that was read in its first version, and stands in its second. */
  function start() {
    const sent: Move[] = [];
    const machine = newsDeskMachine.provide({
      actors: {
        setNewsStatus: fromPromise<{ message: string }, Move>(async ({ input }) => {
          sent.push(input);
          if (input.version === '1') throw changedMeanwhile;
          return { message: 'The article was published.' };
        }),
      },
    });
    const actor = createActor(machine, { input: { newsId: 4, status: 'draft', version: '1' } });
    const told: string[] = [];
    actor.on('notice', ({ notice }) => told.push(notice.text));
    actor.on('article.changed', () => told.push('article.changed'));
    actor.start();
    return { actor, sent, told };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it.each(['publish', 'schedule'] as const)(
    'is read before an order to %s it goes out again',
    async (order) => {
      const { actor, sent, told } = start();
      actor.send({ type: order });
      if (order === 'schedule') {
        actor.send({ type: 'time.changed', time: '2099-12-24T18:00' });
        actor.send({ type: 'confirm' });
      }
      await settled();
      expect(told).toEqual([changedMeanwhile.message, 'article.changed']);
      actor.send({ type: 'article.read', status: 'draft', version: '2' });
      actor.send({ type: 'publish' });
      await settled();
      expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
      expect(actor.getSnapshot().context.status).toBe('published');
    },
  );

  it('ends a question that was asked about the text before', () => {
    const { actor } = start();
    actor.send({ type: 'schedule' });
    actor.send({ type: 'article.read', status: 'draft', version: '2' });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});

import { newsWords as words } from '#domain/words/news.ts';
import { defineModel } from '#model-testing/model.ts';
import { articleMachine } from './article.ts';

const now = '2026-11-20T12:00:00.000Z';
const others = (...names: string[]) => names.map((name) => ({ role: 'button', name }) as const);

export const articleModel = defineModel(articleMachine, {
  cases: {
    schedule: [
      { at: '2026-11-21T12:00:00.000Z', now },
      { at: '2026-11-19T12:00:00.000Z', now },
    ],
    publish: [{ now }],
  },
  identity: ({ publishedAt }) => [publishedAt === null],
  controls: {
    schedule: { kind: 'outside', from: 'the dialog that asks for a time' },
    publish: { role: 'button', name: words.moves.publish },
    withdraw: { role: 'button', name: words.moves.withdraw },
    redraft: { role: 'button', name: words.moves.redraft },
    'time.came': { kind: 'outside', from: 'the clock' },
  },
  shows: {
    draft: {
      texts: [words.statuses.draft],
      absent: others(words.moves.withdraw, words.moves.redraft),
    },
    scheduled: { texts: [words.statuses.scheduled], absent: others(words.moves.withdraw) },
    published: {
      texts: [words.statuses.published],
      absent: others(words.moves.publish, words.moves.schedule, words.moves.redraft),
    },
    withdrawn: {
      texts: [words.statuses.withdrawn],
      absent: others(words.moves.withdraw, words.moves.schedule),
    },
  },
  requirements: { published: ['A-1.02', 'A-1.47'], draft: ['A-1.17'] },
  invariants: {
    'a draft alone has no time': ({ context, value }) =>
      (value === 'draft') === (context.publishedAt === null),
    'what is published was not published by a look into the future': ({ context, value }, before) =>
      value !== 'published' || before?.value !== 'draft' || context.publishedAt === now,
  },
});

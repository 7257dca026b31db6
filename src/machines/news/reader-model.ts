import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { newsWords } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { newsReaderMachine } from './reader.ts';
import { article, cloudRow } from './sample-news.ts';

const words = newsWords.article;
const unknown: ProblemData = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: problemWords.not_found,
  fields: {},
  retryAfterSeconds: null,
};
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

export const newsReaderModel = defineModel(newsReaderMachine, {
  endsEarly: true,
  starts: [
    { name: 'an article by its number', input: { newsId: 4 } },
    { name: 'the latest article', input: { newsId: null } },
    { name: 'an article as it was served', input: { newsId: 4, first: article } },
  ],
  outcomes: {
    listNews: [
      { name: 'one', ok: true, output: { rows: [cloudRow], total: 12 } },
      { name: 'none', ok: true, output: { rows: [], total: 0 } },
      unanswered,
    ],
    getNews: [
      { name: 'read', ok: true, output: article },
      { name: 'withdrawn or never there', ok: false, error: unknown },
      unanswered,
    ],
  },
  identity: ({ newsId, article: read, problem }) => [newsId, read?.status, problem?.kind],
  controls: {
    retry: { role: 'button', name: errorWords.retry },
    'article.changed': { kind: 'outside', from: 'the desk beside the article' },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    finding: { tags: ['busy'] },
    loading: { tags: ['busy'] },
    missing: { texts: [words.missing, words.toAll] },
    failed: { texts: [words.failed, errorWords.unanswered] },
    shown: {
      texts: [article.title, article.summary],
      roles: [
        { role: 'heading', name: 'What is taught' },
        { role: 'link', name: 'two days' },
      ],
      absent: [words.failed, words.missing],
    },
  },
  requirements: { shown: ['A-1.02', 'A-2.24', 'A-2.25', 'A-2.34'], finding: ['A-2.24'] },
});

import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { listOf } from './list-of.ts';
import type { PageAnswer } from './question.ts';
import { fromPromise } from 'xstate';

/** A list as plain as it can be: names, of which those that begin with a letter are asked for. */
export const namesMachine = listOf<string, { letter: string }, null>({
  readPage: fromPromise<PageAnswer<string>, null>(() => Promise.reject(new Error('No names are here.'))),
  queryOf: () => null,
});

const first = { filters: { letter: '' }, page: 1, size: 10 };
const refused: ProblemData = {
  kind: 'refused',
  status: 500,
  code: 'internal',
  message: '',
  fields: {},
  retryAfterSeconds: null,
};

/** The words that a plain view of names shows. */
export const namesWords = {
  loading: 'Loading names',
  empty: 'No name begins so.',
  stale: 'Not up to date',
  retry: errorWords.retry,
  all: 'All letters',
  withA: 'With A',
  previous: 'Previous page',
  next: 'Next page',
  rows: 'Rows',
} as const;

const words = namesWords;

export const namesModel = defineModel(namesMachine, {
  id: 'names',
  input: { question: first },
  cases: {
    'filters.changed': ({ question }) => [{ filters: { letter: question.filters.letter === '' ? 'A' : '' } }],
    'page.changed': ({ question }) => [{ page: question.page === 1 ? 2 : 1 }],
    'size.changed': ({ question }) => (question.size === 10 ? [{ size: 20 }] : []),
    'address.changed': ({ question }) => [
      { question },
      { question: { ...question, page: question.page === 1 ? 2 : 1 } },
      { question: { ...question, filters: { letter: question.filters.letter === '' ? 'A' : '' } } },
    ],
  },
  outcomes: {
    readPage: [
      { name: 'a page of two', ok: true, output: { rows: ['Ada', 'Alan'], total: 12 } },
      { name: 'nothing', ok: true, output: { rows: [], total: 0 } },
      { name: 'failed', ok: false, error: refused },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['readAt'],
  identity: ({ question }) => [question.page, question.size],
  controls: {
    'filters.changed': {
      role: 'button',
      name: ({ context }) => (context.question.filters.letter === '' ? words.withA : words.all),
    },
    'page.changed': {
      role: 'button',
      name: ({ context }) => (context.question.page === 1 ? words.next : words.previous),
    },
    'size.changed': { role: 'combobox', name: words.rows, value: 'size', gesture: 'select' },
    'address.changed': { kind: 'outside', from: 'Back, Forward, or a link to this list' },
    retry: { role: 'button', name: words.retry },
  },
  tags: { busy: { texts: [words.loading] } },
  shows: {
    'listing.loading': { tags: ['busy'], absent: ['Ada'] },
    'listing.failed': ({ problem }) => ({
      texts: [problem?.kind === 'unanswered' ? errorWords.unanswered : errorWords.failed],
      absent: ['Ada'],
    }),
    'listing.answered.rows.shown': { texts: ['Ada', 'Alan'], absent: [words.empty] },
    'listing.answered.rows.empty': { texts: [words.empty], absent: ['Ada'] },
    'listing.answered.upkeep.fresh': { absent: [words.stale] },
    'listing.answered.upkeep.refreshing': { absent: [words.stale] },
    'listing.answered.upkeep.stale': { texts: [words.stale] },
    'listing.answered.upkeep.retrying': { texts: [words.stale] },
    'listing.answered.upkeep.turning': { tags: ['busy'] },
  },
  requirements: { 'listing.answered': ['A-9.01'] },
  invariants: {
    'a failed refresh takes nothing away': (snapshot, before) =>
      !snapshot.matches({ listing: { answered: { upkeep: 'stale' } } }) ||
      snapshot.context.rows === before?.context.rows,
    'a reason stands only where nothing else does': (snapshot) =>
      snapshot.context.problem === null || snapshot.matches({ listing: 'failed' }),
  },
});

import { silentProblem, type ProblemData } from '#api/problem.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { newsDeskMachine } from './desk.ts';

const dialog = { role: 'dialog' } as const;
const refusedAs = (status: number, code: 'news_status' | 'changed_meanwhile'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});
const times = { future: '2099-12-24T18:00', past: '2020-01-01T08:00' };

export const newsDeskModel = defineModel(newsDeskMachine, {
  id: 'news-desk',
  endsEarly: true,
  starts: [
    { name: 'a draft', input: { newsId: 4, status: 'draft', version: '1' } },
    { name: 'scheduled', input: { newsId: 4, status: 'scheduled', version: '1' } },
    { name: 'published', input: { newsId: 4, status: 'published', version: '1' } },
  ],
  cases: {
    'article.read': ({ status, version }) => [
      { status: status === 'draft' ? 'published' : 'draft', version },
      { status, version: version === '1' ? '2' : '1' },
      { status, version },
    ],
    'time.changed': ({ time }) => [{ time: times.future }, { time: time === times.past ? '' : times.past }],
  },
  outcomes: {
    setNewsStatus: [
      { name: 'moved', ok: true, output: { message: words.moved.published } },
      { name: 'someone was first', ok: false, error: refusedAs(409, 'news_status') },
      { name: 'someone has saved the text', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  volatile: ['zone'],
  identity: ({ status, version, time, fault, refusal, move }) => [
    status,
    version,
    time,
    fault,
    refusal,
    move?.status,
  ],
  controls: {
    'article.read': { kind: 'outside', from: 'the page, which reads the article again after a move' },
    publish: { role: 'button', name: words.moves.publish },
    redraft: { role: 'button', name: words.moves.redraft },
    schedule: { role: 'button', name: words.moves.schedule },
    withdraw: { role: 'button', name: words.moves.withdraw },
    'time.changed': { kind: 'outside', from: 'the field of date and time' },
    confirm: {
      role: 'button',
      name: ({ context }) =>
        context.status === 'published' ? words.withdraw.confirm : words.schedule.confirm,
      within: dialog,
    },
    cancel: { role: 'button', name: words.cancel, within: dialog },
  },
  shows: {
    idle: ({ status }) => ({ texts: [words.statuses[status]], absent: [dialog] }),
    timing: { roles: [{ role: 'dialog', name: words.schedule.title }] },
    'timing.faulty': ({ fault }) => ({ texts: [fault ?? ''] }),
    'timing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    scheduling: { tags: ['busy'] },
    confirmingWithdrawal: { roles: [{ role: 'dialog', name: words.withdraw.title }] },
    moving: { tags: ['busy'] },
  },
  requirements: { idle: ['A-1.17', 'A-1.47'] },
  invariants: {
    'nothing is withdrawn unasked': ({ context, value }, before) =>
      value !== 'moving' ||
      context.move?.status !== 'withdrawn' ||
      before?.value === 'confirmingWithdrawal' ||
      before?.value === 'moving',
  },
});

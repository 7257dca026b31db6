import { silentProblem, type ProblemData } from '#api/problem.ts';
import { personalDataWords as words } from '#domain/words/personal-data.ts';
import { defineModel } from '#model-testing/model.ts';
import { personalDataMachine } from './machine.ts';

const waits: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'erasure_waits',
  message: words.waits([words.reasons.bookings, words.reasons.credit]),
  fields: {},
  retryAfterSeconds: null,
};
const data = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  person: { email: 'player@baulk.example' },
  records: {},
};
const question = { role: 'dialog' } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

export const personalDataModel = defineModel(personalDataMachine, {
  input: { userId: 5, name: null },
  cases: {},
  outcomes: {
    exportPersonalData: [{ name: 'collected', ok: true, output: data }, unanswered],
    erasePersonalData: [
      { name: 'erased', ok: true },
      { name: 'something is open', ok: false, error: waits },
    ],
  },
  identity: ({ refusal }) => [refusal],
  controls: {
    download: { role: 'button', name: words.download },
    erase: { role: 'button', name: words.erase },
    keep: { role: 'button', name: words.keep, within: question },
    confirm: { role: 'button', name: words.now, within: question },
  },
  shows: {
    idle: ({ refusal }) => ({
      texts: [words.own, ...(refusal === null ? [] : [refusal])],
      absent: [question],
    }),
    exporting: { tags: ['busy'] },
    asking: { roles: [{ role: 'dialog', name: words.ownTitle }], texts: [words.purpose] },
    erasing: { tags: ['busy'] },
  },
  invariants: {
    'nothing is erased that nobody has confirmed': (snapshot, before) =>
      !snapshot.matches('erasing') ||
      before === undefined ||
      before.matches('asking') ||
      before.matches('erasing'),
  },
});

import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { paymentResultWords as words } from '#domain/words/payment-result.ts';
import { defineModel } from '#model-testing/model.ts';
import { resultMachine } from './result.ts';
import { declined, givenBack, paid, underWay } from './sample-transactions.ts';

const head = (name: string) => ({ role: 'heading', name });

export const resultModel = defineModel(resultMachine, {
  starts: [
    { name: 'with a reference', input: { ref: paid.ref } },
    { name: 'without one', input: { ref: null } },
  ],
  outcomes: {
    getTransaction: [
      { name: 'paid', ok: true, output: paid },
      { name: 'declined', ok: true, output: declined },
      { name: 'given back', ok: true, output: givenBack },
      { name: 'under way', ok: true, output: underWay },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ ref, transaction, looks, reason }) => [ref, transaction?.status, looks, reason],
  controls: { retry: { role: 'button', name: errorWords.retry } },
  shows: {
    verifying: { roles: [head(words.verifying)], tags: ['busy'], absent: [words.succeeded, words.failed] },
    processing: { roles: [head(words.processing)], absent: [words.succeeded, words.failed] },
    late: { roles: [head(words.late)], absent: [words.succeeded, words.failed] },
    succeeded: { roles: [head(words.succeeded)], texts: [paid.ref, 'USD 24.00'], absent: [words.failed] },
    failed: { roles: [head(words.failed)], texts: [declined.ref, 'USD 99.00'], absent: [words.succeeded] },
    refunded: { roles: [head(words.refunded)], texts: [givenBack.ref] },
    unknown: ({ reason }) => ({ roles: [head(words.unknown)], texts: [reason ?? ''] }),
    nameless: { roles: [head(words.nameless)] },
  },
  requirements: { succeeded: ['A-2.70'], failed: ['A-2.71'] },
  invariants: {
    'what is shown as paid is paid': (now) =>
      !now.matches('succeeded') || now.context.transaction?.status === 'succeeded',
  },
});

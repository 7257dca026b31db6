import { silentProblem, type ProblemData } from '#api/problem.ts';
import { correctionWords as words } from '#domain/words/corrections.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { sampleMatch } from './sample-corrected.ts';
import { correctionsMachine } from './corrections.ts';

const dialog = { role: 'dialog' } as const;
const problem: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'next_match_live',
  message: problemWords.next_match_live,
  fields: {},
  retryAfterSeconds: null,
};
const outcomes = [
  { name: 'taken', ok: true, output: sampleMatch },
  {
    name: 'a later match is over',
    ok: false,
    error: {
      ...problem,
      code: 'next_match_over',
      message: problemWords.next_match_over,
      fields: { Final: problemWords.next_match_over },
    },
  },
  { name: 'a later match is live', ok: false, error: problem },
  { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
] as const;
const reason = 'The frames were noted the wrong way round.';

export const correctionsModel = defineModel(correctionsMachine, {
  id: 'corrections',
  endsEarly: true,
  starts: [
    { name: 'a match that is over', input: { match: sampleMatch } },
    { name: 'a live match', input: { match: { ...sampleMatch, statusId: 7, winner: null, outcome: null } } },
  ],
  cases: {
    'form.changed': ({ form }) => [{ form: { reason: form.reason === '' ? reason : '' } }],
    correct: ({ match }) => [{ match }],
    void: ({ match }) => [{ match }],
  },
  outcomes: { correctMatch: [...outcomes], voidMatch: [...outcomes] },
  volatile: ['key'],
  identity: ({ match, task, form, fault, refusal, later, reset }) => [
    match.statusId,
    task,
    form.reason,
    fault,
    refusal,
    later,
    reset,
  ],
  controls: {
    correct: { role: 'button', name: words.correct },
    void: { role: 'button', name: words.takeBack },
    'form.changed': { kind: 'outside', from: 'the fields of the dialog' },
    submit: { kind: 'outside', from: 'the button that confirms what is asked' },
    reset: { role: 'button', name: words.resetNow, within: dialog },
    dismiss: { role: 'button', name: words.cancel, within: dialog },
  },
  shows: {
    idle: { texts: [words.title], absent: [dialog] },
    editing: ({ task, fault, refusal }) => ({
      roles: [{ role: 'dialog', name: task === 'correct' ? words.correctTitle : words.voidTitle }],
      texts: [...(fault === null ? [] : [fault.text]), ...(refusal === null ? [] : [refusal])],
    }),
    warning: ({ later }) => ({ roles: [{ role: 'dialog', name: words.resetTitle }], texts: [...later] }),
  },
  requirements: { editing: ['A-6.19'] },
  invariants: {
    'no later match is given up unasked': ({ context, value }, before) =>
      !context.reset || value === 'idle' || before?.context.reset === true || before?.value === 'warning',
  },
});

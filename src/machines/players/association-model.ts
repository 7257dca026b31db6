import { silentProblem, type ProblemData } from '#api/problem.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#kit/model.ts';
import { associationMachine } from './association.ts';

const words = joiningWords.association;

const broken: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'link_invalid',
  message: problemWords.link_invalid,
  fields: {},
  retryAfterSeconds: null,
};

export const associationModel = defineModel(associationMachine, {
  id: 'association',
  starts: [
    { name: 'a link that proposes clubs', input: { token: 'a secret of a mailed link' } },
    { name: 'a link that was cut off', input: { token: null } },
  ],
  outcomes: {
    confirmAssociation: [
      { name: 'joined', ok: true, output: { message: joiningWords.confirmed(['Cue Club Monterrey']) } },
      { name: 'the link is used', ok: false, error: broken },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ token, refusal }) => [token !== null, refusal],
  controls: { confirm: { role: 'button', name: words.join } },
  shows: {
    asking: { texts: [words.title, words.unanswered], roles: [{ role: 'link', name: words.notNow }] },
    'asking.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    confirming: { tags: ['busy'] },
    joined: ({ message }) => ({
      texts: [words.doneTitle, message],
      roles: [{ role: 'link', name: words.toProfile }],
    }),
    broken: { texts: [words.brokenTitle], roles: [{ role: 'link', name: words.toProfile }] },
  },
  secrets: ['token'],
  requirements: { asking: ['A-2.11', 'A-6.21'] },
  invariants: {
    'no secret is left when the link is done with': ({ context, status }) =>
      status !== 'done' || context.token === null,
  },
});

import { silentProblem, type ProblemData } from '#api/problem.ts';
import { accessTerms } from '#domain/password/link-terms.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { associationMachine } from './association.ts';

const words = joiningWords.association;
const restDays = accessTerms.association.restsAfterDeclining / (24 * 3600);

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
    declineAssociation: [
      {
        name: 'declined',
        ok: true,
        output: { message: joiningWords.proposalDeclined(['Cue Club Monterrey'], restDays) },
      },
      { name: 'the link is used', ok: false, error: broken },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ token, refusal }) => [token !== null, refusal],
  controls: {
    confirm: { role: 'button', name: words.join },
    decline: { role: 'button', name: words.decline },
  },
  shows: {
    asking: {
      texts: [words.title, words.unanswered(restDays)],
      roles: [{ role: 'link', name: words.notNow }],
    },
    'asking.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    confirming: { tags: ['busy'] },
    declining: { tags: ['busy'] },
    declined: ({ message }) => ({
      texts: [words.declinedTitle, message],
      roles: [{ role: 'link', name: words.toProfile }],
    }),
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

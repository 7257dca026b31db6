import { defineModel } from '#model-testing/model.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import { problemWords } from '#domain/words/problems.ts';
import { termsWords as words } from '#domain/words/terms.ts';
import { termsMachine } from './machine.ts';

const answer: SignInAnswer = {
  token: 'a token of the server',
  tokenExpiresAt: '2126-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
  eulaNotAccepted: false,
  userInfo: {
    userId: 7,
    fullName: 'Ignacio Ferreyra',
    email: 'new@baulk.example',
    roleId: 5,
    profileImage: null,
    firstLogin: false,
    isReferee: false,
  },
  clubs: [],
};

const outdated: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'terms_outdated',
  message: problemWords.terms_outdated,
  fields: {},
  retryAfterSeconds: null,
};

const accept = { role: 'button', name: words.accept } as const;
const decline = { role: 'button', name: words.decline } as const;

export const termsModel = defineModel(termsMachine, {
  starts: [
    { name: 'for a reader', input: { isPending: false } },
    { name: 'for someone who has to accept', input: { isPending: true } },
  ],
  cases: {
    'session.changed': [{ isPending: true }, { isPending: false }],
    accept: [{ version: '2026-01' }],
  },
  outcomes: {
    text: [],
    acceptTerms: [
      { name: 'accepted', ok: true, output: answer },
      { name: 'outdated', ok: false, error: outdated },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ isPending }) => isPending,
  controls: {
    accept,
    decline,
    'session.changed': { kind: 'outside', from: 'the session, when someone comes or goes' },
    hold: { kind: 'outside', from: 'the pointer comes to the banner' },
    release: { kind: 'outside', from: 'the pointer has left the banner' },
  },
  shows: {
    reading: { absent: [words.pendingTitle] },
    offered: { texts: [words.pendingTitle] },
    'offered.clear': { absent: [problemWords.terms_outdated] },
    'offered.refused': ({ refusal }) => ({ texts: refusal === null ? [] : [refusal] }),
    accepting: { tags: ['busy'], texts: [words.pendingTitle], absent: [problemWords.terms_outdated] },
  },
  secrets: ['token'],
  requirements: {
    reading: ['A-2.18'],
    offered: ['A-4.14', 'A-4.15'],
    accepting: ['A-7.24', 'A-7.34'],
    'offered.refused.showing': ['A-4.36'],
  },
  invariants: {
    'only who has to accept is asked': (snapshot) =>
      !(snapshot.matches('offered') || snapshot.matches('accepting')) || snapshot.context.isPending,
    'a refusal stands only where it is shown': (snapshot) =>
      (snapshot.context.refusal === null) === !snapshot.matches({ offered: 'refused' }),
  },
});

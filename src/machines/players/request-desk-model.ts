import type { ProblemData } from '#api/problem.ts';
import { joiningWords as words } from '#domain/words/joining.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { requestDeskMachine, type NamedRequest } from './request-desk.ts';
import { joining, leaving } from './sample-requests.ts';

const named = ({ id, fullName, kind }: NamedRequest): NamedRequest => ({ id, fullName, kind });
const dialog = { role: 'dialog' } as const;

const answered: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'already_answered',
  message: problemWords.already_answered,
  fields: {},
  retryAfterSeconds: null,
};

export const requestDeskModel = defineModel(requestDeskMachine, {
  id: 'request-desk',
  input: { clubId: 3 },
  cases: {
    'club.changed': ({ clubId }) => [{ clubId: clubId === 3 ? 13 : 3 }],
    accept: [{ request: named(joining) }, { request: named(leaving) }],
    decline: [{ request: named(joining) }],
  },
  outcomes: {
    answerJoinRequest: [
      { name: 'answered', ok: true, output: { message: words.joined(joining.fullName) } },
      { name: 'someone was first', ok: false, error: answered },
    ],
  },
  identity: ({ clubId, request, isAccepted }) => [clubId, request?.id, isAccepted],
  controls: {
    'club.changed': { kind: 'outside', from: 'the list of the own clubs' },
    accept: { role: 'button', name: ({ event }) => words.acceptNamed(event.request.fullName) },
    decline: { role: 'button', name: words.declineNamed(joining.fullName) },
    confirm: { role: 'button', name: words.leaveNow, within: dialog },
    cancel: { role: 'button', name: words.cancel, within: dialog },
  },
  shows: {
    idle: { absent: [dialog] },
    asking: { roles: [{ role: 'dialog', name: words.leaveTitle(leaving.fullName) }] },
    answering: { tags: ['busy'] },
  },
  requirements: { answering: ['A-1.10', 'A-1.15'] },
  invariants: {
    'no membership ends unasked': ({ context, value }, before) =>
      value !== 'answering' ||
      context.request?.kind !== 'leave' ||
      !context.isAccepted ||
      before === undefined ||
      before.value === 'asking' ||
      before.value === 'answering',
  },
});

import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { changePassword, type SignInAnswer } from '#api/password.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { learnServerTime } from '#browser/clock.ts';
import { renewSession } from '#browser/storage.ts';
import { tellTabs } from '#browser/tabs.ts';
import { passwordWords } from '#domain/words/password.ts';
import { errorBanner, formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import {
  findTypedFault,
  refusedPassword,
  type PasswordFault,
  type PasswordField,
  type TypedPassword,
} from './new-password.ts';

export type ChangingContext = TypedPassword & {
  currentPassword: string;
  fault: PasswordFault | null;
  refusal: string | null;
};

export type ChangingEvent =
  | { type: 'secret.changed'; field: PasswordField; value: string }
  | { type: 'submit' }
  | { type: 'hold' }
  | { type: 'release' };

export type ChangingEmitted = Telling | { type: 'session.renewed' };

function faultOf(context: ChangingContext): PasswordFault | null {
  if (context.currentPassword === '')
    return { field: 'currentPassword', text: passwordWords.current_missing };
  return findTypedFault(context);
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the own password; every other session ends, and this one goes on under a new token. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangingContext,
    events: {} as ChangingEvent,
    emitted: {} as ChangingEmitted,
    tags: {} as 'busy',
  },
  actors: { changePassword },
  actions: {
    setSecret: assign((_, { field, value }: { field: PasswordField; value: string }) => ({ [field]: value })),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign((_, { problem }: { problem: ProblemData }) => ({ fault: refusedPassword(problem) })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, passwordWords.failed),
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    forget: assign(empty),
    renewSession: (_, { token, tokenExpiresAt, userInfo, clubs, serverNow }: SignInAnswer) => {
      learnServerTime(serverNow);
      renewSession({ token, tokenExpiresAt, user: userInfo, clubs: clubs ?? [] });
      tellTabs({ type: 'tab.signed.in' });
    },
    tellRenewed: emit({ type: 'session.renewed' }),
    tellChanged: emit(() => toast('success', passwordWords.changing.done)),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
    namesField: (_, { problem }: { problem: ProblemData }) => refusedPassword(problem) !== null,
  },
  delays: { errorBanner },
}).createMachine({
  id: 'change-password',
  context: { ...empty, fault: null, refusal: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The passwords can be typed and sent at any moment.',
      initial: 'clear',
      on: {
        'secret.changed': { target: '.clear', actions: { type: 'setSecret', params: asked } },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'changing', actions: 'clearMessages' },
        ],
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#change-password.editing.clear'),
      },
    },
    changing: {
      description: 'The change is on its way.',
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ context: { currentPassword, password, confirmPassword } }) => ({
          currentPassword,
          password,
          confirmPassword,
        }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'renewSession', params: answered }, 'forget', 'tellRenewed', 'tellChanged'],
        },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'editing',
            actions: { type: 'warn', params: failure },
          },
          {
            guard: { type: 'namesField', params: failure },
            target: 'editing.faulty',
            actions: { type: 'keepFault', params: failure },
          },
          { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
  },
});

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;

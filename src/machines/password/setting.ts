import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { activateUser, checkPasswordLink, setPassword } from '#api/password.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { currentFragment, dropFragment } from '#browser/location.ts';
import { tokenInFragment } from '#domain/password/links.ts';
import { passwordWords } from '#domain/words/password.ts';
import { problemWords } from '#domain/words/problems.ts';
import { errorBanner, formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { findTypedFault, refusedPassword, type PasswordFault, type TypedPassword } from './new-password.ts';

/** What the mailed link is for: a new password, the first one, or the first one together with the terms. */
export type SettingPurpose = 'reset' | 'invitation' | 'activation';

export type SettingContext = TypedPassword & {
  purpose: SettingPurpose;
  /** The single-use secret of the link; null where the address holds none that is whole. */
  token: string | null;
  isEulaAccepted: boolean;
  fault: PasswordFault | null;
  refusal: string | null;
};

export type SettingEvent =
  | { type: 'secret.changed'; field: 'password' | 'confirmPassword'; value: string }
  | { type: 'terms.changed'; isAccepted: boolean }
  | { type: 'submit' }
  | { type: 'hold' }
  | { type: 'release' };

export type SettingEmitted = Telling | { type: 'password.set'; text: string };

function faultOf(context: SettingContext): PasswordFault | null {
  const fault = findTypedFault(context);
  if (fault || context.purpose !== 'activation' || context.isEulaAccepted) return fault;
  return { field: 'isEulaAccepted', text: problemWords.eula_not_accepted };
}

const settingSetup = setup({
  types: {
    context: {} as SettingContext,
    events: {} as SettingEvent,
    emitted: {} as SettingEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { purpose: SettingPurpose; token?: string | null },
    tags: {} as 'busy',
  },
  actors: { checkPasswordLink, setPassword, activateUser },
  actions: {
    setSecret: assign((_, { field, value }: { field: 'password' | 'confirmPassword'; value: string }) => ({
      [field]: value,
    })),
    setAccepted: assign((_, { isAccepted }: { isAccepted: boolean }) => ({ isEulaAccepted: isAccepted })),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign((_, { problem }: { problem: ProblemData }) => ({ fault: refusedPassword(problem) })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, passwordWords.failed),
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    forget: assign({ token: null, password: '', confirmPassword: '' }),
    dropFragment: () => dropFragment(),
    tellSet: emit(() => ({ type: 'password.set' as const, text: passwordWords.setting.doneTitle })),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
    hasFault: ({ context }) => faultOf(context) !== null,
    isActivation: ({ context }) => context.purpose === 'activation',
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
    isBroken: (_, { problem }: { problem: ProblemData }) => problem.code === 'link_invalid',
    namesField: (_, { problem }: { problem: ProblemData }) => refusedPassword(problem) !== null,
  },
  delays: { errorBanner },
});

/** What follows an answer, whichever of the two calls it is of. */
const answers = {
  onDone: { target: 'set', actions: ['forget', 'dropFragment', 'tellSet'] },
  onError: [
    {
      guard: { type: 'isSilent', params: failure },
      target: 'editing.clear',
      actions: { type: 'warn', params: failure },
    },
    {
      guard: { type: 'isBroken', params: failure },
      target: 'broken',
      actions: ['forget', 'dropFragment'],
    },
    {
      guard: { type: 'namesField', params: failure },
      target: 'editing.faulty',
      actions: { type: 'keepFault', params: failure },
    },
    { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
  ],
} as const;

/** Sets a password by a mailed link, for a new one or for the first (document 000, sections 2 and 7). */
export const setPasswordMachine = settingSetup.createMachine({
  id: 'set-password',
  context: ({ input: { purpose, token } }) => ({
    purpose,
    token: token === undefined ? tokenInFragment(currentFragment()) : token,
    password: '',
    confirmPassword: '',
    isEulaAccepted: false,
    fault: null,
    refusal: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether the address holds the secret of a link.',
      always: [{ guard: 'hasNoToken', target: 'broken' }, { target: 'editing' }],
    },
    editing: {
      description:
        'The password can be typed and sent at any moment; nothing of the link is used up by that.',
      initial: 'checking',
      on: {
        'secret.changed': { target: '.clear', actions: { type: 'setSecret', params: asked } },
        'terms.changed': {
          guard: 'isActivation',
          target: '.clear',
          actions: { type: 'setAccepted', params: asked },
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isActivation', target: 'activating', actions: 'clearMessages' },
          { target: 'setting', actions: 'clearMessages' },
        ],
      },
      states: {
        checking: {
          description: 'The server is asked whether the link still works; typing does not wait for that.',
          invoke: {
            src: 'checkPasswordLink',
            input: ({ context: { token, purpose } }) => ({
              token: token ?? '',
              purpose: purpose === 'activation' ? purpose : ('reset' as const),
            }),
            onDone: 'clear',
            onError: [
              {
                guard: { type: 'isBroken', params: failure },
                target: '#set-password.broken',
                actions: ['forget', 'dropFragment'],
              },
              // Nobody could tell: the link is judged when the password is sent.
              { target: 'clear' },
            ],
          },
        },
        ...formMessages,
        refused: passingRefusal('#set-password.editing.clear'),
      },
    },
    setting: {
      description: 'The new password is on its way.',
      tags: 'busy',
      invoke: {
        src: 'setPassword',
        input: ({ context: { token, password, confirmPassword } }) => ({
          token: token ?? '',
          password,
          confirmPassword,
        }),
        ...answers,
      },
    },
    activating: {
      description: 'The first password and the terms are on their way.',
      tags: 'busy',
      invoke: {
        src: 'activateUser',
        input: ({ context: { token, password, confirmPassword, isEulaAccepted } }) => ({
          token: token ?? '',
          password,
          confirmPassword,
          isEulaAccepted,
        }),
        ...answers,
      },
    },
    set: { type: 'final', description: 'The password counts; the way on is the sign-in.' },
    broken: { type: 'final', description: 'The link is worth nothing; another one can be asked for.' },
  },
});

export type SetPasswordActor = ActorRefFrom<typeof setPasswordMachine>;

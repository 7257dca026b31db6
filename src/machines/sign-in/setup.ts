import { assign, emit, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { signIn, type SignInAnswer } from '#api/sign-in.ts';
import type { SignedIn, SignInIntent } from '#machines/app/session-state.ts';
import { findSignInFault, type Credentials, type SignInFault } from '#domain/sign-in/form.ts';
import { signInWords } from '#domain/words/sign-in.ts';
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SignInContext = Credentials & {
  intent: SignInIntent;
  /** The first rule that what was typed breaks. */
  fault: SignInFault | null;
  /** What the server said, as people read it. */
  refusal: string | null;
  /** The code of the second factor, by which of its kinds, and what is wrong with it. */
  code: string;
  codeKind: 'authenticator' | 'recovery';
  codeFault: { field: 'code'; text: string } | null;
};

/** Who opens the form, and what for. */
export type SignInInput = { intent?: SignInIntent; email?: string };

export type SignInEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; password: string }
  | { type: 'remember.changed'; shouldRemember: boolean }
  | { type: 'code.changed'; code: string }
  | { type: 'submit.code' }
  | { type: 'use.recovery' }
  | { type: 'use.authenticator' }
  | { type: 'back' }
  | { type: 'submit' }
  | { type: 'hold' }
  | { type: 'release' };

export type SignInEmitted =
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & SignedIn)
  | Telling;

/** What the sign-in form is made of; how it goes stands in `machine.ts`. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as SignInInput,
    tags: {} as 'busy',
  },
  actors: { signIn },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    setPassword: assign((_, { password }: { password: string }) => ({ password })),
    setRemember: assign((_, { shouldRemember }: { shouldRemember: boolean }) => ({ shouldRemember })),
    findFault: assign({ fault: ({ context }) => findSignInFault(context) }),
    // What failed at the server can be sent again as it stands.
    keepRefusal: assign(({ context }, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem, signInWords.failed),
      password: problem.code === 'invalid_credentials' ? '' : context.password,
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    setCode: assign((_, { code }: { code: string }) => ({ code })),
    setCodeKind: assign((_, { codeKind }: Pick<SignInContext, 'codeKind'>) => ({ codeKind, code: '' })),
    clearCode: assign({ code: '', codeKind: 'authenticator', codeFault: null }),
    clearCodeFault: assign({ codeFault: null }),
    askForCode: assign(() => ({ codeFault: { field: 'code' as const, text: signInWords.code.missing } })),
    setCodeFault: assign((_, { problem }: { problem: ProblemData }) => ({
      codeFault: { field: 'code' as const, text: problemText(problem, signInWords.failed) },
      code: '',
    })),
    tellStarted: emit({ type: 'sign.in.started' }),
    tellFailed: emit({ type: 'sign.in.failed' }),
    tellSignedIn: emit(({ context }, { answer }: { answer: SignInAnswer }) => ({
      type: 'signed.in' as const,
      answer,
      shouldRemember: context.shouldRemember,
      intent: context.intent,
    })),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    hasFault: ({ context }) => findSignInFault(context) !== null,
    needsCode: (_, { problem }: { problem: ProblemData }) => problem.code === 'second_factor_needed',
    hasWrongCode: (_, { problem }: { problem: ProblemData }) => problem.code === 'second_factor_wrong',
    isRecovery: ({ context }) => context.codeKind === 'recovery',
    lacksCode: ({ context }) => context.code.trim() === '',
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
  },
  delays: { errorBanner },
});

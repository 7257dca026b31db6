import { assign, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { sendEmailCode, verifyEmailCode, type EmailCodeSent, type EmailProof } from '#api/verification.ts';
import { learnServerTime, serverNow } from '#browser/clock.ts';
import { deadline, rest } from '#browser/deadline.ts';
import { dropProof, keepProof } from '#browser/kept-proof.ts';
import { isEmail } from '#domain/email.ts';
import type { KeptProof } from '#domain/verification/persisted.ts';
import { codeTyped, isCode } from '#domain/verification/code.ts';
import { problemWords } from '#domain/words/problems.ts';
import { verificationWords } from '#domain/words/verification.ts';

export type VerificationContext = Omit<KeptProof, 'clockOffset'> & {
  code: string;
  /** Codes that the server has refused: each is asked about once. */
  refusedCodes: readonly string[];
  /** The single-use secret that opens the registration; kept nowhere else. */
  grant: string | null;
  /** What is wrong, as people read it: with the address, or with the code. */
  message: string | null;
};

export type VerificationEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.edit' }
  | { type: 'send' }
  | { type: 'code.changed'; code: string }
  | { type: 'retry' }
  | { type: 'proof.used' }
  | { type: 'proof.refused' }
  | { type: 'deadline.passed' }
  | { type: 'rest.over' };

/** Nothing is known of an address. */
export const nothing = {
  code: '',
  hadCode: false,
  refusedCodes: [],
  grant: null,
  lock: null,
  pauseUntil: null,
  message: null,
  expiresAt: null,
  resendAt: null,
  provedUntil: null,
};

const isPast = (instant: string | null): boolean => instant === null || Date.parse(instant) <= serverNow();

/** What the proof of an address can do, and what it decides by. */
export const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { kept?: KeptProof | null },
    tags: {} as 'busy',
  },
  actors: { sendEmailCode, verifyEmailCode, deadline, rest },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ ...nothing, email })),
    forget: assign(nothing),
    keepSent: assign((_, { expiresAt, resendAt }: EmailCodeSent) => ({
      expiresAt,
      resendAt,
      code: '',
      hadCode: true,
      refusedCodes: [],
      lock: null,
      pauseUntil: null,
      message: null,
    })),
    learnTime: (_, answer: { serverNow: string }) => learnServerTime(answer.serverNow),
    setCode: assign((_, { code }: { code: string }) => ({ code: codeTyped(code), message: null })),
    takeProof: assign((_, { grant, grantExpiresAt }: EmailProof) => ({
      grant,
      provedUntil: grantExpiresAt,
      code: '',
      message: null,
    })),
    refuseCode: assign(({ context }) => ({
      refusedCodes: context.refusedCodes.includes(context.code)
        ? context.refusedCodes
        : [...context.refusedCodes, context.code],
      code: '',
    })),
    dropCode: assign({ code: '', expiresAt: null, resendAt: null }),
    endRest: assign({ resendAt: null }),
    keepRest: assign((_, { problem: { retryAfterSeconds: seconds } }: { problem: ProblemData }) => ({
      resendAt: seconds === null ? null : new Date(serverNow() + seconds * 1_000).toISOString(),
    })),
    loseProof: assign({ ...nothing, message: () => verificationWords.lapsed }),
    keepLock: assign((_, { problem: told }: { problem: ProblemData }) => {
      const { retryAfterSeconds: seconds } = told;
      const lock = problemText(told, verificationWords.failed);
      const pauseUntil = seconds === null ? null : new Date(serverNow() + seconds * 1_000).toISOString();
      return { lock, pauseUntil, message: lock };
    }),
    endPause: assign({
      lock: () => verificationWords.free,
      pauseUntil: null,
      message: () => verificationWords.free,
    }),
    tellLock: assign({ message: ({ context }) => context.lock }),
    clearMessage: assign({ message: null }),
    tellMalformed: assign({ message: () => problemWords.registration_email_malformed }),
    tellWrong: assign({ message: () => problemWords.code_wrong }),
    tellExpired: assign({ message: () => verificationWords.expired }),
    tellProblem: assign((_, given: { problem: ProblemData }) => ({
      message: problemText(given.problem, verificationWords.failed),
    })),
    store: ({ context }) => keepProof(context),
    unstore: () => dropProof(),
  },
  guards: {
    isProved: ({ context }) => !isPast(context.provedUntil),
    hasOpenCode: ({ context }) => !isPast(context.expiresAt),
    isPausing: ({ context }) => context.lock !== null && context.pauseUntil !== null,
    isRested: ({ context }) => context.resendAt === null,
    isLocked: ({ context }) => context.lock !== null,
    hadCode: ({ context }) => context.hadCode,
    isMalformed: ({ context }) => !isEmail(context.email),
    isRefusedCode: ({ context }, { code }: { code: string }) =>
      context.refusedCodes.includes(codeTyped(code)),
    isWhole: (_, { code }: { code: string }) => isCode(codeTyped(code)),
    isExpired: (_, given: { problem: ProblemData }) => given.problem.code === 'code_expired',
    isSpent: (_, given: { problem: ProblemData }) => given.problem.code === 'code_spent',
    isPaused: (_, given: { problem: ProblemData }) => given.problem.retryAfterSeconds !== null,
    isSilent: (_, given: { problem: ProblemData }) =>
      given.problem.kind !== 'refused' || given.problem.status >= 500,
  },
});

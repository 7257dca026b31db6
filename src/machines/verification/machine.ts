import { assign, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { sendEmailCode, verifyEmailCode, type EmailCodeSent, type EmailProof } from '#api/verification.ts';
import { learnServerTime, serverNow } from '#browser/clock.ts';
import { deadline, rest } from '#browser/deadline.ts';
import { dropProof, keepProof, recallProof } from '#browser/kept-proof.ts';
import { isEmail } from '#domain/email.ts';
import type { KeptProof } from '#domain/verification/persisted.ts';
import { codeTyped, isCode } from '#domain/verification/code.ts';
import { problemWords } from '#domain/words/problems.ts';
import { verificationWords } from '#domain/words/verification.ts';
import { answered, failure } from '#machines/patterns/params.ts';

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

const nothing = {
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

const verificationSetup = setup({
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

/** Another address takes back all that was proved of the one before; whatever is still asked is not heard. */
const anotherAddress = {
  'email.changed': {
    target: '#verification.unverified',
    actions: [{ type: 'setEmail', params: ({ event }: { event: { email: string } }) => event }, 'store'],
  },
} as const;
/** A code has been sent: its box opens, until the instant that the server named. */
const sent = {
  target: '#verification.codeSent',
  actions: [{ type: 'learnTime', params: answered }, { type: 'keepSent', params: answered }, 'store'],
} as const;
const typedCode = ({ event }: { event: { code: string } }) => event;

/** Proves an e-mail address by a code that is sent to it (document 000, sections 4, 5 and 9). */
export const verificationMachine = verificationSetup.createMachine({
  id: 'verification',
  context: ({ input }) => {
    const kept = input.kept === undefined ? recallProof() : input.kept;
    const { email = '', expiresAt = null, resendAt = null, hadCode = false } = kept ?? {};
    const { provedUntil = null, lock = null, pauseUntil = null } = kept ?? {};
    return { ...nothing, email, expiresAt, resendAt, hadCode, provedUntil, lock, pauseUntil };
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Takes up what was kept before a reload, as far as it still holds.',
      always: [
        { guard: 'isProved', target: 'verified' },
        { guard: 'hasOpenCode', target: 'codeSent' },
        { guard: 'isPausing', target: 'locked', actions: 'tellLock' },
        { guard: 'isLocked', target: 'locked.open', actions: 'tellLock' },
        { guard: 'hadCode', target: 'expired', actions: 'tellExpired' },
        { target: 'unverified' },
      ],
    },
    unverified: {
      description: 'Nothing is known of the address; a code can be asked for.',
      on: {
        ...anotherAddress,
        send: [{ guard: 'isMalformed', actions: 'tellMalformed' }, { target: 'sending' }],
      },
    },
    sending: {
      description: 'The code is being sent; another address makes it be forgotten.',
      tags: 'busy',
      entry: 'clearMessage',
      on: anotherAddress,
      invoke: {
        src: 'sendEmailCode',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: sent,
        onError: [
          {
            guard: { type: 'isPaused', params: failure },
            target: 'locked',
            actions: { type: 'keepLock', params: failure },
          },
          { target: 'unverified', actions: { type: 'tellProblem', params: failure } },
        ],
      },
    },
    codeSent: {
      description: 'The code box is open until the instant that the server named.',
      on: {
        ...anotherAddress,
        'email.edit': { target: 'unverified', actions: ['forget', 'store'] },
        'deadline.passed': { target: 'expired', actions: 'tellExpired' },
        'code.changed': [
          {
            guard: { type: 'isRefusedCode', params: typedCode },
            target: '.typing.entering',
            actions: [{ type: 'setCode', params: typedCode }, 'refuseCode', 'tellWrong'],
          },
          {
            guard: { type: 'isWhole', params: typedCode },
            target: 'verifying',
            actions: { type: 'setCode', params: typedCode },
          },
          { target: '.typing.entering', actions: { type: 'setCode', params: typedCode } },
        ],
      },
      invoke: { src: 'deadline', input: ({ context }) => ({ at: context.expiresAt }) },
      type: 'parallel',
      states: {
        typing: {
          initial: 'entering',
          states: {
            entering: { description: 'Digits are typed; the sixth verifies by itself.' },
            unanswered: {
              description: 'The code did not reach the server; the same one can be sent again.',
              on: { retry: '#verification.verifying' },
            },
          },
        },
        another: {
          initial: 'resting',
          states: {
            resting: {
              description: 'A code was sent a moment ago; another one has to wait, as the server said.',
              always: { guard: 'isRested', target: 'open' },
              invoke: { src: 'rest', input: ({ context }) => ({ at: context.resendAt }) },
              on: { 'rest.over': { target: 'open', actions: ['endRest', 'store'] } },
            },
            open: {
              description: 'Another code can be asked for, while the last one can still be typed.',
              on: { send: '#verification.resending' },
            },
          },
        },
      },
    },
    resending: {
      description: 'Another code is being sent; the last one stays as long as there is no newer one.',
      tags: 'busy',
      entry: 'clearMessage',
      on: anotherAddress,
      invoke: {
        src: 'sendEmailCode',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: sent,
        onError: {
          target: 'codeSent',
          actions: [{ type: 'keepRest', params: failure }, { type: 'tellProblem', params: failure }, 'store'],
        },
      },
    },
    verifying: {
      description: 'A whole code is being checked, each of them once.',
      tags: 'busy',
      on: anotherAddress,
      invoke: {
        src: 'verifyEmailCode',
        input: ({ context: { email, code } }) => ({ email: email.trim(), code }),
        onDone: {
          target: 'verified',
          actions: [
            { type: 'learnTime', params: ({ event }) => event.output },
            { type: 'takeProof', params: ({ event }) => event.output },
            'store',
          ],
        },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'codeSent.typing.unanswered',
            actions: { type: 'tellProblem', params: failure },
          },
          {
            guard: { type: 'isExpired', params: failure },
            target: 'expired',
            actions: { type: 'tellProblem', params: failure },
          },
          {
            guard: { type: 'isPaused', params: failure },
            target: 'locked',
            actions: { type: 'keepLock', params: failure },
          },
          {
            guard: { type: 'isSpent', params: failure },
            target: 'locked.open',
            actions: { type: 'keepLock', params: failure },
          },
          {
            target: 'codeSent',
            actions: ['refuseCode', { type: 'tellProblem', params: failure }],
          },
        ],
      },
    },
    verified: {
      description: 'The address is proved, for as long as the server lets a registration use it.',
      on: {
        ...anotherAddress,
        'proof.used': { target: 'used', actions: 'unstore' },
        'proof.refused': { target: 'unverified', actions: ['loseProof', 'store'] },
        'deadline.passed': { target: 'unverified', actions: ['loseProof', 'store'] },
      },
      invoke: { src: 'deadline', input: ({ context }) => ({ at: context.provedUntil }) },
    },
    used: { type: 'final', description: 'The registration has used the proof.' },
    expired: {
      description: 'The time is over and the code box gone; another code can be asked for.',
      entry: ['dropCode', 'store'],
      on: { ...anotherAddress, send: 'sending' },
    },
    locked: {
      description: 'Too much was tried: the code is worth nothing, and another one may have to wait.',
      entry: ['dropCode', 'store'],
      on: anotherAddress,
      initial: 'pausing',
      states: {
        pausing: {
          description: 'Nothing can be sent until the pause that the server set is over.',
          invoke: { src: 'deadline', input: ({ context }) => ({ at: context.pauseUntil }) },
          on: { 'deadline.passed': { target: 'open', actions: ['endPause', 'store'] } },
        },
        open: {
          description: 'Another code can be asked for.',
          on: { send: '#verification.sending' },
        },
      },
    },
  },
});

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;

import type { ActorRefFrom } from 'xstate';
import { recallProof } from '#browser/kept-proof.ts';
import { answered, failure } from '#machines/patterns/params.ts';
import { nothing, verificationSetup } from './setup.ts';

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
const tellProblem = { type: 'tellProblem', params: failure } as const;
const keepLock = { type: 'keepLock', params: failure } as const;
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
          { guard: { type: 'isPaused', params: failure }, target: 'locked', actions: keepLock },
          { target: 'unverified', actions: tellProblem },
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
          actions: [{ type: 'keepRest', params: failure }, tellProblem, 'store'],
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
            { type: 'learnTime', params: answered },
            { type: 'takeProof', params: answered },
            'store',
          ],
        },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'codeSent.typing.unanswered',
            actions: tellProblem,
          },
          { guard: { type: 'isExpired', params: failure }, target: 'expired', actions: tellProblem },
          { guard: { type: 'isPaused', params: failure }, target: 'locked', actions: keepLock },
          { guard: { type: 'isSpent', params: failure }, target: 'locked.open', actions: keepLock },
          {
            target: 'codeSent',
            actions: ['refuseCode', tellProblem],
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

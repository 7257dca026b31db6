import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  createConnectAccountLink,
  deleteStripeAccount,
  getStripeStatus,
  type StripeStatus,
} from '#api/payments.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { leaveFor } from '#browser/location.ts';
import { restoration } from '#browser/restoration.ts';
import { readConnectTries, writeConnectTries } from '#browser/storage.ts';
import { visibility } from '#browser/visibility.ts';
import { paymentWords } from '#domain/words/payments.ts';
import { failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import type { Arrival, OnboardingContext, OnboardingEvent } from './onboarding-context.ts';
import { statusNewsMachine, type StatusHeard } from './status-news.ts';

const words = paymentWords.onboarding;

type Failure = { problem: ProblemData };
const answer = <T>({ event }: { event: { output: T } }): { output: T } => ({ output: event.output });
type Answer = { output: StripeStatus | undefined };
const mostTries = 2;
const mostLooks = 4;

const onboardingSetup = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as Telling,
    input: {} as { userId: number; arrival: Arrival; tries?: number },
    tags: {} as 'busy',
  },
  actors: {
    getStripeStatus,
    createConnectAccountLink,
    deleteStripeAccount,
    statusNews: statusNewsMachine,
    visibility,
    restoration,
  },
  actions: {
    keep: assign((_, { output }: Answer) => ({ status: output ?? null, fault: null })),
    hear: assign((_, { status }: StatusHeard) => ({ status })),
    forgetArrival: assign({ arrival: 'plain' }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    writeTries: ({ context }) => writeConnectTries(context.tries),
    leave: (_, { url }: { url: string }) => leaveFor(url),
    keepNoPayload: assign({ fault: () => ({ title: words.noPayload, text: words.nothingChanged }) }),
    keepStatusFault: assign((_, { problem }: Failure) => ({
      fault: { title: words.statusFailed, text: reasonOf(problem, words.statusFailed) },
    })),
    keepLinkFault: assign((_, { problem }: Failure) => ({
      fault: { title: words.linkFailed, text: reasonOf(problem, words.linkFailed) },
    })),
    keepRefusal: assign((_, { problem }: Failure) => ({
      refusal: problemText(problem, words.offboardFailed),
      isMoneyPending: problem.code === 'money_pending',
    })),
    forgetFault: assign({ fault: null }),
    forgetRefusal: assign({ refusal: null, isMoneyPending: false }),
    // The provider has said that it is done, which is the truth as much as a status would be.
    keepOffboarded: assign(({ context: { status } }) => ({
      status: status && { ...status, state: 'not_connected' as const, is_stripe_connected: false, due: [] },
    })),
    tellStatusFault: emit(() => toast('error', words.statusFailed)),
    tellNoPayload: emit(() => toast('error', words.noPayload)),
    tellRefusal: emit((_, { problem }: Failure) =>
      toast('error', problemText(problem, words.offboardFailed)),
    ),
    tellOffboarded: emit(() => toast('success', paymentWords.offboarded)),
  },
  guards: {
    isReturn: ({ context }) => context.arrival === 'return',
    isEmpty: (_, { output }: Answer) => !output,
    isStillChecked: ({ context }, { output }: Answer) =>
      output?.state === 'pending_verification' && context.looks < mostLooks,
    isNews: ({ context }, { status }: StatusHeard) =>
      status.state !== context.status?.state ||
      status.deadline !== context.status.deadline ||
      status.due.join() !== context.status.due.join(),
    isSentBack: ({ context: { arrival, tries, status } }) =>
      arrival === 'refresh' && tries < mostTries && isOpen(status),
    isConnected: isIn('connected'),
    isDue: isIn('connected_action_due'),
    isIncomplete: isIn('incomplete'),
    isPending: isIn('pending_verification'),
    isPaused: ({ context: { status } }) => status?.state === 'restricted' && status.due.length === 0,
    isRestricted: isIn('restricted'),
    isRejected: isIn('rejected'),
    isOff: (_, { problem }: Failure) => problem.code === 'provider_not_configured',
  },
  delays: {
    nextLook: ({ context }) => 1_000 * 2 ** context.looks,
    leaving: 20_000,
  },
});

function isIn(state: StripeStatus['state']) {
  return ({ context }: { context: OnboardingContext }) => context.status?.state === state;
}

/** Whether the provider still has something to be handed in. */
const isOpen = (status: StripeStatus | null): boolean =>
  status !== null && !['connected', 'pending_verification', 'rejected'].includes(status.state);

const reasonOf = (problem: ProblemData, said: string): string => {
  const text = problemText(problem, words.nothingChanged);
  return text === said ? words.nothingChanged : text;
};

const noAnswer = {
  guard: { type: 'isEmpty', params: answer },
  target: '#onboarding.failed',
  actions: ['keepNoPayload', 'tellNoPayload'],
} as const;
const onError = [
  { guard: { type: 'isOff', params: failure }, target: '#onboarding.off', actions: 'forgetFault' },
  {
    target: '#onboarding.failed',
    actions: [{ type: 'keepStatusFault', params: failure }, 'tellStatusFault'],
  },
] as const;
const input = ({ context: { userId } }: { context: OnboardingContext }) => ({ userId });
const heard = ({ event }: { event: StatusHeard }) => event;
const connect = { target: '#onboarding.linking', actions: 'forgetRefusal' } as const;
const offboard = { target: '#onboarding.offboarding', actions: 'forgetRefusal' } as const;

/** Where a club stands with the payment provider, and the ways from there; what is shown is what the provider says. */
export const onboardingMachine = onboardingSetup.createMachine({
  id: 'onboarding',
  context: ({ input: given }) => ({
    userId: given.userId,
    arrival: given.arrival,
    tries: given.tries ?? readConnectTries(),
    status: null,
    looks: 0,
    fault: null,
    refusal: null,
    isMoneyPending: false,
  }),
  invoke: [{ src: 'visibility' }, { src: 'restoration' }],
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whoever comes back from the provider is waited for a little longer.',
      always: [{ guard: 'isReturn', target: 'returning' }, { target: 'checking' }],
    },
    checking: {
      description: 'The provider is asked where the club stands; until it answers nothing is claimed.',
      tags: 'busy',
      invoke: {
        src: 'getStripeStatus',
        input,
        onDone: [noAnswer, { target: 'routing', actions: { type: 'keep', params: answer } }],
        onError,
      },
    },
    returning: {
      description: 'The provider is asked by somebody who has just come back from it.',
      tags: 'busy',
      invoke: {
        src: 'getStripeStatus',
        input,
        onDone: [
          noAnswer,
          {
            guard: { type: 'isStillChecked', params: answer },
            target: 'settling',
            actions: { type: 'keep', params: answer },
          },
          { target: 'routing', actions: { type: 'keep', params: answer } },
        ],
        onError,
      },
    },
    settling: {
      description:
        'The provider still looks at what was handed in, and is asked again after 1, 2, 4 and 8 s.',
      on: { check: 'checking' },
      after: { nextLook: { target: 'returning', actions: 'countLook' } },
    },
    routing: {
      description:
        'The provider’s answer decides; a used-up link leads back to it twice, and then to a button.',
      always: [
        { guard: 'isSentBack', target: 'linking', actions: ['countTry', 'writeTries'] },
        { guard: 'isConnected', target: 'known.connected' },
        { guard: 'isDue', target: 'known.actionDue' },
        { guard: 'isIncomplete', target: 'known.incomplete' },
        { guard: 'isPending', target: 'known.pendingVerification' },
        { guard: 'isPaused', target: 'known.paused' },
        { guard: 'isRestricted', target: 'known.restricted' },
        { guard: 'isRejected', target: 'known.rejected' },
        { target: 'known.notConnected' },
      ],
      exit: 'forgetArrival',
    },
    known: {
      description:
        'The provider has said where the club stands; what it tells later is heard, and coming back to the page asks again.',
      initial: 'notConnected',
      invoke: { src: 'statusNews', input },
      on: {
        check: { target: 'checking', actions: 'forgetRefusal' },
        'page.shown': 'checking',
        'status.heard': {
          guard: { type: 'isNews', params: heard },
          target: 'routing',
          actions: { type: 'hear', params: heard },
        },
      },
      states: {
        notConnected: { description: 'The club has no account, or none any more.', on: { connect } },
        incomplete: { description: 'The provider’s form was begun and not handed in.', on: { connect } },
        pendingVerification: { description: 'All is handed in, and the provider looks at it.' },
        restricted: {
          description: 'The provider asks for something, and takes no payments until then.',
          on: { connect },
        },
        paused: {
          description: 'Card payments are stopped, and the provider names nothing that is missing.',
          on: { connect },
        },
        rejected: { description: 'The provider does not take the club; the association can help.' },
        connected: { description: 'The club is paid by card.', on: { offboard } },
        actionDue: {
          description: 'The club is paid by card, and the provider asks for something.',
          on: { connect, offboard },
        },
      },
    },
    linking: {
      description: 'A link to the provider’s form is made; it works once.',
      tags: 'busy',
      invoke: {
        src: 'createConnectAccountLink',
        input: ({ context }) => ({ id: context.status?.clubId ?? 0 }),
        onDone: {
          target: 'onboarding',
          actions: { type: 'leave', params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: [
          { guard: { type: 'isOff', params: failure }, target: 'off', actions: 'forgetFault' },
          { target: 'failed', actions: { type: 'keepLinkFault', params: failure } },
        ],
      },
    },
    onboarding: {
      description: 'The browser is on its way to the provider; whoever turns back is told how things stand.',
      tags: 'busy',
      on: { 'page.restored': 'checking' },
      after: { leaving: 'checking' },
    },
    offboarding: {
      description: 'Before a club is taken off, its own people are asked.',
      initial: 'confirming',
      states: {
        confirming: {
          description: 'It says what ends, and what can be done again later.',
          on: { keep: '#onboarding.routing', confirm: 'deleting' },
        },
        deleting: {
          description: 'The server takes the club off, unless money is on its way.',
          tags: 'busy',
          invoke: {
            src: 'deleteStripeAccount',
            input: ({ context }) => ({ id: context.status?.clubId ?? 0 }),
            onDone: {
              target: '#onboarding.known.notConnected',
              actions: ['keepOffboarded', 'tellOffboarded'],
            },
            onError: {
              target: '#onboarding.checking',
              actions: [
                { type: 'keepRefusal', params: failure },
                { type: 'tellRefusal', params: failure },
              ],
            },
          },
        },
      },
    },
    failed: {
      description: 'It could not be found out or opened, and it says why.',
      on: { check: 'checking' },
    },
    off: {
      description: 'This installation has no payment provider, and says so.',
      on: { check: 'checking' },
    },
  },
});

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

import type { ActorRefFrom } from 'xstate';
import { readConnectTries } from '#browser/storage.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { failure } from '#machines/patterns/params.ts';
import type { OnboardingContext } from './onboarding-context.ts';
import { onboardingSetup } from './onboarding-setup.ts';
import type { StatusHeard } from './status-news.ts';

const answer = <T>({ event }: { event: { output: T } }): { output: T } => ({ output: event.output });
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
      states: confirmedAction({
        asking: 'confirming',
        asks: 'It says what ends, and what can be done again later.',
        back: { keep: '#onboarding.routing' },
        doing: 'deleting',
        does: 'The server takes the club off, unless money is on its way.',
        invoke: {
          src: 'deleteStripeAccount',
          input: ({ context }: { context: OnboardingContext }) => ({ id: context.status?.clubId ?? 0 }),
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
      }),
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

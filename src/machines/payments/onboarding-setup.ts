import { assign, emit, setup } from 'xstate';
import {
  createConnectAccountLink,
  deleteStripeAccount,
  getStripeStatus,
  type StripeStatus,
} from '#api/payments.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { leaveFor } from '#browser/location.ts';
import { restoration } from '#browser/restoration.ts';
import { writeConnectTries } from '#browser/storage.ts';
import { visibility } from '#browser/visibility.ts';
import { onboardingWords } from '#domain/words/onboarding.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import type { Arrival, OnboardingContext, OnboardingEvent } from './onboarding-context.ts';
import { statusNewsMachine, type StatusHeard } from './status-news.ts';

const words = onboardingWords;

type Failure = { problem: ProblemData };
type Answer = { output: StripeStatus | undefined };
const mostTries = 2;
const mostLooks = 4;

/** What the states of onboarding are made of; how it goes stands in `onboarding.ts`. */
export const onboardingSetup = setup({
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
    tellOffboarded: emit(() => toast('success', onboardingWords.offboarded)),
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

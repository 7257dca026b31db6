import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { getTransaction, type Transaction } from '#api/payments.ts';
import { reason } from '#machines/patterns/params.ts';

/** What the address claims: that a payment succeeded, or that it failed. */
export type Claim = 'success' | 'failure';

export type ResultContext = {
  ref: string | null;
  transaction: Transaction | null;
  /** How often the provider had not decided yet. */
  looks: number;
  reason: string | null;
};

export type ResultEvent = { type: 'retry' };

/** What is true, for an address that claims something else. */
export type ResultEmitted = { type: 'truth.told'; claim: Claim };

type Answer = { transaction: Transaction };
const answer = ({ event }: { event: { output: Transaction } }): Answer => ({ transaction: event.output });
const mostLooks = 15;
const hasStatus =
  (...statuses: readonly Transaction['status'][]) =>
  (_: unknown, { transaction }: Answer) =>
    statuses.includes(transaction.status);

/** What has become of a payment: read from the server, never from the address. */
export const resultMachine = setup({
  types: {
    context: {} as ResultContext,
    events: {} as ResultEvent,
    emitted: {} as ResultEmitted,
    input: {} as { ref: string | null },
    tags: {} as 'busy',
  },
  actors: { getTransaction },
  actions: {
    keep: assign((_, { transaction }: Answer) => ({ transaction, reason: null })),
    keepReason: assign((_, { text }: { text: string }) => ({ reason: text })),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    forgetLooks: assign({ looks: 0 }),
    tellSuccess: emit({ type: 'truth.told', claim: 'success' }),
    tellFailure: emit({ type: 'truth.told', claim: 'failure' }),
  },
  guards: {
    hasNoRef: ({ context }) => context.ref === null,
    hasSucceeded: hasStatus('succeeded'),
    isRefunded: hasStatus('refunded'),
    hasFailed: hasStatus('failed'),
    isPatient: ({ context }) => context.looks < mostLooks,
  },
  delays: { pause: 2_000 },
}).createMachine({
  id: 'transaction-result',
  context: ({ input }) => ({ ...input, transaction: null, looks: 0, reason: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'An address without a reference says nothing that could be looked up.',
      always: [{ guard: 'hasNoRef', target: 'nameless' }, { target: 'verifying' }],
    },
    verifying: {
      description: 'The server is asked; what the address claims is not shown.',
      tags: 'busy',
      invoke: {
        src: 'getTransaction',
        input: ({ context }) => ({ ref: context.ref ?? '' }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: answer },
            target: 'succeeded',
            actions: [{ type: 'keep', params: answer }, 'tellSuccess'],
          },
          {
            guard: { type: 'isRefunded', params: answer },
            target: 'refunded',
            actions: { type: 'keep', params: answer },
          },
          {
            guard: { type: 'hasFailed', params: answer },
            target: 'failed',
            actions: [{ type: 'keep', params: answer }, 'tellFailure'],
          },
          { guard: 'isPatient', target: 'processing', actions: { type: 'keep', params: answer } },
          { target: 'late', actions: { type: 'keep', params: answer } },
        ],
        onError: { target: 'unknown', actions: { type: 'keepReason', params: reason } },
      },
    },
    processing: {
      description: 'The provider has not decided yet, and is asked again every two seconds.',
      after: { pause: { target: 'verifying', actions: 'countLook' } },
    },
    late: {
      description: 'It takes longer than half a minute; one can go, and look again later.',
      on: { retry: { target: 'verifying', actions: 'forgetLooks' } },
    },
    succeeded: { type: 'final', description: 'It is paid, and the receipt stands there.' },
    failed: { type: 'final', description: 'It is not paid, for the reason that is shown.' },
    refunded: { type: 'final', description: 'It was paid and given back.' },
    unknown: {
      description: 'Nobody could say; nothing is claimed, and it can be asked again.',
      on: { retry: { target: 'verifying', actions: 'forgetLooks' } },
    },
    nameless: {
      type: 'final',
      description: 'There is no payment to speak of; the list of payments is offered.',
    },
  },
});

export type ResultActor = ActorRefFrom<typeof resultMachine>;

import { sendParent, setup } from 'xstate';
import { getStripeStatus, type StripeStatus } from '#api/payments.ts';
import { pollingMachine, type RefreshDue } from '#machines/patterns/polling.ts';

/** What the parent hears: where the club stands by now. */
export type StatusHeard = { type: 'status.heard'; status: StripeStatus };

type Answer = { output: StripeStatus | undefined };
const answer = ({ event }: { event: Answer }): Answer => ({ output: event.output });

/** Tells its parent what the server has heard of the provider meanwhile; what cannot be read is left for the next time. */
export const statusNewsMachine = setup({
  types: {
    context: {} as { userId: number },
    events: {} as RefreshDue,
    input: {} as { userId: number },
  },
  actors: { getStripeStatus, polling: pollingMachine },
  actions: {
    tellStatus: sendParent(
      (_, { output }: Answer) => ({ type: 'status.heard', status: output }) as StatusHeard,
    ),
  },
  guards: { isThere: (_, { output }: Answer) => output !== undefined },
}).createMachine({
  id: 'status-news',
  context: ({ input }) => ({ userId: input.userId }),
  invoke: { src: 'polling', input: { every: 10_000 } },
  initial: 'waiting',
  states: {
    waiting: { description: 'Nothing is asked until it is time again.', on: { 'refresh.due': 'reading' } },
    reading: {
      description: 'The server says what it knows; the provider is not asked for that.',
      invoke: {
        src: 'getStripeStatus',
        input: ({ context }) => ({ userId: context.userId, isFresh: false }),
        onDone: [
          {
            guard: { type: 'isThere', params: answer },
            target: 'waiting',
            actions: { type: 'tellStatus', params: answer },
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
  },
});

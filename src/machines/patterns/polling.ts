import { assign, sendParent, setup } from 'xstate';
import { connection, type ConnectivityEvent } from '#browser/connectivity.ts';
import { visibility, type VisibilityEvent } from '#browser/visibility.ts';

/** What the parent hears: it is time to ask again. */
export type RefreshDue = { type: 'refresh.due' };

/** Tells its parent at a steady beat that a refresh is due, and not while nobody looks or no network is there. */
export const pollingMachine = setup({
  types: {
    context: {} as { isVisible: boolean; isOnline: boolean; every: number },
    events: {} as ConnectivityEvent | VisibilityEvent,
    /** `every` in milliseconds. */
    input: {} as { every: number },
  },
  actors: { connection, visibility },
  actions: {
    tellDue: sendParent({ type: 'refresh.due' } satisfies RefreshDue),
    setVisible: assign({ isVisible: true }),
    setHidden: assign({ isVisible: false }),
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
  },
  guards: { isWatched: ({ context }) => context.isVisible && context.isOnline },
  delays: { beat: ({ context }) => context.every },
}).createMachine({
  id: 'polling',
  context: ({ input }) => ({ isVisible: true, isOnline: true, every: input.every }),
  invoke: [{ src: 'connection' }, { src: 'visibility' }],
  initial: 'beating',
  states: {
    beating: {
      description: 'Someone looks, and calls can leave the device: the next refresh comes in its time.',
      after: { beat: { target: 'beating', reenter: true, actions: 'tellDue' } },
      on: {
        'page.hidden': { target: 'resting', actions: 'setHidden' },
        'went.offline': { target: 'resting', actions: 'setOffline' },
      },
    },
    resting: {
      description: 'Nobody looks or no network is there; what was missed is caught up at once.',
      on: {
        'page.shown': { actions: 'setVisible' },
        'page.hidden': { actions: 'setHidden' },
        'went.online': { actions: 'setOnline' },
        'went.offline': { actions: 'setOffline' },
      },
      always: { guard: 'isWatched', target: 'beating', actions: 'tellDue' },
    },
  },
});

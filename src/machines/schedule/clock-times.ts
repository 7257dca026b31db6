import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
import { settleClockTimes } from '#api/booking.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, reason, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type ClockTimesContext = {
  clubId: number;
  /** What stays as it was chosen. */
  keep: 'clock' | 'instant';
  refusal: string | null;
};

export type ClockTimesEvent =
  | { type: 'keep.chosen'; keep: 'clock' | 'instant' }
  | { type: 'confirm' }
  | { type: 'cancel' };

/** What becomes of bookings whose clock time has changed with the rules of the club's zone. */
export const clockTimesMachine = setup({
  types: {
    context: {} as ClockTimesContext,
    events: {} as ClockTimesEvent,
    emitted: {} as Telling,
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: { settleClockTimes },
  actions: {
    setKeep: assign((_, { keep }: Pick<ClockTimesContext, 'keep'>) => ({ keep, refusal: null })),
    setRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    tellSaid: emit((_, { text }: { text: string }) => toast('success', text)),
    tellChanged: sendParent({ type: 'plan.changed' }),
  },
}).createMachine({
  id: 'clock-times',
  context: ({ input: { clubId } }) => ({ clubId, keep: 'instant', refusal: null }),
  initial: 'open',
  states: {
    open: {
      description: 'Nothing is decided yet; what was refused before stays said.',
      on: {
        'keep.chosen': { target: 'confirming', actions: { type: 'setKeep', params: asked } },
      },
    },
    ...confirmedAction({
      asking: 'confirming',
      asks: 'Says what happens to all of these bookings, and asks.',
      back: { cancel: 'open' },
      doing: 'settling',
      does: 'The bookings are being moved, or kept where they are.',
      invoke: {
        src: 'settleClockTimes',
        input: ({ context: { clubId, keep } }: { context: ClockTimesContext }) => ({ clubId, keep }),
        onDone: { target: 'open', actions: [{ type: 'tellSaid', params: said }, 'tellChanged'] },
        // It may have come through all the same, so the plan is read again.
        onError: { target: 'open', actions: [{ type: 'setRefusal', params: reason }, 'tellChanged'] },
      },
    }),
  },
});

export type ClockTimesActor = ActorRefFrom<typeof clockTimesMachine>;

import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { findFreeDay, type FreeDayQuestion } from '#api/schedule.ts';
import { answered } from '#machines/patterns/params.ts';

export type { FreeDayQuestion } from '#api/schedule.ts';

/** The next day on which a table is free, looked for where a day has none. */
export const freeDayMachine = setup({
  types: {
    context: {} as FreeDayQuestion & { date: string | null },
    events: {} as { type: 'retry' } | { type: 'go' },
    emitted: {} as { type: 'day.chosen'; date: string },
    input: {} as FreeDayQuestion,
    tags: {} as 'busy',
  },
  actors: { findFreeDay },
  actions: {
    setDate: assign((_, { date }: { date: string | null }) => ({ date })),
    tellChosen: emit(({ context: { date } }) => ({ type: 'day.chosen' as const, date: date ?? '' })),
  },
  guards: {
    isThere: (_, { date }: { date: string | null }) => date !== null,
  },
}).createMachine({
  id: 'free-day',
  context: ({ input }) => ({ ...input, date: null }),
  initial: 'seeking',
  states: {
    seeking: {
      description: 'The server looks at the days ahead.',
      tags: 'busy',
      invoke: {
        src: 'findFreeDay',
        input: ({ context: { date: _none, ...question } }) => question,
        onDone: [
          {
            guard: { type: 'isThere', params: answered },
            target: 'found',
            actions: { type: 'setDate', params: answered },
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'Names the day and leads to it.',
      on: { go: { target: 'left', actions: 'tellChosen' } },
    },
    none: {
      description: 'No day that can be booked has a free table, until somebody gives one back.',
      on: { retry: 'seeking' },
    },
    failed: {
      description: 'It is not known, until it is tried again.',
      on: { retry: 'seeking' },
    },
    left: { description: 'The page shows that day.', type: 'final' },
  },
});

export type FreeDayActor = ActorRefFrom<typeof freeDayMachine>;
type Snapshot = SnapshotFrom<typeof freeDayMachine>;

/** How looking for a free day stands. */
export const selectFreeDayState = ({ value }: Snapshot) => value;

/** The day that was found; null without one. */
export const selectFreeDay = ({ context: { date } }: Snapshot): string | null => date;

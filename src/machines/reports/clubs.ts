import { assign, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { answered } from '#machines/patterns/params.ts';

type Named = { id: number; name: string };

/** The clubs by which a report can be narrowed: read once; without an answer the report goes on without. */
export const reportClubsMachine = setup({
  types: { context: {} as { clubs: Named[] } },
  actors: { listActiveClubs },
  actions: {
    keep: assign((_, { rows }: ActiveClubs) => ({
      clubs: rows.map(({ clubId, name }) => ({ id: clubId, name })),
    })),
  },
}).createMachine({
  id: 'report-clubs',
  context: { clubs: [] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The names of all active clubs are read.',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'over', actions: { type: 'keep', params: answered } },
        onError: 'over',
      },
    },
    over: { type: 'final' },
  },
});

export type ReportClubsActor = ActorRefFrom<typeof reportClubsMachine>;

import { assign, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { listTournaments, type TournamentPage } from '#api/fixtures.ts';
import { answered } from '#machines/patterns/params.ts';

type Named = { id: number; name: string };

/** The tournaments and clubs by which matches can be narrowed. */
export type Choices = { tournaments: Named[]; clubs: Named[] };

/** So many of the latest tournaments are offered. */
const offered = 100;

/** What the list of matches can be narrowed by: read once; without an answer the list goes on without. */
export const matchChoicesMachine = setup({
  types: { context: {} as Choices },
  actors: { listTournaments, listActiveClubs },
  actions: {
    keepTournaments: assign((_, { rows }: TournamentPage) => ({
      tournaments: rows.map(({ tournamentId, name }) => ({ id: tournamentId, name })),
    })),
    keepClubs: assign((_, { rows }: ActiveClubs) => ({
      clubs: rows.map(({ clubId, name }) => ({ id: clubId, name })),
    })),
  },
}).createMachine({
  id: 'match-choices',
  context: { tournaments: [], clubs: [] },
  type: 'parallel',
  states: {
    tournaments: {
      initial: 'reading',
      states: {
        reading: {
          description: 'The latest tournaments are read.',
          invoke: {
            src: 'listTournaments',
            input: { limit: offered },
            onDone: {
              target: 'over',
              actions: { type: 'keepTournaments', params: answered },
            },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
    clubs: {
      initial: 'reading',
      states: {
        reading: {
          description: 'The names of all active clubs are read.',
          invoke: {
            src: 'listActiveClubs',
            onDone: { target: 'over', actions: { type: 'keepClubs', params: answered } },
            onError: 'over',
          },
        },
        over: { type: 'final' },
      },
    },
  },
});

export type MatchChoicesActor = ActorRefFrom<typeof matchChoicesMachine>;

import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { plainLetters } from '#domain/plain-letters.ts';
import { answered } from '#machines/patterns/params.ts';

type Club = ActiveClubs['rows'][number];

export type ClubChoiceContext = {
  clubs: readonly Club[];
  /** What is looked for among the names. */
  text: string;
  problem: ProblemData | null;
};

export type ClubChoiceEvent = { type: 'text.changed'; text: string } | { type: 'retry' };

/** The clubs whose tables can be looked at: read once, and narrowed while someone types. */
export const clubChoiceMachine = setup({
  types: { context: {} as ClubChoiceContext, events: {} as ClubChoiceEvent },
  actors: { listActiveClubs },
  actions: {
    keepClubs: assign((_, { rows }: ActiveClubs) => ({ clubs: rows, problem: null })),
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: { areNone: (_, { rows }: ActiveClubs) => rows.length === 0 },
}).createMachine({
  id: 'club-choice',
  context: { clubs: [], text: '', problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The names of all active clubs are read.',
      invoke: {
        src: 'listActiveClubs',
        onDone: [
          { guard: { type: 'areNone', params: answered }, target: 'empty' },
          { target: 'shown', actions: { type: 'keepClubs', params: answered } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    shown: {
      description: 'The clubs whose names fit what is looked for stand there.',
      on: { 'text.changed': { actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) } } },
    },
    empty: {
      description: 'It says that there are no clubs, and looks again when asked.',
      on: { retry: 'reading' },
    },
    failed: {
      description: 'It says why, with another try.',
      on: { retry: 'reading' },
    },
  },
});

export type ClubChoiceActor = ActorRefFrom<typeof clubChoiceMachine>;

type Snapshot = SnapshotFrom<typeof clubChoiceMachine>;

/** The most clubs that stand there at once; what is typed narrows a longer list. */
const mostShown = 60;

/** The clubs whose names fit, the first of them, and how many more there are. */
export function findClubs({ clubs, text }: ClubChoiceContext): { found: readonly Club[]; more: number } {
  const wanted = plainLetters(text.trim());
  const fitting = clubs.filter(({ name }) => plainLetters(name).includes(wanted));
  return { found: fitting.slice(0, mostShown), more: Math.max(0, fitting.length - mostShown) };
}

export const selectChoiceState = ({ value }: Snapshot): 'reading' | 'shown' | 'empty' | 'failed' => value;
export const selectChoice = ({ context }: Snapshot): ClubChoiceContext => context;

/** Why nothing can be shown. */
export const selectChoiceReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);

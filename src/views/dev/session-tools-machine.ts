import { assign, setup, type ActorRefFrom } from 'xstate';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { getProfile } from '#api/profile.ts';
import { devWords } from '#domain/words/dev.ts';
import { endAtServer, letExpire, restoreClock } from './session-end.ts';

const words = devWords.told;

export type SessionToolsEvent =
  | { type: 'call' }
  | { type: 'end.session' }
  | { type: 'expire.session' }
  | { type: 'restore.clock' };

type Outcome = 'ended' | 'nobody' | 'expiring' | 'clockBack';

const rejection = (problem: ProblemData): string =>
  problem.kind === 'refused'
    ? words.refused(problem.status, problemText(problem))
    : words.rejected(problem.message, problemText(problem));

const toolsSetup = setup({
  types: {
    context: {} as { told: string },
    events: {} as SessionToolsEvent,
    tags: {} as 'busy',
  },
  actors: { getProfile, endAtServer, letExpire, restoreClock },
  actions: {
    tellAnswer: assign((_, { name }: { name: string }) => ({ told: words.answered(name) })),
    tellRejection: assign((_, { problem }: { problem: ProblemData }) => ({ told: rejection(problem) })),
    tellOutcome: assign((_, { outcome }: { outcome: Outcome }) => ({ told: words[outcome] })),
    tellFailure: assign({ told: words.failed }),
    tellNothing: assign({ told: '' }),
  },
});

const done = {
  target: 'idle',
  actions: {
    type: 'tellOutcome' as const,
    params: ({ event }: { event: { output: Outcome } }) => ({ outcome: event.output }),
  },
} as const;
const failed = { target: 'idle', actions: 'tellFailure' } as const;

/** Ends a session in the ways in which sessions end, and makes a call that notices. */
export const sessionToolsMachine = toolsSetup.createMachine({
  id: 'dev-session-tools',
  context: { told: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Says what came of the last order.',
      exit: 'tellNothing',
      on: {
        call: 'calling',
        'end.session': 'ending',
        'expire.session': 'expiring',
        'restore.clock': 'restoring',
      },
    },
    calling: {
      description: 'The product’s own client reads the profile, through whatever switch is on.',
      tags: 'busy',
      invoke: {
        src: 'getProfile',
        onDone: {
          target: 'idle',
          actions: { type: 'tellAnswer', params: ({ event }) => ({ name: event.output.fullName }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'tellRejection', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
    },
    ending: {
      description: 'The server is told to end the session, and the product is not.',
      tags: 'busy',
      invoke: { src: 'endAtServer', onDone: done, onError: failed },
    },
    expiring: {
      description: 'The server’s clock moves to shortly before the end of the session.',
      tags: 'busy',
      invoke: { src: 'letExpire', onDone: done, onError: failed },
    },
    restoring: {
      description: 'The server’s clock moves back to the machine’s time.',
      tags: 'busy',
      invoke: { src: 'restoreClock', onDone: done, onError: failed },
    },
  },
});

export type SessionToolsActor = ActorRefFrom<typeof sessionToolsMachine>;

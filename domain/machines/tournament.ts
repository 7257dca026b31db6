import { setup } from 'xstate';

/** What is known about a tournament when it is to be moved. */
export type TournamentFacts = {
  /** Name, game, days, closing time and the length of a match are given. */
  isWhole: boolean;
  /** Entries close in the future. */
  isClosingAhead: boolean;
  /** Two places are taken, and groups have 3 to 16 players. */
  hasPlayers: boolean;
  /** No match of the draw is live or was ended by a person. */
  hasNoneBegun: boolean;
  hasNoneLive: boolean;
  /** All matches of the groups are over, and nobody is level where it matters. */
  isGroupsDecided: boolean;
  /** A knockout is still to be drawn from the groups. */
  isKnockoutDue: boolean;
};

export type TournamentEvent = TournamentFacts &
  (
    | { type: 'publish' }
    | { type: 'close' }
    | { type: 'reopen' }
    | { type: 'draw' }
    | { type: 'undraw' }
    | { type: 'cancel' }
    | { type: 'delete' }
    /** A referee or somebody of the desk has started the first match. */
    | { type: 'match.begun' }
    | { type: 'all.over' }
    /** A correction has opened a match again. */
    | { type: 'result.reset' }
  );

type Guarded = { event: TournamentEvent };

/** The life of a tournament, from its draft until it is finished or cancelled. */
export const tournamentMachine = setup({
  types: { events: {} as TournamentEvent },
  guards: {
    canOpen: ({ event }: Guarded) => event.isWhole && event.isClosingAhead,
    isClosingAhead: ({ event }: Guarded) => event.isClosingAhead,
    hasPlayers: ({ event }: Guarded) => event.hasPlayers,
    hasNoneBegun: ({ event }: Guarded) => event.hasNoneBegun,
    hasNoneLive: ({ event }: Guarded) => event.hasNoneLive,
    isGroupsDecided: ({ event }: Guarded) => event.isKnockoutDue && event.isGroupsDecided,
    isKnockoutDone: ({ event }: Guarded) => !event.isKnockoutDue,
  },
}).createMachine({
  id: 'tournament',
  initial: 'draft',
  states: {
    draft: {
      description: 'Only those who run it can read it.',
      on: { publish: { guard: 'canOpen', target: 'open' }, delete: 'deleted' },
    },
    open: {
      description: 'Everyone can read it, and players enter within the entry times.',
      on: {
        close: 'closed',
        draw: { guard: 'hasPlayers', target: 'drawn' },
        cancel: 'cancelled',
      },
    },
    closed: {
      description: 'Nobody enters any more; the organisers make the draw.',
      on: {
        reopen: { guard: 'isClosingAhead', target: 'open' },
        draw: { guard: 'hasPlayers', target: 'drawn' },
        cancel: 'cancelled',
      },
    },
    drawn: {
      description: 'Everyone knows whom they meet; until play begins the draw can be made again.',
      on: {
        draw: { guard: 'hasNoneBegun', target: 'drawn' },
        undraw: { guard: 'hasNoneBegun', target: 'closed' },
        'match.begun': 'running',
        cancel: { guard: 'hasNoneLive', target: 'cancelled' },
      },
    },
    running: {
      description: 'Matches are played; after groups the knockout is drawn.',
      on: {
        draw: { guard: 'isGroupsDecided', target: 'running' },
        'all.over': { guard: 'isKnockoutDone', target: 'finished' },
        cancel: { guard: 'hasNoneLive', target: 'cancelled' },
      },
    },
    finished: {
      description: 'Everything is played and the places are known.',
      on: { 'result.reset': 'running' },
    },
    cancelled: {
      type: 'final',
      description: 'It does not take place, and everyone can read why; what was played stays.',
    },
    deleted: { type: 'final', description: 'A draft that nobody else has seen is gone.' },
  },
});

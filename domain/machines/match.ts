import { setup } from 'xstate';

/** What is known about a match when it is to be moved. */
export type MatchFacts = {
  /** Both players are known, and none of them has left. */
  isReady: boolean;
  hasTableFree: boolean;
  /** Neither of the players is at another table. */
  isNobodyBusy: boolean;
  /** Somebody has what wins. */
  isDecided: boolean;
  /** One game of a group. */
  isLevelAllowed: boolean;
  /** No later match rests on the result, or a reset gives it up. */
  isFree: boolean;
  isSameWinner: boolean;
};

/** How somebody ends a match. */
export type MatchEnding = 'played' | 'walkover' | 'retired' | 'disqualified' | 'level' | 'bothOut';

export type MatchEvent = MatchFacts &
  (
    | { type: 'call' }
    | { type: 'uncall' }
    | { type: 'start' }
    | { type: 'end'; as: MatchEnding }
    | { type: 'correct' }
    | { type: 'void' }
    /** Nobody will come to a seat, or who is in it has left. */
    | { type: 'seat.empty' }
  );

type Guarded = { event: MatchEvent };
const endsAs = (event: MatchEvent, ...endings: readonly MatchEnding[]): boolean =>
  event.type === 'end' && endings.includes(event.as);

const endUnplayed = { guard: 'endsUnplayed', target: 'over' } as const;
const start = { guard: 'canStart', target: 'live' } as const;
const seatEmpty = { target: 'over' } as const;

/** The life of a match; that it was corrected is a mark, and no state. */
export const matchMachine = setup({
  types: { events: {} as MatchEvent },
  guards: {
    canCall: ({ event }: Guarded) => event.isReady && event.hasTableFree,
    canStart: ({ event }: Guarded) => event.isReady && event.isNobodyBusy,
    endsUnplayed: ({ event }: Guarded) =>
      event.isReady && endsAs(event, 'walkover', 'disqualified', 'bothOut'),
    endsPlayed: ({ event }: Guarded) =>
      endsAs(event, 'retired', 'disqualified') ||
      (endsAs(event, 'played') && event.isDecided) ||
      (endsAs(event, 'level') && event.isLevelAllowed),
    isFree: ({ event }: Guarded) => event.isFree,
    canCorrect: ({ event }: Guarded) => event.isFree || event.isSameWinner,
  },
}).createMachine({
  id: 'match',
  initial: 'upcoming',
  states: {
    upcoming: {
      description: 'It has not begun; its players may not be known yet.',
      on: {
        call: { guard: 'canCall', target: 'called' },
        start,
        end: endUnplayed,
        'seat.empty': seatEmpty,
      },
    },
    called: {
      description: 'The players are asked to come to a table.',
      on: { uncall: 'upcoming', start, end: endUnplayed, 'seat.empty': seatEmpty },
    },
    live: {
      description: 'It is being played.',
      on: { end: { guard: 'endsPlayed', target: 'over' }, void: { guard: 'isFree', target: 'upcoming' } },
    },
    over: {
      description: 'It has a result, which can be corrected or taken back.',
      on: {
        correct: { guard: 'canCorrect', target: 'over' },
        void: { guard: 'isFree', target: 'upcoming' },
      },
    },
  },
});

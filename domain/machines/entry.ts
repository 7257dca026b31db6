import { setup } from 'xstate';

/** What is known about a tournament and a player when an entry is to be moved. */
export type EntryFacts = {
  /** Organisers look at every entry first. */
  needsApproval: boolean;
  hasRoom: boolean;
  isCheckInOpen: boolean;
  /** Players had to check in before the draw. */
  isCheckInUsed: boolean;
  isDrawn: boolean;
};

export type EntryEvent = EntryFacts &
  (
    | { type: 'ask' }
    | { type: 'confirm' }
    | { type: 'refuse' }
    | { type: 'withdraw' }
    | { type: 'checkIn' }
    | { type: 'undoCheckIn' }
    | { type: 'disqualify' }
    /** A place came free, and nobody waits longer. */
    | { type: 'room.came' }
    | { type: 'draw.made' }
  );

type Guarded = { event: EntryEvent };

const ask = [
  { guard: 'needsApproval', target: 'requested' },
  { guard: 'hasRoom', target: 'confirmed' },
  { guard: 'isBeforeDraw', target: 'waiting' },
] as const;
const disqualify = { guard: 'isDrawn', target: 'disqualified' } as const;

/** The life of a player's entry in a tournament. */
export const entryMachine = setup({
  types: { events: {} as EntryEvent },
  guards: {
    needsApproval: ({ event }: Guarded) => event.needsApproval && !event.isDrawn,
    hasRoom: ({ event }: Guarded) => event.hasRoom && !event.isDrawn,
    isBeforeDraw: ({ event }: Guarded) => !event.isDrawn,
    isDrawn: ({ event }: Guarded) => event.isDrawn,
    canCheckIn: ({ event }: Guarded) => event.isCheckInOpen && !event.isDrawn,
    isMissing: ({ event }: Guarded) => event.isCheckInUsed,
  },
}).createMachine({
  id: 'entry',
  initial: 'none',
  states: {
    none: { description: 'The player has not entered.', on: { ask } },
    requested: {
      description: 'The organisers decide; no place is held.',
      on: {
        confirm: [
          { guard: 'hasRoom', target: 'confirmed' },
          { guard: 'isBeforeDraw', target: 'waiting' },
        ],
        refuse: { guard: 'isBeforeDraw', target: 'refused' },
        withdraw: 'withdrawn',
      },
    },
    waiting: {
      description: 'Every place is taken; the first who asked has the first that comes free.',
      on: {
        confirm: { guard: 'hasRoom', target: 'confirmed' },
        'room.came': { guard: 'hasRoom', target: 'confirmed' },
        withdraw: 'withdrawn',
      },
    },
    confirmed: {
      description: 'The player has a place.',
      on: {
        checkIn: { guard: 'canCheckIn', target: 'checkedIn' },
        'draw.made': { guard: 'isMissing', target: 'noShow' },
        withdraw: 'withdrawn',
        disqualify,
      },
    },
    checkedIn: {
      description: 'The player has a place and is there.',
      on: {
        undoCheckIn: { guard: 'isBeforeDraw', target: 'confirmed' },
        withdraw: 'withdrawn',
        disqualify,
      },
    },
    withdrawn: {
      description: 'The player has left; before the draw the player may ask again, behind all others.',
      on: { ask },
    },
    refused: { type: 'final', description: 'The organisers did not take the entry.' },
    noShow: { type: 'final', description: 'The player had not checked in when the draw was made.' },
    disqualified: { type: 'final', description: 'The organisers put the player out during play.' },
  },
});

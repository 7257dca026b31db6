import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { entryMachine, type EntryFacts } from './entry.ts';

const room: EntryFacts = {
  needsApproval: false,
  hasRoom: true,
  isCheckInOpen: true,
  isCheckInUsed: true,
  isDrawn: false,
};
const full = { ...room, hasRoom: false };
const drawn = { ...room, isDrawn: true };
const moves = words.entryMoves;
const button = (name: string) => ({ role: 'button', name }) as const;
const states = words.entryStates;

export const entryModel = defineModel(entryMachine, {
  cases: {
    ask: [room, full, { ...room, needsApproval: true }, drawn],
    confirm: [room, full, drawn],
    refuse: [room, drawn],
    withdraw: [room],
    checkIn: [room, { ...room, isCheckInOpen: false }, drawn],
    undoCheckIn: [room, drawn],
    disqualify: [drawn, room],
    'room.came': [room, full],
    'draw.made': [room, { ...room, isCheckInUsed: false }],
  },
  controls: {
    ask: button(moves.ask),
    confirm: button(moves.confirm),
    refuse: button(moves.refuse),
    withdraw: button(moves.withdraw),
    checkIn: button(moves.checkIn),
    undoCheckIn: button(moves.undoCheckIn),
    disqualify: button(moves.disqualify),
    'room.came': { kind: 'outside', from: 'another player who leaves' },
    'draw.made': { kind: 'outside', from: 'the page of the draw' },
  },
  shows: {
    none: { texts: [states.none] },
    requested: { texts: [states.requested] },
    waiting: { texts: [states.waiting] },
    confirmed: { texts: [states.confirmed] },
    checkedIn: { texts: [states.checkedIn] },
    withdrawn: { texts: [states.withdrawn] },
    refused: { texts: [states.refused] },
    noShow: { texts: [states.noShow] },
    disqualified: { texts: [states.disqualified] },
  },
  invariants: {
    'nobody gets a place but from an entry': ({ value }, before) =>
      value !== 'checkedIn' || before === undefined || before.value !== 'none',
    'who was refused stays so': ({ value }, before) => before?.value !== 'refused' || value === 'refused',
  },
});

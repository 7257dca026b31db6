import { translated } from '#domain/language/translated.ts';

/** Texts of making and running tournaments. */
export const tournamentWords = translated('tournament', {
  stages: {
    draft: 'Draft',
    open: 'Entries open',
    closed: 'Entries closed',
    drawn: 'Drawn',
    running: 'Under way',
    finished: 'Finished',
    cancelled: 'Cancelled',
  },
  moves: {
    publish: 'Publish',
    close: 'Close entries',
    reopen: 'Reopen entries',
    cancel: 'Cancel tournament',
    delete: 'Delete draft',
  },
  entryStates: {
    none: 'Not entered',
    requested: 'Waiting for the organisers',
    waiting: 'On the waiting list',
    confirmed: 'Confirmed',
    checkedIn: 'Checked in',
    withdrawn: 'Withdrawn',
    refused: 'Not accepted',
    noShow: 'Did not check in',
    disqualified: 'Disqualified',
  },
  entryMoves: {
    ask: 'Enter',
    confirm: 'Confirm',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    checkIn: 'Check in',
    undoCheckIn: 'Undo check-in',
    disqualify: 'Disqualify',
  },
  matchStates: { upcoming: 'Upcoming', called: 'Called', live: 'Live', over: 'Over' },
  matchMoves: {
    call: 'Call to a table',
    uncall: 'Take the call back',
    start: 'Start',
    correct: 'Correct',
    void: 'Take the result back',
  },
  entered: {
    requested: (name: string) => `You have asked to play ${name}. The organisers will answer.`,
    waiting: (name: string, position: number) =>
      `Every place of ${name} is taken. You are number ${position} on the waiting list.`,
    confirmed: (name: string) => `You have a place in ${name}.`,
    checkedIn: (name: string) => `You are checked in for ${name}.`,
    withdrawn: (name: string) => `You have withdrawn from ${name}.`,
  },
  entryMoved: {
    requested: (player: string) => `${player} waits for an answer.`,
    waiting: (player: string, position: number) => `${player} is number ${position} on the waiting list.`,
    confirmed: (player: string) => `${player} has a place.`,
    checkedIn: (player: string) => `${player} is checked in.`,
    withdrawn: (player: string) => `${player} was withdrawn.`,
    refused: (player: string) => `The entry of ${player} is refused.`,
    noShow: (player: string) => `${player} did not check in.`,
    disqualified: (player: string) => `${player} is disqualified.`,
  },
  drawn: (name: string, number: number) =>
    number === 1 ? `${name} is drawn.` : `${name} is drawn. This is draw ${number}.`,
  knockoutDrawn: (name: string) => `The knockout of ${name} is drawn.`,
  drawChanged: {
    swapped: (one: string, two: string) => `${one} and ${two} have changed places.`,
    replaced: (out: string, one: string) => `${one} plays in the place of ${out}.`,
    added: (one: string) => `${one} is in the draw.`,
  },
  undrawn: (name: string) => `The draw of ${name} is undone.`,
  planned: (planned: number, left: number) =>
    left === 0
      ? `${planned} matches are planned.`
      : `${planned} matches are planned, and ${left} do not fit.`,
  tieSettled: (group: string) => `The order in ${group} is decided.`,
  seeded: (count: number) => (count === 0 ? 'Nobody is seeded.' : `The best ${count} are seeded.`),
  made: (name: string) => `${name} is saved as a draft.`,
  changed: (name: string) => `Changes to ${name} saved.`,
  removed: (name: string) => `The draft of ${name} was deleted.`,
  deleted: 'The draft was deleted.',
  moved: {
    open: (name: string) => `${name} was published. Entries are open.`,
    closed: (name: string) => `Entries for ${name} are closed.`,
    cancelled: (name: string) => `${name} was cancelled.`,
  },
});

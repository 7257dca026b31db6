import { translated } from '#domain/language/translated.ts';

/** Texts of the scorer's panel at the table. */
export const scoringWords = translated('scoring', {
  title: 'Score this match',
  start: 'Start the match',
  whoBreaks: 'Who breaks off?',
  breaks: (name: string) => `${name} breaks off`,
  restoring: 'Looking for scores that wait on this device',
  toTable: (name: string) => `${name} to the table`,
  atTable: (name: string) => `${name} is at the table`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  foul: (points: number) => `Foul ${points}`,
  minus: 'Take 1 point off',
  miss: 'End of visit',
  won: (counted: string, name: string) => `${counted} to ${name}`,
  isOver: (counted: string) => `${counted} over`,
  undo: 'Undo',
  end: 'End the match',
  endQuestion: 'End this match?',
  endText: 'The result goes into the draw. It cannot be changed here afterwards.',
  wins: (name: string, score: string) => `${name} wins ${score}`,
  gaveUp: (name: string) => `${name} gave up`,
  absent: (name: string) => `${name} did not come`,
  goOn: 'Continue scoring',
  ended: 'This match is over',
  decided: (name: string) => `${name} has won. Check the score, then end the match.`,
  inStep: 'Everything is sent',
  sending: 'Sending',
  waiting: (count: number) =>
    count === 1 ? '1 entry waits on this device' : `${count} entries wait on this device`,
  lost: 'No connection. You can continue scoring: everything is kept here and sent later.',
  sendNow: 'Send now',
  refusedTitle: 'This was not taken:',
  dropped: (count: number) =>
    count === 1
      ? '1 entry of this device was not written.'
      : `${count} entries of this device were not written.`,
  other: 'Someone else has scored this match meanwhile. The score below is theirs.',
  accept: 'Continue from this score',
});

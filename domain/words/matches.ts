import { translated } from '#domain/language/translated.ts';

/** Texts of matches: who plays what, for how long, and how it stands. */
export const matchWords = translated('match', {
  status: { 1: 'Upcoming', 6: 'Completed', 7: 'Live' },
  hiddenPlayer: 'Hidden player',
  openSeat: 'To be decided',
  winnerOf: (matchName: string) => `Winner of ${matchName}`,
  bye: 'Bye',
  unscheduled: 'Not scheduled',
  bestOf: (frames: number) => `Best of ${frames}`,
  raceTo: (frames: number) => `Race to ${frames}`,
  toPoints: (points: number) => `To ${points} points`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  disciplines: {
    billiards: 'Billiards',
    carom: 'Carom',
    pool: 'Pool',
    russianPyramid: 'Russian pyramid',
    snooker: 'Snooker',
  },
  games: {
    eightBall: '8 ball',
    nineBall: '9 ball',
    tenBall: '10 ball',
    straightPool: 'Straight pool',
    onePocket: 'One pocket',
    hundredUp: '100 Up',
    hundredFiftyUp: '150 Up',
    timed: 'Timed',
    sixBall: '6 ball',
    fifteenReds: '15 red balls',
    threeCushion: '3 cushion',
    russianPyramid: 'Russian pyramid',
  },
});

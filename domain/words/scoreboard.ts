import { translated } from '#domain/language/translated.ts';

/** Days by their distance from today. */
const days: Readonly<Record<number, string | undefined>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** Texts of a score, wherever one stands: on the cloth, on a card, in a list. */
export const scoreboardWords = translated('scoreboard', {
  frame: { one: 'Frame', many: 'Frames' },
  rack: { one: 'Rack', many: 'Racks' },
  game: { one: 'Game', many: 'Games' },
  set: { one: 'Set', many: 'Sets' },
  break: 'Break',
  run: 'Run',
  points: 'Points',
  average: 'Average',
  seed: (seed: number) => `Seed ${seed}`,
  inningNumber: (inning: number) => `Inning ${inning}`,
  inInnings: (innings: number) => `${innings} innings`,
  firstTo: (points: number) => `First to ${points}`,
  table: (number: number) => `Table ${number}`,
  over: 'Final score',
  player: 'Player',
  winner: 'Winner',
  atTable: 'At the table',
  ahead: (points: number) => `${points} ahead`,
  behind: (points: number) => `${points} behind`,
  level: 'Level',
  highest: (visit: string, points: number) => `Highest ${visit.toLowerCase()} ${points}`,
  toGo: (frames: number) => `${frames} to go`,
  won: (won: number, toWin: number) => `${won} of ${toWin}`,
  ballsOf: (visit: string, balls: readonly string[]) =>
    `Balls of this ${visit.toLowerCase()}: ${balls.join(', ')}`,
  strip: (many: string) => `Points by ${many.toLowerCase()}`,
  stream: 'Watch stream',
  centre: 'Match centre',
  days,
  starts: 'Starts',
});

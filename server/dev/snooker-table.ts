import type { Random } from '#server/demo/random.ts';
import type { Shot } from './shot.ts';

/** What lies on a snooker table: how many reds, and which ball is on; 2 to 7 are the colours once the reds are gone. */
export type SnookerTable = { reds: number; on: 'red' | 'colour' | number };

/** The ball that decides. */
export const black = 7;
/** Yellow to black. */
const allColours = 27;
/** What a red and the dearest colour after it bring. */
const perRed = 8;
/** Colours as they are chosen after a red: the dear ones more often. */
const choices = [2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7] as const;

/** A table before the break-off. */
export function rackedTable(reds: number): SnookerTable {
  return { reds, on: 'red' };
}

/** The most points that the balls on a table can still bring. */
export function pointsLeft({ reds, on }: SnookerTable): number {
  if (typeof on === 'number') return colouringUp(on);
  return reds * perRed + allColours + (on === 'colour' ? black : 0);
}

/** A table on which so many points can have been made: matches keep their points, not their balls. */
export function guessTable(reds: number, scored: number): SnookerTable {
  const gone = Math.max(Math.ceil(scored / perRed), Math.round(scored / 6.5));
  if (gone < reds) return { reds: reds - gone, on: 'red' };
  const most = reds * perRed + allColours;
  let on = 2;
  while (on < black && scored + colouringUp(on) > most) on += 1;
  return { reds: 0, on };
}

/** One shot at the ball that is on. */
export function shootSnooker(table: SnookerTable, random: Random): { shot: Shot; table: SnookerTable } {
  const { reds, on } = table;
  if (!random.chance(potting)) {
    const isFoul = random.chance(0.08);
    const foul = isFoul ? Math.max(4, typeof on === 'number' ? on : 4) : 0;
    return { shot: { points: 0, foul, isMiss: true }, table: afterMiss(table) };
  }
  const pot = (points: number, next: SnookerTable) => ({
    shot: { points, foul: 0, isMiss: false },
    table: next,
  });
  if (on === 'red') return pot(1, { reds: reds - 1, on: 'colour' });
  if (on === 'colour') return pot(random.pick(choices), { reds, on: reds > 0 ? 'red' : 2 });
  return pot(on, { reds: 0, on: on + 1 });
}

const potting = 0.8;

/** The free colour after the last red is lost with a miss. */
function afterMiss({ reds, on }: SnookerTable): SnookerTable {
  return { reds, on: on === 'colour' ? (reds > 0 ? 'red' : 2) : on };
}

/** Points of the colours from this one up to the black; none once it is gone. */
function colouringUp(from: number): number {
  return ((black + from) * (black - from + 1)) / 2;
}

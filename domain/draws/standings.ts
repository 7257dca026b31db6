import { averageOf } from '#domain/matches/score.ts';
import {
  byPoints,
  frameRules,
  separate,
  split,
  tallyOf,
  totalOf,
  type GroupResult,
  type GroupRules,
  type Tally,
} from './tie-breaks.ts';

export type { GroupResult } from './tie-breaks.ts';

/** A line of a group's table. */
export type Standing = {
  /** Shared by players who are level once all is played. */
  rank: number;
  playerId: number;
  played: number;
  won: number;
  lost: number;
  level: number;
  framesWon: number;
  framesLost: number;
  points: number;
  highestBreak: number | null;
  /** Points an inning, to 3 places; null where no innings were counted. */
  average: number | null;
  /** Whether nothing but a decision tells this player from another one. */
  isLevel: boolean;
  /** Whether the player has left before half of the own matches, none of which counts. */
  isStruck: boolean;
};

/**
 * The table of a group, best first: points, then the tie breaks in their order, then the order that a person has
 * given. Who is still level shares a rank once all is over, and keeps the order of the players given.
 */
export function rankGroup(
  players: readonly number[],
  results: readonly GroupResult[],
  rules: GroupRules = frameRules,
  struck: ReadonlySet<number> = new Set(),
): Standing[] {
  const counted = results.filter((result) => !result.players.some((id) => struck.has(id)));
  const tallies = players.map((id) => tallyOf(id, counted, rules.isOneGame));
  const ranked = split(
    tallies.filter(({ playerId }) => !struck.has(playerId)),
    byPoints,
  )
    .flatMap((block) => separate(block, rules.tieBreaks, counted, rules.isOneGame))
    .flatMap((block) => decided(block, rules.tieOrder));
  const left = tallies.filter(({ playerId }) => struck.has(playerId));
  return [...ranked, ...(left.length > 0 ? [left] : [])].flatMap((block, place, blocks) => {
    const before = blocks.slice(0, place).reduce((sum, { length }) => sum + length, 0);
    const isLevel = block.length > 1 && rules.isAllOver === true && block !== left;
    return block.map((tally, step) =>
      lineOf(tally, before + 1 + (isLevel ? 0 : step), isLevel, block === left),
    );
  });
}

/** Puts those who are level into the order that a person has given them, where all of them have one. */
function decided(block: Tally[], order: ReadonlyMap<number, number> | undefined): Tally[][] {
  const placeOf = ({ playerId }: Tally): number => order?.get(playerId) ?? Number.NaN;
  if (block.length < 2 || block.some((tally) => Number.isNaN(placeOf(tally)))) return [block];
  return split(block, (a, b) => placeOf(a) - placeOf(b));
}

function lineOf(tally: Tally, rank: number, isLevel: boolean, isStruck: boolean): Standing {
  const { playerId, played, won, lost, level, framesWon, framesLost, points, breaks } = tally;
  const total = totalOf(tally);
  return {
    rank,
    playerId,
    played,
    won,
    lost,
    level,
    framesWon,
    framesLost,
    points,
    highestBreak: breaks[0] ?? null,
    average: averageOf(total.points, total.innings),
    isLevel,
    isStruck,
  };
}

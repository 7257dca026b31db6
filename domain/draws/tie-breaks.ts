/** A way to tell players apart who have the same points. */
export type TieBreak = 'difference' | 'framesWon' | 'headToHead' | 'average' | 'bestAverage' | 'highestBreak';

/** A finished match of a group as the table counts it. */
export type GroupResult = {
  players: readonly [number, number];
  frames: readonly [number, number];
  /** Null where it ended level, or both were out. */
  winner: number | null;
  /** Whether it ended level; without a winner and not level both have lost. */
  isLevel?: boolean;
  highestBreaks?: readonly [number | null, number | null];
  /** Of a match of one game, without head starts. */
  points?: readonly [number | null, number | null];
  innings?: readonly [number | null, number | null];
};

/** How a group is ranked. */
export type GroupRules = {
  tieBreaks: readonly TieBreak[];
  /** Whether a match is one game, whose points are counted where frames are else. */
  isOneGame: boolean;
  /** The order that a person has given to players who were level, by player. */
  tieOrder?: ReadonlyMap<number, number>;
  /** Only then is anyone level for good. */
  isAllOver?: boolean;
};

/** The rules of a group that is played in frames. */
export const frameRules: GroupRules = {
  tieBreaks: ['difference', 'framesWon', 'headToHead', 'highestBreak'],
  isOneGame: false,
};

/** The rules of a group whose matches are one game: 3 cushion, straight pool, billiards. */
export const oneGameRules: GroupRules = {
  tieBreaks: ['average', 'bestAverage', 'headToHead', 'highestBreak'],
  isOneGame: true,
};

/** What a player has made in some matches. */
export type Tally = {
  playerId: number;
  played: number;
  won: number;
  lost: number;
  level: number;
  framesWon: number;
  framesLost: number;
  points: number;
  /** What was made and conceded: points of one game, else frames. */
  made: number;
  conceded: number;
  /** Points and innings of each match in which innings were counted. */
  visits: { points: number; innings: number }[];
  /** The highest of each match, the highest first. */
  breaks: number[];
};

const pointsOf = { win: 2, level: 1 } as const;

/** What a player has made in those of the results in which that player was. */
export function tallyOf(playerId: number, results: readonly GroupResult[], isOneGame: boolean): Tally {
  const tally: Tally = {
    playerId,
    played: 0,
    won: 0,
    lost: 0,
    level: 0,
    framesWon: 0,
    framesLost: 0,
    points: 0,
    made: 0,
    conceded: 0,
    visits: [],
    breaks: [],
  };
  for (const result of results) {
    const side = result.players.indexOf(playerId);
    if (side === 0 || side === 1) count(tally, result, side, isOneGame);
  }
  tally.breaks.sort((a, b) => b - a);
  return tally;
}

function count(tally: Tally, result: GroupResult, side: 0 | 1, isOneGame: boolean): void {
  const other = side === 0 ? 1 : 0;
  tally.played += 1;
  tally.framesWon += result.frames[side];
  tally.framesLost += result.frames[other];
  if (result.winner === tally.playerId) tally.won += 1;
  else if (result.winner === null && result.isLevel === true) tally.level += 1;
  else tally.lost += 1;
  tally.points = tally.won * pointsOf.win + tally.level * pointsOf.level;
  const counted = isOneGame ? result.points : result.frames;
  tally.made += counted?.[side] ?? 0;
  tally.conceded += counted?.[other] ?? 0;
  const innings = result.innings?.[side] ?? 0;
  if (innings > 0) tally.visits.push({ points: result.points?.[side] ?? 0, innings });
  const highest = result.highestBreaks?.[side] ?? 0;
  if (highest > 0) tally.breaks.push(highest);
}

/** Orders two tallies, the better one first. */
export type Compare = (a: Tally, b: Tally) => number;

export const byPoints: Compare = (a, b) => b.points - a.points;
const byDifference: Compare = (a, b) => b.made - b.conceded - (a.made - a.conceded);
const byMade: Compare = (a, b) => b.made - a.made;
const byAverage: Compare = (a, b) => compareFractions(totalOf(a), totalOf(b));
const byBestAverage: Compare = (a, b) => compareFractions(bestOf(a), bestOf(b));
const byBreaks: Compare = (a, b) => {
  for (let place = 0; place < Math.max(a.breaks.length, b.breaks.length); place += 1) {
    const difference = (b.breaks[place] ?? 0) - (a.breaks[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Points and innings of all matches together. */
export function totalOf({ visits }: Tally): { points: number; innings: number } {
  return visits.reduce(
    (sum, { points, innings }) => ({ points: sum.points + points, innings: sum.innings + innings }),
    { points: 0, innings: 0 },
  );
}

function bestOf({ visits }: Tally): { points: number; innings: number } {
  return visits.toSorted(compareFractions)[0] ?? { points: 0, innings: 0 };
}

/** Compares averages as fractions, so that none is rounded; one without innings is nothing. */
function compareFractions(
  a: { points: number; innings: number },
  b: { points: number; innings: number },
): number {
  return b.points * Math.max(1, a.innings) - a.points * Math.max(1, b.innings);
}

const compareBy: Readonly<Record<Exclude<TieBreak, 'headToHead'>, Compare>> = {
  difference: byDifference,
  framesWon: byMade,
  average: byAverage,
  bestAverage: byBestAverage,
  highestBreak: byBreaks,
};

/** Puts players with the same points into blocks, the better ones first; who is in one block is level. */
export function separate(
  block: readonly Tally[],
  tieBreaks: readonly TieBreak[],
  results: readonly GroupResult[],
  isOneGame: boolean,
): Tally[][] {
  const [first, ...rest] = tieBreaks;
  if (block.length < 2 || first === undefined) return [[...block]];
  const parts =
    first === 'headToHead' ? splitAmong(block, results, isOneGame) : split(block, comparing(first, block));
  // The matches among fewer players make another table, which may separate those who are left.
  const next = first === 'headToHead' && parts.length > 1 ? tieBreaks : rest;
  return parts.flatMap((part) => separate(part, next, results, isOneGame));
}

/** Averages need innings of everyone; without them the difference of points stands in for the average. */
function comparing(tieBreak: Exclude<TieBreak, 'headToHead'>, block: readonly Tally[]): Compare {
  const isCounted = block.every(({ visits }) => visits.length > 0);
  if (isCounted || (tieBreak !== 'average' && tieBreak !== 'bestAverage')) return compareBy[tieBreak];
  return tieBreak === 'average' ? byDifference : () => 0;
}

/** Splits by the table of their own matches alone: points, difference, frames won. */
function splitAmong(block: readonly Tally[], results: readonly GroupResult[], isOneGame: boolean): Tally[][] {
  const ids = new Set(block.map(({ playerId }) => playerId));
  const own = results.filter(({ players }) => players.every((id) => ids.has(id)));
  const among = new Map(block.map((tally) => [tally, tallyOf(tally.playerId, own, isOneGame)] as const));
  const compare: Compare = (a, b) => byPoints(a, b) || byDifference(a, b) || byMade(a, b);
  return split(block, (a, b) => compare(among.get(a) ?? a, among.get(b) ?? b));
}

/** Sorts tallies, and keeps those together that compare as the same. */
export function split(tallies: readonly Tally[], compare: Compare): Tally[][] {
  const parts: Tally[][] = [];
  for (const tally of tallies.toSorted(compare)) {
    const [last] = parts.at(-1) ?? [];
    if (last && compare(last, tally) === 0) parts.at(-1)?.push(tally);
    else parts.push([tally]);
  }
  return parts;
}

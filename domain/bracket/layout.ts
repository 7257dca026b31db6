import type { components } from '#contract/api.gen.ts';

export type Match = components['schemas']['Match'];
export type Round = components['schemas']['Round'];

/** One round of a draw from top to bottom; null where no match stands, so that each column has twice the next one's places. */
export type Column = { readonly roundName: string; readonly cells: readonly (Match | null)[] };

/** A draw as it is drawn: columns from the first round to the last, and the matches that no line leads to. */
export type Bracket = { readonly columns: readonly Column[]; readonly loose: readonly Round[] };

const sides = [1, 2] as const;

/**
 * Puts the matches of a knockout into their places. A match stands beside the seat that its winner takes or has
 * taken, else in the order given; a round with too few matches leaves places free, and what has no place is loose,
 * such as a match for third place.
 */
export function layOutBracket(rounds: readonly Round[]): Bracket {
  const last = rounds.at(-1);
  if (!last) return { columns: [], loose: [] };
  const before = rounds.at(-2)?.Matches ?? [];
  const roots = last.Matches.filter((match) => sides.some((side) => feeds(before, match, side)));
  const top: readonly Match[] = roots.length > 0 ? roots : last.Matches;
  const columns: Column[] = [{ roundName: last.roundName, cells: top }];
  const loose = [without(last, top)];
  for (const round of rounds.slice(0, -1).toReversed()) {
    const cells = feedersOf(columns[0]?.cells ?? [], round.Matches);
    columns.unshift({ roundName: round.roundName, cells });
    loose.unshift(without(round, cells));
  }
  return { columns, loose: loose.filter(({ Matches }) => Matches.length > 0) };
}

/** The places of a round by those of the next one. */
function feedersOf(next: readonly (Match | null)[], matches: readonly Match[]): (Match | null)[] {
  const cells: (Match | null)[] = next.flatMap((match) =>
    sides.map((side) => (match && feederOf(matches, match, side)) ?? null),
  );
  const placed = new Set(cells);
  const isWhole = matches.length === cells.length;
  for (const [index, match] of matches.entries()) {
    if (placed.has(match)) continue;
    const place = isWhole && cells[index] === null ? index : cells.findIndex(isFree);
    if (place >= 0) cells[place] = match;
  }
  return cells;

  /** A seat that somebody has taken without having played this round waits for nobody. */
  function isFree(cell: Match | null, place: number): boolean {
    const match = next[place >> 1];
    return cell === null && (!match || seatOf(match, sides[place % 2] ?? 1).playerId === null);
  }
}

function feederOf(matches: readonly Match[], match: Match, side: 1 | 2): Match | undefined {
  const { playerId, waitsFor } = seatOf(match, side);
  return matches.find(
    ({ matchNumber, winner }) =>
      (waitsFor !== null && matchNumber === waitsFor) || (playerId !== null && winner === playerId),
  );
}

const feeds = (matches: readonly Match[], match: Match, side: 1 | 2): boolean =>
  feederOf(matches, match, side) !== undefined;

function seatOf(match: Match, side: 1 | 2): { playerId: number | null; waitsFor: number | null } {
  return side === 1
    ? { playerId: match.playerId1, waitsFor: match.player1.feederMatchNumber }
    : { playerId: match.playerId2, waitsFor: match.player2.feederMatchNumber };
}

function without(round: Round, placed: readonly (Match | null)[]): Round {
  return { ...round, Matches: round.Matches.filter((match) => !placed.includes(match)) };
}

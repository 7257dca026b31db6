import { drawKnockout } from './knockout.ts';

/** How a match ended. */
export type Outcome = 'played' | 'walkover' | 'retired' | 'disqualified' | 'level' | 'bothOut' | 'bye';

/** A seat of another match. */
export type SeatOf = { readonly id: number; readonly slot: 1 | 2 };

/** A match of a knockout as the way of its players depends on it. */
export type DrawnMatch = {
  readonly id: number;
  /** Counted from 1. */
  readonly round: number;
  readonly players: readonly [number | null, number | null];
  /** Whether nobody will ever come to the seat. */
  readonly outs: readonly [boolean, boolean];
  readonly state: 'upcoming' | 'called' | 'live' | 'over';
  /** Null until the match is over. */
  readonly outcome: Outcome | null;
  readonly winner: number | null;
  /** Whether nobody had to end it: a bye, or an opponent who has left. */
  readonly isByItself: boolean;
  /** Where the winner plays next; null for the final and for third place. */
  readonly next: SeatOf | null;
  /** Where the loser plays next: a semi-final of a draw with a match for third place. */
  readonly loserNext: SeatOf | null;
};

/** The matches of a draw by their ids. */
export type Draw = ReadonlyMap<number, DrawnMatch>;

const nobody = {
  outs: [false, false],
  state: 'upcoming',
  outcome: null,
  winner: null,
  isByItself: false,
} as const;

/**
 * The matches of a new knockout with ids from 1 in the order of rounds and positions, the match for third place last;
 * `players` stand in the order of their numbers. Third place is played for where there are semi-finals.
 */
export function seatKnockout(players: readonly number[], hasThirdPlace = false): Map<number, DrawnMatch> {
  const rounds = drawKnockout(players.length);
  const starts = rounds.map((_, place) =>
    rounds.slice(0, place).reduce((sum, { length }) => sum + length, 1),
  );
  const count = rounds.reduce((sum, { length }) => sum + length, 0);
  const semiFinals = rounds.length - 1;
  const isThirdPlayed = hasThirdPlace && players.length >= 4;
  const playerOf = (seed: number | null): number | null =>
    seed === null ? null : (players[seed - 1] ?? null);
  const matches = rounds.flat().map(({ round, position, seeds: [one, two], isBye, next }): DrawnMatch => {
    const seated = [playerOf(one), playerOf(two)] as const;
    const id = (starts[round - 1] ?? 0) + position - 1;
    return {
      ...nobody,
      ...(isBye && byeOf(seated)),
      id,
      round,
      players: seated,
      next: next && { id: (starts[next.round - 1] ?? 0) + next.position - 1, slot: next.slot },
      loserNext:
        isThirdPlayed && round === semiFinals ? { id: count + 1, slot: position === 1 ? 1 : 2 } : null,
    };
  });
  if (isThirdPlayed) {
    matches.push({
      ...nobody,
      id: count + 1,
      round: rounds.length,
      players: [null, null],
      next: null,
      loserNext: null,
    });
  }
  return new Map(matches.map((match) => [match.id, match]));
}

function byeOf(players: readonly [number | null, number | null]) {
  return {
    outs: [players[0] === null, players[1] === null],
    state: 'over',
    outcome: 'bye',
    winner: players[0] ?? players[1],
    isByItself: true,
  } as const;
}

/** Who lost a match; null where it is not over, was a bye, or both were out. */
export function loserOf({ players, winner }: DrawnMatch): number | null {
  return winner === null ? null : (players.find((player) => player !== null && player !== winner) ?? null);
}

/** Where the winner of a pairing plays next: a seat of a pairing, rounds and positions counted from 1. */
export type Seat = { round: number; position: number; slot: 1 | 2 };

/** One match of a knockout; a seed is null while the seat is open and, in a bye, for good. */
export type Pairing = {
  round: number;
  position: number;
  seeds: readonly [number | null, number | null];
  isBye: boolean;
  next: Seat | null;
};

/** The most players that a draw takes. */
const largestDraw = 256;

/**
 * The rounds of a knockout, the final last. Seeds meet as late as they can, and where the players do not fill the
 * bracket the best seeds have the byes and stand in the second round at once.
 */
export function drawKnockout(players: number): Pairing[][] {
  if (!Number.isInteger(players) || players < 1 || players > largestDraw) {
    throw new RangeError(`A knockout has 1 to ${largestDraw} players, not ${players}.`);
  }
  const order = seedOrder(players);
  const rounds: Pairing[][] = [];
  let seats: (number | null)[] = order.map((seed) => (seed <= players ? seed : null));
  for (let round = 1; seats.length > 1; round += 1) {
    const pairings = pairUp(seats, round);
    rounds.push(pairings);
    seats = pairings.map(({ isBye, seeds }) => (isBye ? (seeds[0] ?? seeds[1]) : null));
  }
  return rounds;
}

/** The seeds in the order in which they stand in the bracket, from the top: 1, 8, 5, 4, 3, 6, 7, 2 for eight. */
export function seedOrder(players: number): number[] {
  let order = [1, 2];
  while (order.length < players) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed, place) => (place % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return order;
}

function pairUp(seats: readonly (number | null)[], round: number): Pairing[] {
  return Array.from({ length: seats.length / 2 }, (_, place) => {
    const seeds = [seats[place * 2] ?? null, seats[place * 2 + 1] ?? null] as const;
    const isLast = seats.length === 2;
    return {
      round,
      position: place + 1,
      seeds,
      isBye: round === 1 && seeds.includes(null),
      next: isLast ? null : { round: round + 1, position: (place >> 1) + 1, slot: place % 2 === 0 ? 1 : 2 },
    };
  });
}

/** Two players of a group by their place in it, counted from 1. */
export type Meeting = readonly [number, number];

/** The most groups that a round robin has. */
const mostGroups = 32;

/**
 * The rounds in which everyone of a group meets everyone else once, in the order of the Berger tables; the first named
 * is side 1. With an odd number one sits out each round.
 */
export function drawRoundRobin(players: number): Meeting[][] {
  if (!Number.isInteger(players) || players < 1) throw new RangeError(`A group has players, not ${players}.`);
  if (players === 1) return [];
  const seats = players + (players % 2);
  return Array.from({ length: seats - 1 }, (_, round) =>
    bergerRound(seats, round).filter((pair) => Math.max(...pair) <= players),
  );
}

/** A round of the Berger table, counted from 0: the last seat stays, the others turn by half the table. */
function bergerRound(seats: number, round: number): Meeting[] {
  const turning = seats - 1;
  const first = (round * (seats / 2)) % turning;
  const seatAt = (place: number): number => ((place + turning) % turning) + 1;
  const pairs = Array.from({ length: seats / 2 - 1 }, (_, away): Meeting => [
    seatAt(first + away + 1),
    seatAt(first - away - 1),
  ]);
  return [round % 2 === 0 ? [seatAt(first), seats] : [seats, seatAt(first)], ...pairs];
}

/** The seeds of each group: 1, 2, 3 along the groups and then back, so that the groups are equally strong. */
export function spreadOverGroups(players: number, groups: number): number[][] {
  if (!Number.isInteger(groups) || groups < 1 || groups > mostGroups || players < groups) {
    throw new RangeError(`${players} players cannot play in ${groups} groups.`);
  }
  const spread: number[][] = Array.from({ length: groups }, () => []);
  for (let seed = 1; seed <= players; seed += 1) {
    const along = (seed - 1) % (groups * 2);
    spread[along < groups ? along : groups * 2 - 1 - along]?.push(seed);
  }
  return spread;
}

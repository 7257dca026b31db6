/** Two players of a group by their place in it, counted from 1. */
export type Meeting = readonly [number, number];

/** The most groups that a round robin has. */
const mostGroups = 32;

/** The rounds in which everyone of a group meets everyone else once; with an odd number one sits out each round. */
export function drawRoundRobin(players: number): Meeting[][] {
  if (!Number.isInteger(players) || players < 1) throw new RangeError(`A group has players, not ${players}.`);
  const seats = players + (players % 2);
  const others = Array.from({ length: seats - 1 }, (_, place) => place + 2);
  return Array.from({ length: players < 2 ? 0 : seats - 1 }, (_, round) => {
    const turned = [1, ...others.slice(round), ...others.slice(0, round)];
    return Array.from({ length: seats / 2 }, (_unused, place): Meeting => {
      const pair: Meeting = [turned[place] ?? 0, turned[seats - 1 - place] ?? 0];
      return place === 0 && round % 2 === 1 ? [pair[1], pair[0]] : pair;
    }).filter((pair) => Math.max(...pair) <= players);
  });
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

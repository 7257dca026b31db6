import type { Clash, KinOf } from './numbers.ts';
import { spreadOverGroups } from './round-robin.ts';

/** The fewest and the most players of a group; one that is the only one may have two. */
const groupSize = { least: 3, most: 16, leastAlone: 2 } as const;

/** Why so many players cannot play in so many groups, or null. */
export function groupsFault(players: number, groups: number): 'groups_large' | 'groups_small' | null {
  const smallest = Math.floor(players / groups);
  if (smallest < (groups === 1 ? groupSize.leastAlone : groupSize.least)) return 'groups_small';
  return Math.ceil(players / groups) > groupSize.most ? 'groups_large' : null;
}

/** The players of each group, best number first; `players` stand in the order of their numbers. */
export function drawGroups(players: readonly number[], groups: number, kinOf?: KinOf): number[][] {
  const drawn = spreadOverGroups(players.length, groups).map((numbers) =>
    numbers.map((number) => players[number - 1] ?? 0),
  );
  return kinOf ? keepApart(drawn, kinOf) : drawn;
}

/** Lets players who share a club with somebody of their group change places within their row, as far as that helps. */
function keepApart(groups: number[][], kinOf: KinOf): number[][] {
  for (const [place, group] of groups.entries()) {
    for (let row = 1; row < group.length; row += 1) swapRow(groups, place, row, kinOf);
  }
  return groups;
}

function swapRow(groups: number[][], place: number, row: number, kinOf: KinOf): void {
  const group = groups[place] ?? [];
  const player = group[row];
  const own = player === undefined ? null : kinOf(player);
  if (player === undefined || own === null) return;
  if (!group.slice(0, row).some((other) => kinOf(other) === own)) return;
  for (let step = 1; step < groups.length; step += 1) {
    const other = groups[(place + step) % groups.length] ?? [];
    const partner = other[row];
    if (partner === undefined) continue;
    const before = pairsOf(group, kinOf).length + pairsOf(other, kinOf).length;
    group[row] = partner;
    other[row] = player;
    if (pairsOf(group, kinOf).length + pairsOf(other, kinOf).length < before) return;
    group[row] = player;
    other[row] = partner;
  }
}

/** Everyone of a group who shares a club with somebody else of it, two by two. */
export function pairsOf(group: readonly number[], kinOf: KinOf): Clash[] {
  return group.flatMap((one, place) =>
    group
      .slice(place + 1)
      .filter((two) => kinOf(one) !== null && kinOf(one) === kinOf(two))
      .map((two): Clash => [one, two]),
  );
}

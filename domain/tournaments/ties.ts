import type { components } from '#contract/api.gen.ts';

type Group = components['schemas']['Group'];

/** Players of a group whom nothing but a decision separates, the better ones by name first. */
export type Tie = {
  groupNumber: number;
  groupName: string;
  /** The first of the places that they share. */
  rank: number;
  players: { userId: number; name: string }[];
};

/** The ties that only people can settle, group by group. */
export function tiesOf(groups: readonly Group[]): Tie[] {
  return groups.flatMap(({ groupNumber, groupName, standings }) => {
    const level = standings.filter(({ isLevel }) => isLevel);
    const ranks = [...new Set(level.map(({ rank }) => rank))];
    return ranks.map((rank) => ({
      groupNumber,
      groupName,
      rank,
      players: level
        .filter((line) => line.rank === rank)
        .map(({ playerId, playerName }) => ({ userId: playerId, name: playerName })),
    }));
  });
}

/** An order in which somebody has changed places with a neighbour; one at the end stays there. */
export function withStep(order: readonly number[], userId: number, step: -1 | 1): number[] {
  const from = order.indexOf(userId);
  const to = from + step;
  const other = order[to];
  if (from < 0 || other === undefined) return [...order];
  return order.map((id, place) => (place === from ? other : place === to ? userId : id));
}

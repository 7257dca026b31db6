import type { components } from '#contract/api.gen.ts';

type Match = components['schemas']['Match'];

/**
 * Live matches in the order in which the front page shows them: late rounds of a knockout first, then groups, then
 * clubs' own matches; among equals what began first. Nothing in it changes while the matches are played.
 */
export function byInterest(live: readonly Match[]): Match[] {
  return live.toSorted(
    (one, other) =>
      distanceToFinal(one) - distanceToFinal(other) ||
      beganAt(one) - beganAt(other) ||
      one.matchId - other.matchId,
  );
}

const beganAt = ({ startedAt }: Match): number => (startedAt === null ? 0 : Date.parse(startedAt));

/** Behind every round that has a name of its own. */
const group = 1000;

/** Matches of the round, by the names that rounds have in a draw. */
const named: Readonly<Record<string, number | undefined>> = {
  Final: 1,
  'Semi-finals': 2,
  'Quarter-finals': 4,
};

function distanceToFinal({ tournament, groupNumber, roundName }: Match): number {
  if (!tournament) return group + 1;
  if (groupNumber !== null || roundName === null) return group;
  const players = /^Last (\d+)$/.exec(roundName)?.[1];
  return named[roundName] ?? (players === undefined ? group : Number(players) / 2);
}

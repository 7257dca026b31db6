import { loserOf, type DrawnMatch } from './drawn-match.ts';

/** Where a player has finished; a place that several share reaches to `placeTo`. */
export type Placing = {
  playerId: number;
  place: number;
  placeTo: number;
  /** Whose points of a level the player has: who has won no match has those of the first round's losers. */
  pointsPlace: number;
  /** Matches won, walkovers too and byes not. */
  wins: number;
};

type Place = Pick<Placing, 'playerId' | 'place' | 'placeTo'>;

/** The placings of a knockout that is over, best first; `groupWins` are those won before it. */
export function knockoutPlaces(
  matches: readonly DrawnMatch[],
  groupWins: ReadonlyMap<number, number> = new Map(),
): Placing[] {
  const third = thirdPlace(matches);
  const rounds = Map.groupBy(
    matches.filter((match) => match !== third),
    ({ round }) => round,
  );
  const wins = countWins(matches, groupWins);
  const places = [...rounds.values()].flatMap((round) => placesOfLosers(round));
  const final = rounds.get(Math.max(...rounds.keys()))?.[0];
  if (final?.winner != null) places.push({ playerId: final.winner, place: 1, placeTo: 1 });
  const firstLosers = (rounds.get(1)?.length ?? 0) + 1;
  return splitThird(places, third)
    .map((place) => {
      const won = wins.get(place.playerId) ?? 0;
      return { ...place, wins: won, pointsPlace: won > 0 ? place.place : Math.max(place.place, firstLosers) };
    })
    .sort((a, b) => a.place - b.place || a.playerId - b.playerId);
}

/** The match for third place: where the losers of the semi-finals go. */
function thirdPlace(matches: readonly DrawnMatch[]): DrawnMatch | undefined {
  const id = matches.find(({ loserNext }) => loserNext !== null)?.loserNext?.id;
  return matches.find((match) => match.id === id);
}

/** Everyone who lost in a round shares the places below those who went on. */
function placesOfLosers(round: readonly DrawnMatch[]): Place[] {
  const losers = round.flatMap((match) => {
    if (match.outcome === 'bothOut') return match.players.filter((player) => player !== null);
    return loserOf(match) ?? [];
  });
  const placeTo = Math.min(round.length + losers.length, round.length * 2);
  return losers.map((playerId) => ({ playerId, place: round.length + 1, placeTo }));
}

function splitThird(places: readonly Place[], third: DrawnMatch | undefined): Place[] {
  if (third?.winner == null) return [...places];
  return places.map((place) => {
    if (place.place !== 3) return place;
    const own = place.playerId === third.winner ? 3 : 4;
    return { ...place, place: own, placeTo: own };
  });
}

function countWins(matches: readonly DrawnMatch[], before: ReadonlyMap<number, number>): Map<number, number> {
  const wins = new Map(before);
  for (const { winner, outcome } of matches) {
    if (winner !== null && outcome !== 'bye') wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return wins;
}

/** A line of a group's table, as far as places depend on it. */
export type GroupLine = { playerId: number; rank: number; won: number; isStruck: boolean };

/**
 * The places of those who are left after the groups, `from` being the first of them: by the rank in the group, all of
 * a rank sharing unless `compare` tells them apart; who was struck out comes last.
 */
export function groupPlaces(
  lines: readonly GroupLine[],
  from: number,
  compare: (a: GroupLine, b: GroupLine) => number = () => 0,
): Placing[] {
  const order = (a: GroupLine, b: GroupLine): number =>
    Number(a.isStruck) - Number(b.isStruck) || (a.isStruck ? 0 : a.rank - b.rank || compare(a, b));
  const sorted = lines.toSorted((a, b) => order(a, b) || a.playerId - b.playerId);
  return sorted.map((line) => {
    const place = from + sorted.findIndex((other) => order(other, line) === 0);
    const placeTo = place + sorted.filter((other) => order(other, line) === 0).length - 1;
    return { playerId: line.playerId, place, placeTo, pointsPlace: place, wins: line.won };
  });
}

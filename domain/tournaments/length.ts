import { gameOf, type GameTypeId } from '#domain/games.ts';
import type { MatchLength } from '#domain/matches/length.ts';

/** Which of its lengths a game has; a game with an own target needs none. */
export type LengthField = 'frame' | 'raceTo' | 'targetPoints' | 'timeLimit';

/** The points that end a game by themselves. */
const ownTargets: Readonly<Record<string, number>> = { hundredUp: 100, hundredFiftyUp: 150 };

/** The length that says when a match of a game is over; null where the game says so itself. */
export function lengthField(gameType: GameTypeId): LengthField | null {
  if (gameType in ownTargets) return null;
  if (gameType === 'timed') return 'timeLimit';
  const { discipline, score } = gameOf(gameType);
  if (discipline === 'snooker') return 'frame';
  return score === 'average' ? 'targetPoints' : 'raceTo';
}

/** The longest matches that the contract knows. */
const longest: Readonly<Record<LengthField, number>> = {
  frame: 99,
  raceTo: 999,
  targetPoints: 9_999,
  timeLimit: 600,
};

const none: Required<MatchLength> = { frame: null, raceTo: null, targetPoints: null, timeLimit: null };

/** A length as it is kept for a game: with the target that the game itself has. */
export function keptLength(gameType: GameTypeId, length: Partial<MatchLength>): Required<MatchLength> {
  return {
    ...none,
    ...length,
    ...(gameType in ownTargets && { targetPoints: ownTargets[gameType] ?? null }),
  };
}

/** Why a length does not go with a game, or null. */
export function lengthFault(
  gameType: GameTypeId,
  length: Partial<MatchLength>,
): 'length_even' | 'length_missing' | 'length_wrong' | null {
  const field = lengthField(gameType);
  const given = Object.entries({ ...none, ...length }).filter(([, value]) => value !== null);
  const isOwnTarget = (name: string, value: number | null): boolean =>
    name === 'targetPoints' && value === ownTargets[gameType];
  if (given.some(([name, value]) => name !== field && !isOwnTarget(name, value ?? null)))
    return 'length_wrong';
  if (field === null) return null;
  const value = length[field] ?? null;
  if (value === null) return 'length_missing';
  if (value < 1 || value > longest[field]) return 'length_wrong';
  return field === 'frame' && value % 2 === 0 ? 'length_even' : null;
}

/** A length of its own for the round that has so many matches: 1 is the final, 2 are the semi-finals. */
export type RoundLength = MatchLength & { matches: number };

/** The length of a knockout round: its own, else the tournament's. */
export function lengthOfRound(
  tournament: MatchLength,
  own: readonly RoundLength[],
  matches: number,
): Required<MatchLength> {
  const { frame, raceTo, targetPoints, timeLimit } =
    own.find((each) => each.matches === matches) ?? tournament;
  return { frame, raceTo, targetPoints, timeLimit: timeLimit ?? null };
}

/** The frames, racks or points that win a match; null where the clock ends it. */
export function winningScore({ frame, raceTo, targetPoints }: MatchLength): number | null {
  return raceTo ?? (frame === null ? null : (frame + 1) / 2) ?? targetPoints;
}

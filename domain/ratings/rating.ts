/** Where everyone begins who has no rating of their own. */
export const firstRating = 500;
/** From so many frames on a rating is established and moves half as far. */
const establishedFrames = 200;

/** Whether a rating stands on enough frames to be sure of. */
export const isEstablished = (frames: number): boolean => frames >= establishedFrames;

const stepOf = (frames: number): number => (isEstablished(frames) ? 4 : 8);

/** What a player is expected to win of each frame, from 0 to 1; 100 points are odds of two to one. */
export function expectedShare(own: number, other: number): number {
  return 1 / (1 + 2 ** ((other - own) / 100));
}

/** A rating as it is shown and kept: to 0.1, half away from zero. */
export function roundedRating(value: number): number {
  // What floating point leaves below a half of 0.1 is taken away first.
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * 10).toFixed(6)))) / 10;
}

/** A player's rating before a match. */
export type Rated = { rating: number; frames: number };

/** The ratings of both players after a match; one game counts as one frame, of which level gives half to each. */
export function rateMatch(
  before: readonly [Rated, Rated],
  won: readonly [number, number],
): readonly [Rated, Rated] {
  const played = won[0] + won[1];
  const after = (own: Rated, other: Rated, score: number): Rated => ({
    rating: roundedRating(
      own.rating +
        roundedRating(stepOf(own.frames) * (score - played * expectedShare(own.rating, other.rating))),
    ),
    frames: own.frames + played,
  });
  return [after(before[0], before[1], won[0]), after(before[1], before[0], won[1])];
}

/** A match that counts; `won` are its frames, or 1 and 0, or 0.5 each, of one game. */
export type RatedMatch = {
  id: number;
  /** In milliseconds. */
  endedAt: number;
  players: readonly [number, number];
  won: readonly [number, number];
};

/** A rating that somebody has set by hand: a new base from its time on. */
export type Base = { userId: number; at: number; rating: number };

/** What a match did to a rating. */
export type RatingStep = { matchId: number; userId: number; before: number; after: number; frames: number };

/** The ratings that counted matches make of those that players begin with, replayed in the order in which they ended. */
export function replayRatings(
  matches: readonly RatedMatch[],
  bases: readonly Base[],
  start: ReadonlyMap<number, Rated> = new Map(),
): { ratings: Map<number, Rated>; steps: RatingStep[] } {
  const ratings = new Map<number, Rated>(start);
  const steps: RatingStep[] = [];
  const waiting = bases.toSorted((a, b) => a.at - b.at);
  const rebase = (until: number): void => {
    while (waiting[0] && waiting[0].at <= until) {
      const { userId, rating } = waiting.shift() ?? waiting[0];
      ratings.set(userId, { rating, frames: ratings.get(userId)?.frames ?? 0 });
    }
  };
  for (const { id, endedAt, players, won } of matches.toSorted(
    (a, b) => a.endedAt - b.endedAt || a.id - b.id,
  )) {
    rebase(endedAt);
    const of = (userId: number): Rated => ratings.get(userId) ?? { rating: firstRating, frames: 0 };
    const before = [of(players[0]), of(players[1])] as const;
    const after = rateMatch(before, won);
    for (const side of [0, 1] as const) {
      ratings.set(players[side], after[side]);
      const frames = won[0] + won[1];
      steps.push({
        matchId: id,
        userId: players[side],
        before: before[side].rating,
        after: after[side].rating,
        frames,
      });
    }
  }
  rebase(Infinity);
  return { ratings, steps };
}

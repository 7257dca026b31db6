import type { Random } from './random.ts';

/** When a match is over: frames to win, or points, or minutes. */
export type MatchEnd = {
  best_of: number | null;
  race_to: number | null;
  target_points: number | null;
  time_limit_minutes: number | null;
};

/** What one frame brought to the one who won it and to the one who lost it. */
export type FrameScore = {
  points: [number, number];
  breaks: [number, number] | null;
  /** How many visits to the table it took, where that is counted. */
  innings: number | null;
};

/** A game type as the demo plays it. */
export type Game = {
  end: MatchEnd;
  /** Frames that win the match. */
  toWin: number;
  /** Minutes that a frame takes. */
  pace: number;
  playFrame(random: Random): FrameScore;
};

const noEnd: MatchEnd = { best_of: null, race_to: null, target_points: null, time_limit_minutes: null };

/** A game of racks or frames without points of their own: pool, but for straight pool, and pyramid. */
function race(to: number, pace: number, balls: number | null = null): Game {
  return {
    end: { ...noEnd, race_to: to },
    toWin: to,
    pace,
    playFrame: (random) => ({
      points: balls === null ? [1, 0] : [balls, random.integer(1, balls - 1)],
      breaks: balls === null ? null : [random.integer(1, balls - 2), 1],
      innings: null,
    }),
  };
}

/** Snooker: the most points that a frame usually brings, and from which a break is worth noting. */
function snooker(bestOf: number, pace: number, most: number): Game {
  return {
    end: { ...noEnd, best_of: bestOf },
    toWin: (bestOf + 1) / 2,
    pace,
    playFrame(random) {
      const won = random.integer(Math.round(most * 0.5), most);
      const lost = random.integer(0, Math.min(won - 4, Math.round(most * 0.5)));
      const share = 0.3 + random.next() * 0.6;
      return {
        points: [won, lost],
        breaks: [Math.round(won * share), Math.round(lost * 0.7)],
        innings: null,
      };
    },
  };
}

/** A game up to so many points: carom, straight pool and billiards. */
function upTo(target: number, bestOf: number, pace: number, shape: { run: number; perInning: number }): Game {
  return {
    end: { ...noEnd, target_points: target, best_of: bestOf === 1 ? null : bestOf },
    toWin: (bestOf + 1) / 2,
    pace,
    playFrame: (random) => ({
      points: [target, random.integer(Math.round(target * 0.4), target - 1)],
      breaks: [
        random.integer(Math.round(shape.run / 2), shape.run),
        random.integer(2, Math.round(shape.run / 2)),
      ],
      innings: Math.max(3, Math.round(target / (shape.perInning * (0.7 + random.next() * 0.6)))),
    }),
  };
}

function timed(minutes: number): Game {
  return {
    end: { ...noEnd, time_limit_minutes: minutes },
    toWin: 1,
    pace: minutes,
    playFrame(random) {
      const won = random.integer(180, 320);
      return {
        points: [won, random.integer(80, won - 1)],
        breaks: [random.integer(38, 96), random.integer(20, 60)],
        innings: random.integer(22, 40),
      };
    },
  };
}

/** Every game type of the product, as the demo plays it. */
export const games: Record<string, Game> = {
  eightBall: race(7, 9),
  nineBall: race(9, 8),
  tenBall: race(8, 10),
  straightPool: upTo(125, 1, 95, { run: 58, perInning: 9 }),
  onePocket: race(4, 24),
  hundredUp: upTo(100, 5, 16, { run: 52, perInning: 8 }),
  hundredFiftyUp: upTo(150, 3, 24, { run: 78, perInning: 9 }),
  timed: timed(60),
  sixBall: snooker(7, 9, 64),
  fifteenReds: snooker(9, 21, 108),
  threeCushion: upTo(40, 1, 70, { run: 9, perInning: 1.15 }),
  russianPyramid: race(6, 18, 8),
};

/** A game type as the demo plays it, to another length where a tournament wants it. */
export function gameOf(gameType: string, length?: Partial<MatchEnd>): Game {
  const game = games[gameType];
  if (!game) throw new Error(`The demo does not know the game type ${gameType}.`);
  if (!length) return game;
  const end = { ...game.end, ...length };
  const toWin = length.race_to ?? (length.best_of ? (length.best_of + 1) / 2 : game.toWin);
  return { ...game, end, toWin };
}

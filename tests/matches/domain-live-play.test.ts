import { describe, expect, it } from 'vitest';
import { games } from '#domain/games.ts';
import { games as demoGames } from '#server/demo/games.ts';
import { createRandom } from '#server/demo/random.ts';
import { nextFrame, playShot, tableOf, type LivePlay, type PlayedOn } from '#server/dev/live-play.ts';
import { guessTable, pointsLeft, rackedTable, shootSnooker } from '#server/dev/snooker-table.ts';

/** As many as make every outcome of one shot come up. */
const many = Array.from({ length: 60 }, (_, seed) => seed + 1);
const seeds = Array.from({ length: 6 }, (_, seed) => seed + 1);

/** A match of a game at its start, as long as the demo plays it. */
function startOf(gameType: string): LivePlay {
  const { end, toWin } = demoGames[gameType] ?? expect.unreachable(gameType);
  const game = games.find(({ id }) => id === gameType);
  const hasBreaks = game?.score !== 'race' || gameType === 'russianPyramid';
  const hasInnings = game?.score === 'average' || game?.discipline === 'billiards';
  const none = (isKnown: boolean) => (isKnown ? ([0, 0] as const) : null);
  const start: Omit<LivePlay, 'table'> = {
    gameType,
    framesToWin: toWin,
    target: end.target_points,
    isTimeUp: false,
    frames: [0, 0],
    currentFrame: 1,
    points: [0, 0],
    breaks: none(hasBreaks),
    highestBreaks: none(hasBreaks),
    innings: none(hasInnings),
    atTable: 1,
    currentBreak: 0,
  };
  return { ...start, table: tableOf(start) };
}

/** Plays a match to its end and hands every shot to a check; time is up after a thousand shots. */
function playOut(
  gameType: string,
  seed: number,
  check: (before: LivePlay, after: PlayedOn) => void,
): LivePlay {
  const random = createRandom(seed);
  const isTimed = gameType === 'timed';
  let play = startOf(gameType);
  for (let shots = 0; shots < 20_000; shots += 1) {
    const before = { ...play, isTimeUp: isTimed && shots > 1000 };
    const after = playShot(before, random);
    check(before, after);
    if (after.winner) return after.play;
    play = after.frameWinner ? nextFrame(after.play) : after.play;
  }
  return expect.unreachable(`${gameType} never ends`);
}

describe.each(games.map(({ id }) => id))('a live match of %s', (gameType) => {
  it('comes to an end with the frames that win it, and none too many', () => {
    for (const seed of seeds) {
      const { frames, framesToWin } = playOut(gameType, seed, () => undefined);
      expect(Math.max(...frames)).toBe(framesToWin);
      expect(Math.min(...frames)).toBeLessThan(framesToWin);
    }
  });

  it('gives each frame to the one with more points, and no shot takes points, frames or innings away', () => {
    for (const seed of seeds) {
      playOut(gameType, seed, (before, { play, frameWinner }) => {
        for (const side of [0, 1] as const) {
          expect(play.points[side]).toBeGreaterThanOrEqual(before.points[side]);
          expect(play.frames[side]).toBeGreaterThanOrEqual(before.frames[side]);
          expect(play.innings?.[side] ?? 0).toBeGreaterThanOrEqual(before.innings?.[side] ?? 0);
        }
        if (frameWinner === null) return;
        const [own, other] = frameWinner === 1 ? play.points : play.points.toReversed();
        expect(own).toBeGreaterThan(other ?? 0);
      });
    }
  });

  it('counts a visit: the break grows with its points and is over with a miss', () => {
    for (const seed of seeds) {
      playOut(gameType, seed, (before, { play, frameWinner }) => {
        if (frameWinner !== null) return;
        const side = before.atTable - 1;
        const made = (play.points[side] ?? 0) - (before.points[side] ?? 0);
        if (play.atTable === before.atTable) expect(play.currentBreak).toBe(before.currentBreak + made);
        else expect([made, play.currentBreak]).toEqual([0, 0]);
        expect(play.highestBreaks?.[side] ?? 0).toBeGreaterThanOrEqual(play.breaks?.[side] ?? 0);
      });
    }
  });
});

it.each([
  ['straightPool', 125],
  ['hundredUp', 100],
  ['hundredFiftyUp', 150],
  ['threeCushion', 40],
  ['russianPyramid', 8],
])('a frame of %s is played to %i and not beyond', (gameType, target) => {
  for (const seed of seeds) {
    playOut(gameType, seed, (_before, { play, frameWinner }) => {
      expect(Math.max(...play.points)).toBeLessThanOrEqual(target);
      if (frameWinner) expect(play.points[frameWinner - 1]).toBe(target);
    });
  }
});

it.each(['eightBall', 'nineBall', 'tenBall', 'onePocket'])(
  '%s has racks and neither breaks nor innings',
  (gameType) => {
    playOut(gameType, 3, (_before, { play, frameWinner }) => {
      expect([play.breaks, play.highestBreaks, play.innings]).toEqual([null, null, null]);
      expect(play.points[0] + play.points[1]).toBe(frameWinner ? 1 : 0);
    });
  },
);

it('a timed match ends when its time is up, and level players play on', () => {
  const level = { ...startOf('timed'), points: [40, 40], isTimeUp: true } as const;
  const outcomes = many.map((seed) => playShot(level, createRandom(seed)));
  for (const { play, winner } of outcomes) {
    const [one, two] = play.points;
    expect(winner).toBe(one === two ? null : one > two ? 1 : 2);
  }
  expect(new Set(outcomes.map(({ winner }) => winner === null)).size).toBe(2);
  expect(playShot({ ...level, isTimeUp: false }, createRandom(1)).winner).toBeNull();
});

describe('a table of snooker', () => {
  it.each([
    [15, 147],
    [6, 75],
  ])('with %i reds holds %i points, and a frame never brings more but for fouls', (reds, most) => {
    expect(pointsLeft(rackedTable(reds))).toBe(most);
    for (const seed of seeds) {
      const random = createRandom(seed);
      let table = rackedTable(reds);
      let scored = 0;
      while (pointsLeft(table) > 0) {
        const { shot, table: after } = shootSnooker(table, random);
        const isRed = table.on === 'red';
        const isChosen = table.on === 'colour';
        if (shot.points > 0 && isRed) expect([shot.points, table.reds - after.reds]).toEqual([1, 1]);
        if (shot.points > 0 && isChosen) expect(shot.points).toBeGreaterThanOrEqual(2);
        if (shot.points > 0 && !isRed && !isChosen) expect(shot.points).toBe(table.on);
        if (shot.foul > 0) expect(shot.foul).toBeGreaterThanOrEqual(4);
        expect(shot.points === 0).toBe(shot.isMiss);
        table = after;
        scored += shot.points;
        expect(scored + pointsLeft(table)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('is guessed from the points, so that they could have been made and the rest can be', () => {
    for (const reds of [6, 15]) {
      const most = reds * 8 + 27;
      for (let scored = 0; scored <= most - 7; scored += 1) {
        const table = guessTable(reds, scored);
        expect(pointsLeft(table)).toBeGreaterThan(0);
        expect(scored + pointsLeft(table)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('gets the black again when it leaves the players level', () => {
    const level = { ...startOf('fifteenReds'), points: [50, 57], table: { reds: 0, on: 7 } } as const;
    const shots = many.map((seed) => playShot(level, createRandom(seed)));
    const potted = shots.find(({ play }) => play.points[0] === 57);
    expect(potted).toMatchObject({ frameWinner: null, play: { table: { reds: 0, on: 7 } } });
    const ahead = { ...level, points: [60, 57] } as const;
    const decided = many.map((seed) => playShot(ahead, createRandom(seed)));
    expect(decided.find(({ play }) => play.points[0] === 67)).toMatchObject({ frameWinner: 1 });
  });

  it('is given up when its balls cannot bring the lead back, once the break is over', () => {
    const lost = { ...startOf('fifteenReds'), points: [60, 0], table: { reds: 0, on: 2 } } as const;
    for (const { play, frameWinner } of many.map((seed) => playShot(lost, createRandom(seed)))) {
      expect(frameWinner).toBe(play.atTable === 2 || play.table === null ? 1 : null);
    }
    const open = { ...lost, points: [27, 0] } as const;
    for (const seed of many) expect(playShot(open, createRandom(seed)).frameWinner).toBeNull();
  });
});

import { gameOf } from '#domain/games.ts';
import { breakerOf } from '#domain/scoring/course.ts';
import { pyramidBalls } from '#domain/scoring/rules.ts';
import type { Random } from '#server/demo/random.ts';
import { shootBilliards, shootRack, shootSingle, type Shot } from './shot.ts';
import {
  black,
  guessTable,
  pointsLeft,
  rackedTable,
  shootSnooker,
  type SnookerTable,
} from './snooker-table.ts';

type Pair<T> = readonly [T, T];
type Side = 1 | 2;

/** A live match as far as one shot changes it. */
export type LivePlay = {
  gameType: string;
  framesToWin: number;
  /** Points that win the frame where the game is played up to a number. */
  target: number | null;
  /** Whether the time of the match is up; always false where none is set. */
  isTimeUp: boolean;
  frames: Pair<number>;
  currentFrame: number;
  points: Pair<number>;
  /** The highest breaks of the frame; null where the game has none. */
  breaks: Pair<number> | null;
  highestBreaks: Pair<number> | null;
  innings: Pair<number> | null;
  atTable: Side;
  currentBreak: number;
  /** The balls of snooker; null in other games. */
  table: SnookerTable | null;
};

/** A match after a shot, and who won the frame and the match with it. */
export type PlayedOn = { play: LivePlay; frameWinner: Side | null; winner: Side | null };

/** The reds of a full table; null where the game is not snooker. */
function redsOf(gameType: string): number | null {
  if (gameOf(gameType).discipline !== 'snooker') return null;
  return gameType === 'sixBall' ? 6 : 15;
}

/** The table of a match of which only the points are known. */
export function tableOf({ gameType, points }: Pick<LivePlay, 'gameType' | 'points'>): SnookerTable | null {
  const reds = redsOf(gameType);
  return reds === null ? null : guessTable(reds, points[0] + points[1]);
}

/** Plays one shot of a live match by the rules of its game. */
export function playShot(before: LivePlay, random: Random): PlayedOn {
  const { shot, wins, table } = shootAt(before, random);
  const play = afterShot({ ...before, table }, shot);
  const frameWinner = wins ? before.atTable : frameWinnerOf(play, shot);
  if (frameWinner === null) return { play: respotted(play), frameWinner, winner: null };
  const frames = added(play.frames, frameWinner, 1);
  const winner = Math.max(...frames) >= play.framesToWin ? frameWinner : null;
  // The visit that ends the frame is over with it; a rack has no points but the one for winning it.
  const innings = play.innings && !shot.isMiss ? added(play.innings, before.atTable, 1) : play.innings;
  const points = wins ? added(play.points, frameWinner, 1) : play.points;
  return { play: { ...play, frames, innings, points }, frameWinner, winner };
}

/** Level after the black: it is spotted again and decides. */
function respotted(play: LivePlay): LivePlay {
  const isGone = play.table !== null && pointsLeft(play.table) === 0;
  return isGone ? { ...play, table: { reds: 0, on: black } } : play;
}

/** The next frame of a match, in which the break-off is the other one's. */
export function nextFrame(play: LivePlay): LivePlay {
  const reds = redsOf(play.gameType);
  return {
    ...play,
    currentFrame: play.currentFrame + 1,
    points: [0, 0],
    breaks: play.breaks && [0, 0],
    currentBreak: 0,
    atTable: breakerOf(play.currentFrame + 1),
    table: reds === null ? null : rackedTable(reds),
  };
}

function shootAt(
  { gameType, table }: LivePlay,
  random: Random,
): { shot: Shot; wins: boolean; table: SnookerTable | null } {
  if (table) return { ...shootSnooker(table, random), wins: false };
  const { discipline } = gameOf(gameType);
  const plain = (shot: Shot) => ({ shot, wins: false, table: null });
  if (discipline === 'billiards') return plain(shootBilliards(random));
  if (discipline === 'carom') return plain(shootSingle(0.5, random));
  if (discipline === 'russianPyramid') return plain(shootSingle(0.55, random));
  if (gameType === 'straightPool') return plain(shootSingle(0.88, random));
  const shot = shootRack(random);
  return { shot, wins: shot.wins, table: null };
}

/** Points, breaks, innings and whose turn it is after a shot; no game is played beyond its target. */
function afterShot(play: LivePlay, shot: Shot): LivePlay {
  const { atTable, target } = play;
  const other: Side = atTable === 1 ? 2 : 1;
  const upToTarget = (points: number, side: Side): number =>
    target === null ? points : Math.max(0, Math.min(points, target - of(play.points, side)));
  const made = upToTarget(shot.points, atTable);
  const fouled = upToTarget(shot.foul, other);
  const currentBreak = play.currentBreak + made;
  return {
    ...play,
    points: added(added(play.points, atTable, made), other, fouled),
    breaks: play.breaks && raised(play.breaks, atTable, currentBreak),
    highestBreaks: play.highestBreaks && raised(play.highestBreaks, atTable, currentBreak),
    innings: shot.isMiss && play.innings ? added(play.innings, atTable, 1) : play.innings,
    atTable: shot.isMiss ? other : atTable,
    currentBreak: shot.isMiss ? 0 : currentBreak,
  };
}

function frameWinnerOf(play: LivePlay, shot: Shot): Side | null {
  const [one, two] = play.points;
  const ahead = one === two ? null : one > two ? 1 : 2;
  if (play.table) return isFrameOver(play.table, Math.abs(one - two), shot) ? ahead : null;
  if (play.isTimeUp) return ahead;
  const target = play.target ?? (play.gameType === 'russianPyramid' ? pyramidBalls : null);
  return target !== null && Math.max(one, two) >= target ? ahead : null;
}

/** A frame is over with the black, potted or fouled, or given up once its balls cannot bring the lead back. */
function isFrameOver(table: SnookerTable, lead: number, shot: Shot): boolean {
  const left = pointsLeft(table);
  return left === 0 || (left === black && shot.foul > 0) || (shot.isMiss && lead > left);
}

function of<T>(pair: Pair<T>, side: Side): T {
  return pair[side === 1 ? 0 : 1];
}

function added(pair: Pair<number>, side: Side, amount: number): Pair<number> {
  return side === 1 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount];
}

function raised(pair: Pair<number>, side: Side, value: number): Pair<number> {
  return side === 1 ? [Math.max(pair[0], value), pair[1]] : [pair[0], Math.max(pair[1], value)];
}

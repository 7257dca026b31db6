import { framesToWin } from '#domain/scoring/layout.ts';
import { hasBreaks, hasInnings } from '#domain/scoring/rules.ts';
import type { LivePlay } from './live-play.ts';

/** A live match as the database has it, with the breaks of its running frame. */
export type LiveRow = {
  id: number;
  game_type: string;
  tournament_id: number | null;
  group_id: number | null;
  best_of: number | null;
  race_to: number | null;
  target_points: number | null;
  time_limit_minutes: number | null;
  player1_id: number;
  player2_id: number;
  player1_seed: number | null;
  player2_seed: number | null;
  player1_frames: number;
  player2_frames: number;
  player1_points: number | null;
  player2_points: number | null;
  player1_innings: number | null;
  player2_innings: number | null;
  player1_highest_break: number | null;
  player2_highest_break: number | null;
  player1_break: number | null;
  player2_break: number | null;
  current_frame: number | null;
  current_break: number | null;
  at_table: number | null;
  started_at: Date;
};

const minute = 60_000;

/** A match as one shot needs it, but for its balls, which the database does not keep. */
export function playOf(row: LiveRow, now: number): Omit<LivePlay, 'table'> {
  const { game_type: gameType, time_limit_minutes: limit } = row;
  const breaks = hasBreaks(gameType);
  return {
    gameType,
    framesToWin: framesToWin({ raceTo: row.race_to, frame: row.best_of }),
    target: row.target_points,
    isTimeUp: limit !== null && now >= row.started_at.getTime() + limit * minute,
    frames: [row.player1_frames, row.player2_frames],
    currentFrame: row.current_frame ?? 1,
    points: [row.player1_points ?? 0, row.player2_points ?? 0],
    breaks: breaks ? [row.player1_break ?? 0, row.player2_break ?? 0] : null,
    highestBreaks: breaks ? [row.player1_highest_break ?? 0, row.player2_highest_break ?? 0] : null,
    innings: hasInnings(gameType) ? [row.player1_innings ?? 0, row.player2_innings ?? 0] : null,
    atTable: row.at_table === 2 ? 2 : 1,
    currentBreak: row.current_break ?? 0,
  };
}

/** The columns of a match that a shot may change; `null` where the game does not know them. */
export function matchColumnsOf(play: LivePlay) {
  return {
    player1_frames: play.frames[0],
    player2_frames: play.frames[1],
    player1_points: play.points[0],
    player2_points: play.points[1],
    player1_innings: play.innings?.[0] ?? null,
    player2_innings: play.innings?.[1] ?? null,
    player1_highest_break: play.highestBreaks?.[0] ?? null,
    player2_highest_break: play.highestBreaks?.[1] ?? null,
    current_frame: play.currentFrame,
    current_break: play.breaks && play.currentBreak,
    at_table: play.atTable,
  };
}

/** The running frame of a match. */
export function frameColumnsOf(matchId: number, play: LivePlay) {
  return {
    match_id: matchId,
    number: play.currentFrame,
    player1_points: play.points[0],
    player2_points: play.points[1],
    player1_break: play.breaks?.[0] ?? null,
    player2_break: play.breaks?.[1] ?? null,
    winner_id: null as number | null,
    ended_at: null as Date | null,
  };
}

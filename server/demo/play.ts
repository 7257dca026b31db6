import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { FrameScore, Game } from './games.ts';
import type { Random } from './random.ts';

export type MatchRow = Insertable<Database['matches']> & { id: number };
export type FrameRow = Insertable<Database['frames']>;

/** A match with its frames. */
export type Played = { match: MatchRow; frames: FrameRow[] };

const minute = 60_000;
const swap = <T>(pair: [T, T], isSwapped: boolean): [T, T] => (isSwapped ? [pair[1], pair[0]] : pair);

/** A match of which nothing has been played. */
export function emptyMatch(of: Pick<MatchRow, 'id' | 'name' | 'game_type'>, game: Game, now: Date): MatchRow {
  return {
    ...of,
    ...game.end,
    status_id: 1,
    tournament_id: null,
    round_id: null,
    group_id: null,
    position: 1,
    club_id: null,
    table_id: null,
    referee_id: null,
    is_bye: false,
    player1_id: null,
    player2_id: null,
    player1_seed: null,
    player2_seed: null,
    winner_id: null,
    player1_frames: 0,
    player2_frames: 0,
    player1_points: null,
    player2_points: null,
    current_frame: null,
    current_break: null,
    at_table: null,
    player1_innings: null,
    player2_innings: null,
    player1_highest_break: null,
    player2_highest_break: null,
    schedule_time: null,
    planned_minutes: null,
    corrected_at: null,
    started_at: null,
    ended_at: null,
    next_match_id: null,
    next_match_slot: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

/** Plays a match to its end; `winner` is the side that has to win, and may be told how many frames it loses. */
export function playOut(
  row: MatchRow,
  game: Game,
  random: Random,
  startedAt: number,
  winner: 1 | 2,
  lostFrames = random.integer(0, game.toWin - 1),
): Played {
  const sides = random.shuffle([
    ...Array.from({ length: game.toWin - 1 }, () => winner),
    ...Array.from({ length: lostFrames }, () => (winner === 1 ? 2 : 1)),
  ]);
  const frames = framesOf(row, game, random, startedAt, [...sides, winner]);
  const endedAt = new Date(startedAt + frames.rows.length * game.pace * minute);
  const match = {
    ...row,
    ...frames.totals,
    status_id: 6,
    winner_id: (winner === 1 ? row.player1_id : row.player2_id) ?? null,
    schedule_time: row.schedule_time ?? new Date(startedAt),
    started_at: new Date(startedAt),
    ended_at: endedAt,
    updated_at: endedAt,
  };
  return { match, frames: frames.rows };
}

/** Plays a match as far as the present. */
export function playOn(row: MatchRow, game: Game, random: Random, now: number): Played {
  const most = game.toWin - 1;
  const won: [number, number] = [random.integer(0, most), random.integer(0, most)];
  const sides = random.shuffle([
    ...Array.from({ length: won[0] }, () => 1 as const),
    ...Array.from({ length: won[1] }, () => 2 as const),
  ]);
  const startedAt = now - (sides.length * game.pace + Math.round(game.pace / 2)) * minute;
  const frames = framesOf(row, game, random, startedAt, sides);
  const score = halfOf(game.playFrame(random), random);
  const atTable = random.chance(0.5) ? 1 : 2;
  const current: FrameRow = {
    ...frameRow(row.id, sides.length + 1, score.points),
    player1_break: score.breaks?.[0] ?? null,
    player2_break: score.breaks?.[1] ?? null,
  };
  const innings = score.innings === null ? null : score.innings;
  const match: MatchRow = {
    ...row,
    ...frames.totals,
    status_id: 7,
    schedule_time: new Date(Math.floor(startedAt / (15 * minute)) * 15 * minute),
    started_at: new Date(startedAt),
    current_frame: sides.length + 1,
    player1_points: score.points[0],
    player2_points: score.points[1],
    player1_innings: innings,
    player2_innings: innings === null ? null : Math.max(0, innings - (atTable === 2 ? 1 : 0)),
    player1_highest_break: highest(frames.totals.player1_highest_break, score.breaks?.[0]),
    player2_highest_break: highest(frames.totals.player2_highest_break, score.breaks?.[1]),
    at_table: atTable,
    current_break: score.breaks
      ? Math.min(score.breaks[atTable - 1] ?? 0, score.points[atTable - 1] ?? 0)
      : null,
    updated_at: new Date(now),
  };
  return { match, frames: [...frames.rows, current] };
}

function framesOf(row: MatchRow, game: Game, random: Random, startedAt: number, sides: readonly (1 | 2)[]) {
  const scores = sides.map((side) => ({ side, score: game.playFrame(random) }));
  const rows = scores.map(({ side, score }, place): FrameRow => {
    const breaks = score.breaks && swap(score.breaks, side === 2);
    return {
      ...frameRow(row.id, place + 1, swap(score.points, side === 2)),
      player1_break: breaks?.[0] ?? null,
      player2_break: breaks?.[1] ?? null,
      winner_id: (side === 1 ? row.player1_id : row.player2_id) ?? null,
      ended_at: new Date(startedAt + (place + 1) * game.pace * minute),
    };
  });
  const innings = scores
    .map(({ score }) => score.innings)
    .reduce((sum, each) => (each === null ? sum : (sum ?? 0) + each), null);
  const totals = {
    player1_frames: sides.filter((side) => side === 1).length,
    player2_frames: sides.filter((side) => side === 2).length,
    player1_innings: innings,
    player2_innings: innings,
    player1_highest_break: rows.map(({ player1_break: made }) => made).reduce(highest, null) ?? null,
    player2_highest_break: rows.map(({ player2_break: made }) => made).reduce(highest, null) ?? null,
  };
  return { rows, totals };
}

function frameRow(matchId: number, number: number, [one, two]: [number, number]): FrameRow {
  return {
    match_id: matchId,
    number,
    player1_points: one,
    player2_points: two,
    player1_break: null,
    player2_break: null,
    winner_id: null,
    ended_at: null,
  };
}

/** A frame of which a part has been played, by either side the better one. */
function halfOf({ points, breaks, innings }: FrameScore, random: Random): FrameScore {
  const part = 0.3 + random.next() * 0.5;
  const isSwapped = random.chance(0.5);
  const of = ([one, two]: [number, number]): [number, number] =>
    swap([Math.floor(one * part), Math.floor(two * part)], isSwapped);
  return {
    points: of(points),
    breaks: breaks && of(breaks),
    innings: innings === null ? null : Math.ceil(innings * part),
  };
}

function highest(a: number | null | undefined, b: number | null | undefined): number | null {
  return a === null || a === undefined ? (b ?? null) : Math.max(a, b ?? 0);
}

/** The matches with one live match at a table: where another one is played there already, a match has none. */
export function oneAtEachTable(matches: readonly MatchRow[]): MatchRow[] {
  const taken = new Set<number>();
  return matches.map((match) => {
    if (match.status_id !== 7 || match.table_id == null) return match;
    if (taken.has(match.table_id)) return { ...match, table_id: null };
    taken.add(match.table_id);
    return match;
  });
}

import type { DemoParts } from './demo.ts';
import { gameOf } from './games.ts';
import type { FrameRow, MatchRow } from './play.ts';

/** The frames of the match that home opens with: points and best breaks of both, the last one still being played. */
const story: readonly { points: [number, number]; breaks: [number, number] }[] = [
  { points: [72, 8], breaks: [51, 8] },
  { points: [34, 61], breaks: [30, 44] },
  { points: [88, 0], breaks: [88, 0] },
  { points: [12, 79], breaks: [7, 63] },
  { points: [65, 43], breaks: [40, 39] },
  { points: [21, 70], breaks: [16, 58] },
  { points: [91, 15], breaks: [66, 14] },
  { points: [62, 14], breaks: [48, 14] },
];

/** Replays the live semi-final between the favourites as a match worth opening the page with. */
export function tellFeaturedMatch(
  { now }: DemoParts,
  matches: readonly MatchRow[],
  frames: FrameRow[],
): void {
  const match = matches.find(({ status_id: status, name }) => status === 7 && name === 'Semi-final 1');
  if (!match) return;
  const { pace } = gameOf('fifteenReds');
  const startedAt = now - (story.length - 0.4) * pace * 60_000;
  const kept = frames.filter(({ match_id: matchId }) => matchId !== match.id);
  frames.splice(
    0,
    frames.length,
    ...kept,
    ...story.map((_, place) => frameOf(match, startedAt, pace, place)),
  );
  const over = story.slice(0, -1);
  Object.assign(match, {
    started_at: new Date(startedAt),
    schedule_time: new Date(Math.floor(startedAt / 900_000) * 900_000),
    player1_frames: over.filter(({ points: [one, two] }) => one > two).length,
    player2_frames: over.filter(({ points: [one, two] }) => two > one).length,
    current_frame: story.length,
    player1_points: 62,
    player2_points: 14,
    player1_highest_break: 88,
    player2_highest_break: 63,
    at_table: 1,
    current_break: 48,
  });
}

function frameOf(match: MatchRow, startedAt: number, pace: number, place: number): FrameRow {
  const { points, breaks } = story[place] ?? { points: [0, 0], breaks: [0, 0] };
  const isOver = place < story.length - 1;
  const winner = points[0] > points[1] ? match.player1_id : match.player2_id;
  return {
    match_id: match.id,
    number: place + 1,
    player1_points: points[0],
    player2_points: points[1],
    player1_break: breaks[0],
    player2_break: breaks[1],
    winner_id: isOver ? (winner ?? null) : null,
    ended_at: isOver ? new Date(startedAt + (place + 1) * pace * 60_000) : null,
  };
}

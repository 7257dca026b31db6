import { framesToWin } from '#domain/scoring/layout.ts';
import type { FrameRow, MatchRow, Side } from '#domain/scoring/scoreboard.ts';

/** A column of the strip of frames. */
export type StripColumn = {
  number: number;
  state: 'over' | 'now' | 'ahead';
  points: readonly [number, number] | null;
  winner: Side | null;
};

/** As many columns as stand beside each other on a phone. */
const stripWidth = 9;

/** The frames of a match as a strip: all that it can have, or the latest where those are too many. */
export function stripOf(match: MatchRow, frames: readonly FrameRow[]): StripColumn[] {
  const known = Math.max(match.currentFrame ?? 0, ...frames.map(({ frameNumber }) => frameNumber), 0);
  const possible = match.winner === null ? (match.frame ?? framesToWin(match) * 2 - 1) : known;
  const last = Math.min(Math.max(possible, known), Math.max(known + 1, stripWidth));
  const first = Math.max(1, last - stripWidth + 1);
  const byNumber = new Map(frames.map((frame) => [frame.frameNumber, frame]));
  return Array.from({ length: last - first + 1 }, (_, place) =>
    columnOf(match, first + place, byNumber.get(first + place)),
  );
}

function columnOf(match: MatchRow, number: number, frame: FrameRow | undefined): StripColumn {
  if (number === match.currentFrame) {
    const points = [match.player1.points ?? 0, match.player2.points ?? 0] as const;
    return { number, state: 'now', points, winner: null };
  }
  if (!frame) return { number, state: 'ahead', points: null, winner: null };
  const points = [frame.player1Points, frame.player2Points] as const;
  return { number, state: 'over', points, winner: winnerOf(match, frame) };
}

/** The side that won a frame. */
function winnerOf({ playerId1 }: MatchRow, { winner }: FrameRow): Side | null {
  if (winner === null) return null;
  return winner === playerId1 ? 1 : 2;
}

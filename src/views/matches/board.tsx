import { scoreLayout } from '#domain/scoring/layout.ts';
import type { FrameRow, MatchRow } from '#domain/scoring/scoreboard.ts';
import { FramesBoard } from './frames-board.tsx';
import { PointsBoard } from './points-board.tsx';
import { RaceBoard } from './race-board.tsx';
import { StartBoard } from './start-board.tsx';

export type BoardProps = {
  match: MatchRow;
  /** Null until they have been read. */
  frames: readonly FrameRow[] | null;
  /** The instant of the last reading. */
  now: string;
};

/** How a match stands, as its discipline counts it. */
export const Board = ({ match, frames, now }: BoardProps) => {
  if (match.statusId === 1) return <StartBoard match={match} now={now} />;
  const layout = scoreLayout(match);
  if (layout === 'race') return <RaceBoard match={match} />;
  return layout === 'points' ? <PointsBoard match={match} /> : <FramesBoard match={match} frames={frames} />;
};

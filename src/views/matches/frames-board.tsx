import { countedWords } from '#domain/scoring/layout.ts';
import { type FrameRow, framesOf, type MatchRow } from '#domain/scoring/scoreboard.ts';
import { runningNumber } from '#domain/scoring/texts.ts';
import { BothSides } from './both-sides.tsx';
import { FrameStrip } from './frame-strip.tsx';
import { RunningVisit } from './running-visit.tsx';

export type FramesBoardProps = {
  match: MatchRow;
  /** Null until they have been read. */
  frames: readonly FrameRow[] | null;
};

/** Snooker and billiards: frames won, the points of the running frame, the break, and the frames before. */
export const FramesBoard = ({ match, frames }: FramesBoardProps) => (
  <BothSides
    match={match}
    minor={(side) => runningNumber(match, side)}
    main={(side) => ({ label: countedWords(match).many, value: framesOf(match, side) })}
  >
    {match.statusId === 7 && <RunningVisit match={match} />}
    <FrameStrip match={match} frames={frames ?? []} />
  </BothSides>
);

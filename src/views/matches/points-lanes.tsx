import { visitWord } from '#domain/scoring/layout.ts';
import { type MatchRow, shortName, sideOf, sides, tallyOf } from '#domain/scoring/scoreboard.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import * as css from './race-lanes.css.ts';
import { Way } from './race-lanes.tsx';

/** Both sides on their way to the points that win the match, with their best visits. */
export const PointsLanes = ({ match }: { match: MatchRow }) => (
  <div className={css.lanes}>
    {sides.map((side) => {
      const { highestBreak } = sideOf(match, side);
      const share =
        match.targetPoints === null ? shareOf(match, side) : tallyOf(match, side) / match.targetPoints;
      return (
        <div key={side} className={css.lane}>
          <span className={css.player}>{shortName(match, side)}</span>
          <Way share={share} />
          <span className={css.note}>
            {highestBreak !== null && words.highest(visitWord(match), highestBreak)}
          </span>
        </div>
      );
    })}
  </div>
);

/** Where the clock decides, the leader's points stand for the whole way. */
function shareOf(match: MatchRow, side: (typeof sides)[number]): number {
  const most = Math.max(tallyOf(match, 1), tallyOf(match, 2));
  return most === 0 ? 0 : tallyOf(match, side) / most;
}

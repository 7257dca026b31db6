import { type MatchRow, tallyOf } from '#domain/scoring/scoreboard.ts';
import { averageNumber, inningOf } from '#domain/scoring/texts.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import * as css from './board.css.ts';
import { BothSides } from './both-sides.tsx';
import { PointsLanes } from './points-lanes.tsx';

/** Carom and whatever is one game: points, innings and what they come to on average. */
export const PointsBoard = ({ match }: { match: MatchRow }) => {
  const inning = inningOf(match);
  return (
    <BothSides
      match={match}
      minor={(side) => averageNumber(match, side)}
      main={(side) => ({ label: words.points, value: tallyOf(match, side) })}
    >
      <div className={css.visit}>
        {inning !== null && <strong className={css.visitPoints}>{words.inningNumber(inning)}</strong>}
        {match.targetPoints !== null && <span>{words.firstTo(match.targetPoints)}</span>}
      </div>
      <PointsLanes match={match} />
    </BothSides>
  );
};

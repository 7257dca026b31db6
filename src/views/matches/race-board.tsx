import { countedWords, hasRunningScore } from '#domain/scoring/layout.ts';
import { matchLengthText } from '#domain/matches/length.ts';
import { framesOf, type MatchRow } from '#domain/scoring/scoreboard.ts';
import { runningNumber } from '#domain/scoring/texts.ts';
import * as css from './board.css.ts';
import { BothSides } from './both-sides.tsx';
import { RaceLanes } from './race-lanes.tsx';

/** Pool and pyramid: a race to a number of racks; in the pyramid the balls of the running one count too. */
export const RaceBoard = ({ match }: { match: MatchRow }) => (
  <BothSides
    match={match}
    minor={(side) => (hasRunningScore(match) ? runningNumber(match, side) : null)}
    main={(side) => ({ label: countedWords(match).many, value: framesOf(match, side) })}
  >
    <div className={css.visit}>
      <strong className={css.visitPoints}>{matchLengthText(match)}</strong>
      {match.currentFrame !== null && (
        <span className={css.standing}>
          {countedWords(match).one} {match.currentFrame}
        </span>
      )}
    </div>
    <RaceLanes match={match} />
  </BothSides>
);

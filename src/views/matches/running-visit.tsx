import { visitWord } from '#domain/scoring/layout.ts';
import { leadOf, type MatchRow, sideOf } from '#domain/scoring/scoreboard.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { Ball } from '#views/ui/ball.tsx';
import * as css from './board.css.ts';
import { RollingScore } from './rolling-score.tsx';

/** The break or run that is being made: its points, its balls, and what it has come to. */
export const RunningVisit = ({ match }: { match: MatchRow }) => {
  const { atTable, breakBalls } = match;
  const points = atTable === null ? null : sideOf(match, atTable).break;
  const lead = atTable === null ? 0 : leadOf(match, atTable);
  return (
    <div className={css.visit}>
      {points !== null && (
        <span className={css.visitPoints}>
          {visitWord(match)}
          <span className={css.visitNumber}>
            <RollingScore size="sm" value={points} />
          </span>
        </span>
      )}
      {breakBalls !== null && breakBalls.length > 0 && (
        <span className={css.balls} role="img" aria-label={words.ballsOf(visitWord(match), breakBalls)}>
          {breakBalls.map((colour, place) => (
            <Ball key={place} colour={colour} size="small" />
          ))}
        </span>
      )}
      {atTable !== null && <span className={css.standing}>{leadText(lead)}</span>}
    </div>
  );
};

function leadText(lead: number): string {
  if (lead === 0) return words.level;
  return lead > 0 ? words.ahead(lead) : words.behind(-lead);
}

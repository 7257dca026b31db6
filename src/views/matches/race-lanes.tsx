import { framesToWin } from '#domain/scoring/layout.ts';
import { framesOf, type MatchRow, shortName, type Side, sides } from '#domain/scoring/scoreboard.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './race-lanes.css.ts';

/** A lane has a mark for each rack, as long as they can be told apart. */
const mostMarks = 15;

/** Both sides on their way to the racks that win the match. */
export const RaceLanes = ({ match }: { match: MatchRow }) => {
  const toWin = framesToWin(match) ?? 1;
  return (
    <div className={css.lanes}>
      {sides.map((side) => (
        <RaceLane key={side} match={match} side={side} toWin={toWin} />
      ))}
    </div>
  );
};

const RaceLane = ({ match, side, toWin }: { match: MatchRow; side: Side; toWin: number }) => {
  const won = framesOf(match, side);
  const isOnTheHill = match.winner === null && won === toWin - 1;
  return (
    <div className={css.lane}>
      <span className={css.player}>{shortName(match, side)}</span>
      {toWin <= mostMarks ? (
        <span className={css.pips} aria-hidden>
          {Array.from({ length: toWin }, (_, place) => (
            <span key={place} className={css.pip} data-state={place < won ? 'won' : 'open'} />
          ))}
        </span>
      ) : (
        <Way share={won / toWin} />
      )}
      <VisuallyHidden>{words.won(won, toWin)}</VisuallyHidden>
      <span className={css.note} data-tone={isOnTheHill ? 'hill' : 'plain'}>
        {words.toGo(toWin - won)}
      </span>
    </div>
  );
};

/** A share of the way, as a bar. */
export const Way = ({ share }: { share: number }) => (
  <span className={css.way} aria-hidden>
    <span className={css.gone} style={{ display: 'block', inlineSize: `${Math.min(1, share) * 100}%` }} />
  </span>
);

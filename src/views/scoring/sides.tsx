import type { ReactNode } from 'react';
import { decimalText } from '#domain/language/locale.ts';
import { countedWords, hasRunningScore, visitWord } from '#domain/scoring/layout.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { framesOf, nameOf, sideOf, sides, type Side } from '#domain/scoring/scoreboard.ts';
import { averageOf } from '#domain/matches/score.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { padOf } from '#domain/scoring/pad.ts';
import { summaryText } from '#domain/scoring/texts.ts';
import { scoreboardWords } from '#domain/words/scoreboard.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './panel.css.ts';

export type SidesProps = { match: ScoredMatch; onTurn: ((side: Side) => void) | null };

/** Both players with their score; where turns are noted, a tap brings a player to the table. */
export const Sides = ({ match, onTurn }: SidesProps) => (
  <div className={css.sides}>
    <VisuallyHidden>{summaryText(match)}</VisuallyHidden>
    {sides.map((side) => (
      <SideBox key={side} match={match} side={side} onTurn={padOf(match).hasVisits ? onTurn : null}>
        <span className={css.name}>{nameOf(match, side)}</span>
        <Numbers match={match} side={side} />
      </SideBox>
    ))}
  </div>
);

const SideBox = (props: SidesProps & { side: Side; children: ReactNode }) => {
  const { match, side, onTurn, children } = props;
  const isAt = match.atTable === side;
  const state = isAt && onTurn ? 'at' : 'rest';
  if (!onTurn) {
    return (
      <div className={css.side} data-state={state}>
        {children}
      </div>
    );
  }
  const name = nameOf(match, side);
  return (
    <button
      type="button"
      className={css.side}
      data-state={state}
      aria-pressed={isAt}
      aria-label={isAt ? words.atTable(name) : words.toTable(name)}
      onClick={() => onTurn(side)}
    >
      {children}
    </button>
  );
};

const Numbers = ({ match, side }: { match: ScoredMatch; side: Side }) => {
  const { points, break: made, innings } = sideOf(match, side);
  const isInFrames = isPlayedInFrames(match);
  const frames = framesOf(match, side);
  const hasPoints = hasRunningScore(match);
  const average = isInFrames ? null : averageOf(points, innings);
  return (
    <>
      <span className={css.numbers}>
        <span className={css.points}>{hasPoints && points !== null ? points : frames}</span>
        {hasPoints && isInFrames && (
          <span className={css.minor}>
            {countedWords(match).many} {frames}
          </span>
        )}
      </span>
      <span className={css.minor}>
        {made
          ? `${visitWord(match)} ${made}`
          : average !== null && `${scoreboardWords.average} ${decimalText(average, 3)}`}
      </span>
    </>
  );
};

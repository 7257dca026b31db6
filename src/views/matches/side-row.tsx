import { scoreLayout, visitWord } from '#domain/scoring/layout.ts';
import { aheadIn, type MatchRow, nameOf, type Side, sideOf } from '#domain/scoring/scoreboard.ts';
import type { LabelledNumber } from '#domain/scoring/texts.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { Ball } from '#views/ui/ball.tsx';
import * as css from './board.css.ts';
import { RollingScore } from './rolling-score.tsx';

export type SideRowProps = {
  match: MatchRow;
  side: Side;
  /** Of the running frame, or the average. */
  minor: LabelledNumber | null;
  /** Of the match. */
  main: LabelledNumber | null;
};

/** From here on a name takes smaller letters. */
const longName = 26;

const gridOf = (minor: unknown, main: unknown) => {
  if (main === null) return css.grid.none;
  return minor === null ? css.grid.one : css.grid.two;
};

/** One side of the board: who, from where, and the numbers. */
export const SideRow = ({ match, side, minor, main }: SideRowProps) => {
  const name = nameOf(match, side);
  const standing = match.winner !== null && aheadIn(match) !== side ? 'behind' : 'even';
  return (
    <div
      className={`${css.side} ${gridOf(minor, main)}`}
      data-side={match.atTable === side ? 'playing' : 'waiting'}
      data-standing={standing}
    >
      <Ball colour={side === 1 ? 'white' : 'yellow'} />
      <div className={css.who}>
        <div
          className={css.name}
          data-length={name.length > longName ? 'long' : 'short'}
          data-standing={standing}
        >
          {name}
        </div>
        <SideFacts match={match} side={side} />
      </div>
      {minor && (
        <span className={css.minor}>
          <RollingScore size="lg" label={minor.label} value={minor.value} />
        </span>
      )}
      {main && (
        <span className={css.main}>
          <RollingScore size="xl" label={main.label} value={main.value} />
        </span>
      )}
    </div>
  );
};

const SideFacts = ({ match, side }: Pick<SideRowProps, 'match' | 'side'>) => {
  const { countryId, seed, break: visit } = sideOf(match, side);
  const isPlaying = match.atTable === side && match.winner === null;
  return (
    <div className={css.facts}>
      {countryId && <span className={css.code}>{countryId}</span>}
      {seed !== null && <span>{words.seed(seed)}</span>}
      {isPlaying && (
        <span className={css.atTable}>
          {words.atTable}
          {visit !== null &&
            visit > 0 &&
            scoreLayout(match) !== 'race' &&
            ` · ${visitWord(match).toLowerCase()} ${visit}`}
        </span>
      )}
      {match.winner !== null && aheadIn(match) === side && <span className={css.won}>{words.winner}</span>}
    </div>
  );
};

/** The words over the two columns of numbers. */
export const SideLabels = ({ minor, main }: { minor: string | null; main: string | null }) => (
  <div className={`${css.labels} ${gridOf(minor, main)}`} aria-hidden>
    {minor !== null && <span className={css.minorLabel}>{minor}</span>}
    {main !== null && <span className={css.mainLabel}>{main}</span>}
  </div>
);

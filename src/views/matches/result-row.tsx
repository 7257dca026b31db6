import { scoreLayout, visitWord } from '#domain/scoring/layout.ts';
import { aheadIn, type MatchRow, nameOf, sideOf, sides, tallyOf } from '#domain/scoring/scoreboard.ts';
import { eventText, inningOf } from '#domain/scoring/texts.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import * as css from './rows.css.ts';

/** A match that is over: the winner first, and what was worth remembering. */
export const ResultRow = ({ match }: { match: MatchRow }) => {
  const winner = aheadIn(match) ?? 1;
  const best = bestText(match);
  return (
    <a className={css.result} href={`/match/${match.matchId}`}>
      <span className={css.score}>
        {sides
          .toSorted((one) => (one === winner ? -1 : 1))
          .map((side) => (
            <span key={side} className={css.side} data-standing={side === winner ? 'won' : 'lost'}>
              <span className={css.sideName}>
                {nameOf(match, side)} <span className={css.code}>{sideOf(match, side).countryId}</span>
              </span>
              <span className={css.tally}>{tallyOf(match, side)}</span>
            </span>
          ))}
      </span>
      <span className={css.note}>
        {eventText(match)}
        {best && <span className={css.best}>{best}</span>}
      </span>
    </a>
  );
};

/** From here on a break is worth a note. */
const notable = 40;

function bestText(match: MatchRow): string | null {
  const innings = inningOf(match);
  if (scoreLayout(match) === 'points' && innings !== null) return words.inInnings(innings);
  const best = Math.max(match.player1.highestBreak ?? 0, match.player2.highestBreak ?? 0);
  return best >= notable ? `${visitWord(match)} ${best}` : null;
}

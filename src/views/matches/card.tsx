import { fullGameLabel } from '#domain/games.ts';
import { standingText, tableText, venueText } from '#domain/scoring/texts.ts';
import {
  aheadIn,
  nameOf,
  sideOf,
  sides,
  tallyOf,
  type MatchRow,
  type Side,
} from '#domain/scoring/scoreboard.ts';
import { matchWords } from '#domain/words/matches.ts';
import { LiveDot } from '#views/ui/live-dot.tsx';
import * as css from './card.css.ts';
import { RollingScore } from './rolling-score.tsx';

export type MatchCardProps = {
  match: MatchRow;
  href: string;
  /** A page inside somebody else's leads on in a window of its own. */
  opens?: 'here' | 'window';
};

/** A live match beside others: where, who, how it stands. */
export const MatchCard = ({ match, href, opens = 'here' }: MatchCardProps) => (
  <a
    className={css.card}
    href={href}
    {...(opens === 'window' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
  >
    <div className={css.head}>
      <LiveDot>{tableText(match) ?? matchWords.status[7]}</LiveDot>
      <span className={css.format}>{standingText(match)}</span>
    </div>
    {sides.map((side) => (
      <CardSide key={side} match={match} side={side} />
    ))}
    <div className={css.foot}>
      <span className={css.game}>{fullGameLabel(match.gameType)}</span>
      <span className={css.event}>{venueText(match)}</span>
    </div>
  </a>
);

const CardSide = ({ match, side }: { match: MatchRow; side: Side }) => (
  <div className={css.side} data-standing={aheadIn(match) === side ? 'ahead' : 'even'}>
    <span className={css.code}>{sideOf(match, side).countryId}</span>
    <span className={css.name}>{nameOf(match, side)}</span>
    <span className={css.tally}>
      <RollingScore size="md" value={tallyOf(match, side)} />
    </span>
  </div>
);

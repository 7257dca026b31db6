import { roundText } from '#domain/draws/round-text.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { fullGameLabel } from '#domain/games.ts';
import { occasionText, statusText, tableText } from '#domain/scoring/texts.ts';
import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { Icon } from '#views/ui/icon.tsx';
import { LiveDot } from '#views/ui/live-dot.tsx';
import * as css from './cloth.css.ts';

/** From here on a title takes smaller letters. */
const longTitle = 30;

/** What is played, in which tournament, and where: the words behind the baulk line. */
export const Occasion = ({ match }: { match: MatchRow }) => {
  const title = match.tournament?.name ?? roundText(match.matchName);
  return (
    <>
      <Standing match={match} />
      <h1 className={css.title} data-length={title.length > longTitle ? 'long' : 'short'} tabIndex={-1}>
        {match.tournament ? (
          <a className={css.titleLink} href={`/tournamentInfo/${match.tournament.tournamentId}`}>
            {title}
          </a>
        ) : (
          title
        )}
      </h1>
      <p className={css.lines}>
        {occasionText(match)}
        <br />
        {fullGameLabel(match.gameType)}
      </p>
      {match.club && (
        <p className={css.place}>
          <span className={css.pin}>
            <Icon glyph={MapPin} size="small" />
          </span>
          {match.club.name}
        </p>
      )}
    </>
  );
};

const Standing = ({ match }: { match: MatchRow }) => {
  const text = [statusText(match), tableText(match)].filter(Boolean).join(' · ');
  return match.statusId === 7 ? <LiveDot>{text}</LiveDot> : <span className={css.status}>{text}</span>;
};

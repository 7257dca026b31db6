import { readerClocks, type ReaderZone } from '#domain/matches/days.ts';
import { type MatchRow, nameOf, sideOf, sides } from '#domain/scoring/scoreboard.ts';
import { eventText, tableText } from '#domain/scoring/texts.ts';
import { matchWords } from '#domain/words/matches.ts';
import * as css from './rows.css.ts';

type RowProps = { match: MatchRow; zone: ReaderZone };

/** A match to come: when by the reader's clock and by that of the place, who, and what. */
export const UpcomingRow = ({ match, zone }: RowProps) => (
  <a className={css.upcoming} href={`/match/${match.matchId}`}>
    <RowTime match={match} zone={zone} />
    <span className={css.players}>
      {sides.map((side) => (
        <span key={side} className={css.player}>
          {nameOf(match, side)} <span className={css.code}>{sideOf(match, side).countryId}</span>
        </span>
      ))}
    </span>
    <span className={css.event}>
      <span className={css.eventPart}>{eventText(match)}</span>{' '}
      <span className={css.eventPart}>{tableText(match) ?? match.club?.name}</span>
    </span>
  </a>
);

const RowTime = ({ match: { scheduleTime, timeZone }, zone }: RowProps) => {
  if (scheduleTime === null) return <span className={css.half}>{matchWords.unscheduled}</span>;
  const { first, there } = readerClocks(scheduleTime, timeZone, zone);
  return (
    <time className={css.time} dateTime={scheduleTime}>
      {first.time}
      <span className={css.half}>
        {first.half} {first.zone}
      </span>
      {there && (
        <span className={css.there}>
          {there.time} {there.half} {there.zone}
        </span>
      )}
    </time>
  );
};

import { clockTime } from '#domain/matches/days.ts';
import { type MatchRow, nameOf, sideOf, sides } from '#domain/scoring/scoreboard.ts';
import { eventText, tableText } from '#domain/scoring/texts.ts';
import { matchWords } from '#domain/words/matches.ts';
import * as css from './rows.css.ts';

/** A match to come: when at the place where it is played, who, and what. */
export const UpcomingRow = ({ match }: { match: MatchRow }) => (
  <a className={css.upcoming} href={`/match/${match.matchId}`}>
    <RowTime match={match} />
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

const RowTime = ({ match: { scheduleTime, timeZone } }: { match: MatchRow }) => {
  if (scheduleTime === null) return <span className={css.half}>{matchWords.unscheduled}</span>;
  const { time, half, zone } = clockTime(scheduleTime, timeZone);
  return (
    <time className={css.time} dateTime={scheduleTime}>
      {time}
      <span className={css.half}>
        {half} {zone}
      </span>
    </time>
  );
};

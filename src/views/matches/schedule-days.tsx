import type { ScheduleDay } from '#domain/matches/days.ts';
import * as css from './rows.css.ts';
import { UpcomingRow } from './upcoming-row.tsx';

/** Matches to come under the names of their days. */
export const ScheduleDays = ({ days }: { days: readonly ScheduleDay[] }) =>
  days.map(({ key, title, matches }) => (
    <div key={key}>
      <h3 className={css.day}>{title}</h3>
      <ul className={css.list} role="list">
        {matches.map((match) => (
          <li key={match.matchId}>
            <UpcomingRow match={match} />
          </li>
        ))}
      </ul>
    </div>
  ));

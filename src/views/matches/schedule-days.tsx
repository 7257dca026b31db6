import type { ReaderZone, ScheduleDay } from '#domain/matches/days.ts';
import * as css from './rows.css.ts';
import { UpcomingRow } from './upcoming-row.tsx';

export type ScheduleDaysProps = { days: readonly ScheduleDay[]; zone: ReaderZone };

/** Matches to come under the names of their days. */
export const ScheduleDays = ({ days, zone }: ScheduleDaysProps) =>
  days.map(({ key, title, matches }) => (
    <div key={key}>
      <h3 className={css.day}>{title}</h3>
      <ul className={css.list} role="list">
        {matches.map((match) => (
          <li key={match.matchId}>
            <UpcomingRow match={match} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  ));

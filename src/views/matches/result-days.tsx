import type { ScheduleDay } from '#domain/matches/days.ts';
import { ResultList } from './result-list.tsx';
import * as css from './rows.css.ts';

/** Matches that are over under the names of their days. */
export const ResultDays = ({ days }: { days: readonly ScheduleDay[] }) =>
  days.map(({ key, title, matches }) => (
    <div key={key}>
      <h3 className={css.day}>{title}</h3>
      <ResultList matches={matches} />
    </div>
  ));

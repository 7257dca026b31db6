import type { MatchRow } from '#domain/scoring/scoreboard.ts';
import { ResultRow } from './result-row.tsx';
import * as css from './rows.css.ts';

/** Matches that are over, one under the other. */
export const ResultList = ({ matches }: { matches: readonly MatchRow[] }) => (
  <ul className={css.list} role="list">
    {matches.map((match) => (
      <li key={match.matchId}>
        <ResultRow match={match} />
      </li>
    ))}
  </ul>
);

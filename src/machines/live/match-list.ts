import { matchListMachine } from '#machines/matches/list.ts';
import { livePage } from './page.ts';

/** A list of matches that hears of the scores of those that it may show. */
export const liveMatchListMachine = livePage(matchListMachine, (score, { context }) => {
  const { clubId, tournamentId } = context.question.filters;
  return (
    (clubId === null || score.clubId === clubId) &&
    (tournamentId === null || score.tournamentId === tournamentId)
  );
});

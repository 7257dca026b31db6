import type { AppActors } from '#machines/app/actors.ts';
import { livePage } from '#machines/live/page.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { machine, PlanPage } from '#views/tournaments/plan-page.tsx';

const livePlanMachine = livePage(
  machine,
  (score, { context }) => score.tournamentId === context.tournamentId,
);

type Props = { actors: AppActors; tournamentId: number };

/** The order of play of the tournament that the address names; a score that is written refreshes it. */
export const TournamentPlan = ({ actors, tournamentId }: Props) => {
  const plan = useLivePage(livePlanMachine, { tournamentId });
  useReports(plan, actors.app);
  return <PlanPage plan={plan} />;
};

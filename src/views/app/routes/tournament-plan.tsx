import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import type { LiveScore } from '#domain/live/score.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { useLive } from '#views/app/use-live.ts';
import { machine, PlanPage } from '#views/tournaments/plan-page.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** The order of play of the tournament that the address names; a score that is written refreshes it. */
export const TournamentPlan = ({ actors, tournamentId }: Props) => {
  const plan = useActorRef(machine, { input: { tournamentId } });
  useEmitted(plan, { notice: actors.notices.send });
  const isShown = useCallback((score: LiveScore) => score.tournamentId === tournamentId, [tournamentId]);
  useLive(plan, isShown);
  return <PlanPage plan={plan} />;
};

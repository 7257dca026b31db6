import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { standingMachine } from '#machines/session/standing.ts';
import { IdleWarning, machine } from '#views/session/idle.tsx';

/** Watches the session of the signed-in user; with another user it begins again. */
export const Idle = ({ actors }: { actors: AppActors }) => {
  const standing = useActorRef(standingMachine);
  useReports(standing, actors.app);
  return <IdleWarning actor={useActorRef(machine)} />;
};

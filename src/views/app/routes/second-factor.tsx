import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, SecondFactorPage } from '#views/second-factor/page.tsx';

/** The page of two-step sign-in; the session learns at once whether it is on. */
export const SecondFactor = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <SecondFactorPage actor={actor} />;
};

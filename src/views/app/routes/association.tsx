import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { AssociationPage, machine } from '#views/players/association.tsx';

/** The page of a link that proposes clubs; whoever is signed in here has the new clubs at once. */
export const Association = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine, { input: {} });
  useReports(actor, actors.app);
  return <AssociationPage actor={actor} />;
};

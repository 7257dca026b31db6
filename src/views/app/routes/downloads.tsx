import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { DownloadsPage, machine } from '#views/downloads/page.tsx';

/** The page of the apps with an actor of its own. */
export const Downloads = ({ actors }: { actors: AppActors }) => {
  const { first } = useInitialData('download');
  const actor = useActorRef(machine, { input: { first: first?.rows ?? null } });
  useReports(actor, actors.app);
  return <DownloadsPage actor={actor} />;
};

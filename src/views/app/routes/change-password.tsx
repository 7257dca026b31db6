import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { ChangePasswordPage, machine } from '#views/password/changing.tsx';

/** The page that changes the own password; the session reads its new token from where it is stored. */
export const ChangePassword = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useReports(actor, actors.app);
  return <ChangePasswordPage actor={actor} />;
};

import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { ForgotPassword as View, machine } from '#views/password/forgot.tsx';

/** The popup of a forgotten password with an actor of its own; opened again, it begins again. */
export const ForgotPassword = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const { typed } = actors.popup.getSnapshot().context;
  const actor = useActorRef(machine, { input: { email: typed } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: onClose,
  });
  return <View actor={actor} onClose={onClose} />;
};

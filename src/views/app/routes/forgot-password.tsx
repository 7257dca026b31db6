import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { ForgotPassword as View, machine } from '#views/password/forgot.tsx';

/** The popup of a forgotten password with an actor of its own; opened again, it begins anew. */
export const ForgotPassword = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const { typed } = actors.popup.getSnapshot().context;
  const actor = useActorRef(machine, { input: { email: typed } });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('left', onClose),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, onClose]);
  return <View actor={actor} onClose={onClose} />;
};

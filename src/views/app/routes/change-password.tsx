import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { ChangePasswordPage, machine } from '#views/password/changing.tsx';

/** The page that changes the own password; the session reads its new token from where it is stored. */
export const ChangePassword = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('session.renewed', () => actors.session.send({ type: 'tab.signed.in' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return <ChangePasswordPage actor={actor} />;
};

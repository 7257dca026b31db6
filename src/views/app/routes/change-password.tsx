import { useActorRef } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { ChangePasswordPage, machine } from '#views/password/changing.tsx';

/** The page that changes the own password; the session reads its new token from where it is stored. */
export const ChangePassword = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(machine);
  useEmitted(actor, {
    notice: actors.notices.send,
    'session.renewed': () => actors.session.send({ type: 'tab.signed.in' }),
  });
  return <ChangePasswordPage actor={actor} />;
};

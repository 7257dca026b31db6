import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { standingMachine } from '#machines/session/standing.ts';
import { IdleWarning, machine } from '#views/session/idle.tsx';

/** Watches the session of whoever is signed in; with another person it begins anew. */
export const Idle = ({ actors }: { actors: AppActors }) => {
  const standing = useActorRef(standingMachine);
  useEffect(() => {
    const { unsubscribe } = standing.on('standing.read', ({ standing: profile }) =>
      actors.session.send({ type: 'profile.saved', profile }),
    );
    return unsubscribe;
  }, [actors, standing]);
  return <IdleWarning actor={useActorRef(machine)} />;
};

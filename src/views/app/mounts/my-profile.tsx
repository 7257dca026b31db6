import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, ProfilePage } from '#views/profile/page.tsx';
import { machine as sessionListMachine, SessionList } from '#views/session/list.tsx';

/** The profile page with an actor of its own, which tells the session what was saved, and the own sessions below. */
export const MyProfile = ({ actors }: { actors: AppActors }) => {
  const userId = actors.session.getSnapshot().context.user?.userId ?? 0;
  const actor = useActorRef(machine, { input: { userId } });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('profile.saved', (event) => actors.session.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return (
    <>
      <ProfilePage actor={actor} />
      <OwnSessions actors={actors} />
    </>
  );
};

/** Where one is signed in; signing out everywhere ends the session of this page too. */
const OwnSessions = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(sessionListMachine, { input: {} });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('ended.everywhere', (event) => actors.session.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return <SessionList actor={actor} />;
};

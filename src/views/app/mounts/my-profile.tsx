import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine as ownClubsMachine, OwnClubs } from '#views/players/own-clubs.tsx';
import { machine, ProfilePage } from '#views/profile/page.tsx';
import { machine as sessionListMachine, SessionList } from '#views/session/list.tsx';

/** The profile page with an actor of its own, which tells the session what was saved, and the own sessions below. */
export const MyProfile = ({ actors }: { actors: AppActors }) => {
  const { user } = actors.session.getSnapshot().context;
  const userId = user?.userId ?? 0;
  const isPlayer = user?.roleId === 5;
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
      {isPlayer && <MyClubs actors={actors} />}
      <OwnSessions actors={actors} />
    </>
  );
};

/** The own clubs; the session learns at once of those that have taken one in. */
const MyClubs = ({ actors }: { actors: AppActors }) => {
  const actor = useActorRef(ownClubsMachine);
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('profile.read', ({ profile }) => actors.session.send({ type: 'profile.saved', profile })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return <OwnClubs actor={actor} />;
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

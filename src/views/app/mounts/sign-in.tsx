import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, SignInPage } from '#views/sign-in/page.tsx';

/** The sign-in popup with an actor of its own, which tells the session and the notices what it learns. */
export const SignIn = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const email = actors.popup.getSnapshot().context.email;
  const actor = useActorRef(machine, { input: email === null ? {} : { email, intent: 'first' } });
  const config = useSelector(actors.config, ({ context }) => context.config);
  useEffect(() => {
    const subscriptions = [
      actor.on('sign.in.started', (event) => actors.session.send(event)),
      actor.on('sign.in.failed', (event) => actors.session.send(event)),
      actor.on('signed.in', (event) => actors.session.send(event)),
      actor.on('notice', (event) => actors.notices.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      // A popup that is closed while it waits must not leave the session waiting.
      actors.session.send({ type: 'sign.in.failed' });
    };
  }, [actor, actors]);
  return (
    <SignInPage
      actor={actor}
      demo={config?.demo ?? null}
      onRegister={() => actors.popup.send({ type: 'open.registration' })}
      onClose={onClose}
    />
  );
};

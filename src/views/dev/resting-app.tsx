import { useEffect, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyActorRef } from 'xstate';
import type { Remembered } from '#browser/stored-session.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
// What the app loads when it is asked for is loaded before, so that no screen is shown half.
import '#views/app/routes/forgot-password.tsx';
import '#views/app/routes/idle.tsx';
import '#views/app/routes/registration.tsx';
import '#views/app/routes/sign-in.tsx';
import '#views/app/routes/step-up.tsx';
import '#views/app/routes/terms.tsx';
import '#views/app/shell/dashboard-layout.tsx';
import '#views/app/shell/user-menu.tsx';
import '#views/session/expired.tsx';
import '#views/session/signing-out.tsx';
import { restingActors, startOwn } from './resting-actors.ts';

export { nobody, player } from './resting-actors.ts';

export type RestingAppProps = {
  /** Which of the app's actors is given. */
  name: keyof AppActors;
  actor: AnyActorRef;
  address: string;
  remembered: Remembered;
};

/** The whole app at an address of its own, without a server, around one actor that is given. */
export const RestingApp = ({ name, actor, address, remembered }: RestingAppProps) => {
  const [{ actors, place }] = useState(() => ({
    actors: restingActors({ [name]: actor }, remembered),
    place: memoryLocation({ path: address }),
  }));
  useEffect(() => startOwn(actors), [actors]);
  return (
    <Router hook={place.hook} searchHook={place.searchHook}>
      <App actors={actors} />
    </Router>
  );
};

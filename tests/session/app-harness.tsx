import { act, fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createActor, fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import { connectClient } from '#api/client.ts';
import { readToken } from '#browser/storage.ts';
import type { Remembered } from '#browser/stored-session.ts';
import type { TabEvent } from '#browser/tabs.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { hearEachOther, type AppActors } from '#machines/app/actors.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { configMachine } from '#machines/app/config.ts';
import { connectivityMachine } from '#machines/app/connectivity.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { popupMachine } from '#machines/app/popup.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { elementsOf } from '#tests/support/dom-surface.ts';
import type { Beneath } from '#tests/support/view-proof.tsx';
import { App } from '#views/app/app.tsx';
// What the app loads when it is asked for is loaded before, so that no test waits for a file.
import '#views/app/mounts/forgot-password.tsx';
import '#views/app/mounts/registration.tsx';
import '#views/app/mounts/sign-in.tsx';
import '#views/app/mounts/terms.tsx';
import '#views/app/shell/dashboard-layout.tsx';
import '#views/app/shell/user-menu.tsx';
import '#views/session/expired.tsx';
import '#views/session/signing-out.tsx';

const silent = fromCallback<TabEvent>(() => {});
const unanswered = <T,>() => fromPromise<T>(() => new Promise(() => {}));

/** Nobody is signed in. */
export const nobody: Remembered = { user: null, clubs: [], expiresAt: null, pending: null, wanted: null };

/** A player is signed in, member of a club. */
export const player: Remembered = {
  ...nobody,
  user: {
    userId: 5,
    fullName: 'Valentina Quintero',
    email: 'player@baulk.example',
    roleId: 5,
    profileImage: null,
    firstLogin: false,
    isReferee: false,
  },
  clubs: [{ clubId: 7, name: 'Club Billares Obelisco', clubName: 'Club Billares Obelisco' }],
  expiresAt: '2126-11-21T00:00:00.000Z',
};

type Given = Partial<Record<keyof AppActors, AnyActorRef>>;

/** The actors of the app, real but for the calls that nobody answers; those given take the place of their own. */
export function appActors(given: Given = {}, remembered: Remembered = nobody): AppActors {
  const session = sessionMachine.provide({
    actors: {
      recallSession: fromPromise(async () => remembered),
      getProfile: unanswered(),
      signOut: unanswered(),
      otherTabs: silent,
    },
    actions: { restart: () => {} },
  });
  const actors = {
    session: createActor(session),
    notices: createActor(noticesMachine),
    connectivity: createActor(connectivityMachine, { input: { isOnline: true } }),
    popup: createActor(popupMachine),
    config: createActor(configMachine.provide({ actors: { getConfig: unanswered() } })),
    appearance: createActor(appearanceMachine, { input: { theme: 'light', sidebar: 'open' } }),
    ...(given as Partial<AppActors>),
  };
  connectClient({ readToken, isOnline: () => true, onRefusal: () => {} });
  hearEachOther(actors);
  return actors;
}

const realFetch = globalThis.fetch;

/** Lets no call leave the machine: unless a test answers them itself, nobody does. */
function silence(): () => void {
  if (globalThis.fetch !== realFetch) return () => {};
  globalThis.fetch = () => new Promise(() => {});
  return () => {
    globalThis.fetch = realFetch;
  };
}

export type WholeAppProps = { given: Given; address: string; remembered?: Remembered };

/** The whole app at an address; its actors run for as long as it is on the page. */
export const WholeApp = ({ given, address, remembered }: WholeAppProps) => {
  const [{ actors, restore }] = useState(() => {
    history.replaceState(null, '', address);
    return { actors: appActors(given, remembered), restore: silence() };
  });
  useEffect(() => {
    const own = Object.entries(actors).filter(([name]) => !(name in given));
    for (const [, actor] of own) actor.start();
    // What leaves the page still tells the actors, so they stop after it.
    return () => {
      restore();
      queueMicrotask(() => own.forEach(([, actor]) => actor.stop()));
    };
  }, [actors, given, restore]);
  return <App actors={actors} />;
};

/** Lets the page follow what was done. */
export const follow = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

const isMenu = { role: 'menuitem', name: navigationWords.menu.signOut };

/** The order to sign out, in the menu under the name of whoever is signed in. */
export const accountMenu = (fullName: string): Beneath => ({
  ...isMenu,
  async open() {
    const button = elementsOf(document.body, { role: 'button' }).find((one) =>
      one.textContent.includes(fullName),
    );
    if (!button) return;
    await follow(() => void fireEvent.keyDown(button, { key: 'ArrowDown' }));
    for (let tries = 0; tries < 100 && elementsOf(document.body, isMenu).length === 0; tries += 1) {
      await follow(() => {});
    }
  },
  async close() {
    const [menu] = elementsOf(document.body, { role: 'menu' });
    if (menu) await follow(() => void fireEvent.keyDown(menu, { key: 'Escape' }));
  },
});

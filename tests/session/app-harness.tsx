import { act, fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { connectClient } from '#api/client.ts';
import { readToken } from '#browser/storage.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { termsWords } from '#domain/words/terms.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { elementsOf } from '#tests/support/dom-surface.ts';
import type { Beneath } from '#tests/support/view-proof.tsx';
import { ToastRegion } from '#views/app/messages.tsx';
import { loadScreen } from '#views/app/routes.tsx';
import { App } from '#views/app/app.tsx';
import { HeaderMember } from '#views/app/shell/public-header.tsx';
// What the app loads when it is asked for is loaded before, so that no test waits for a file.
import '#views/app/routes/forgot-password.tsx';
import '#views/app/routes/idle.tsx';
import '#views/app/routes/registration.tsx';
import '#views/app/routes/sign-in.tsx';
import '#views/app/routes/statistics.tsx';
import '#views/app/routes/step-up.tsx';
import '#views/app/routes/terms.tsx';
import '#views/app/shell/dashboard-layout.tsx';
import '#views/app/shell/user-menu.tsx';
import { PublicDrawer } from '#views/app/shell/menu-button.tsx';
import '#views/session/expired.tsx';
import '#views/session/signing-out.tsx';
import { nobody, restingActors, startOwn, type Given } from '#views/dev/resting-actors.ts';
import { silenceServer } from '#views/dev/silence.ts';

// What a browser fetches once its page is hydrated is there from the first.
await Promise.all([ToastRegion.fetch(), HeaderMember.fetch(), PublicDrawer.fetch(), loadScreen('home')]);

export { nobody, player } from '#views/dev/resting-actors.ts';

/** The actors of the app at rest, with a client that tells nobody of refusals. */
export function appActors(given: Given = {}, remembered: Remembered = nobody): AppActors {
  connectClient({
    readToken,
    isOnline: () => true,
    hasKept: () => false,
    onRefusal: () => {},
    onHeaders: () => {},
    askForProof: () => Promise.resolve(false),
  });
  return restingActors(given, remembered);
}

export type WholeAppProps = { given: Given; address: string; remembered?: Remembered };

/** The whole app at an address; its actors run for as long as it is on the page. */
export const WholeApp = ({ given, address, remembered }: WholeAppProps) => {
  const [{ actors, restore }] = useState(() => {
    history.replaceState(null, '', address);
    return { actors: appActors(given, remembered), restore: silenceServer() };
  });
  useEffect(() => startOwn(actors, restore), [actors, restore]);
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

/** On every other page, someone whose terms are pending is shown the way to them. */
export const onTermsPage = (name: string): Beneath => ({
  role: 'button',
  name,
  async open() {
    const [way] = elementsOf(document.body, { role: 'link', name: termsWords.title });
    if (way) await follow(() => void fireEvent.click(way));
  },
});

import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor } from 'xstate';
import { roleLabel } from '#domain/roles.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { termsWords } from '#domain/words/terms.ts';
import { actorsOf } from '#machines/app/actors.ts';
import { rootModel } from '#machines/app/root-model.ts';
import { rootMachine, type RootActor } from '#machines/app/root.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { accountMenu, follow, onTermsPage } from '#tests/session/app-harness.tsx';
import { serve } from '#tests/session/server-answers.ts';
import { elementsOf } from '#tests/support/dom-surface.ts';
import type { Beneath } from '#tests/support/view-proof.tsx';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { App } from '#views/app/app.tsx';

beforeEach(() => {
  serve({ '/legal/termsConditions': () => Response.json(sampleText) });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const goTo = (address: string): Promise<void> =>
  follow(() => {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });

const isSomebodyThere = (): boolean =>
  elementsOf(document.body, { role: 'button' }).some((one) => one.textContent.includes(roleLabel(5)));

/** Beside a page for those who are signed in stands the sidebar, which no page for everybody has. */
const besidePage = (name: string): Beneath => ({
  role: 'button',
  name,
  async open() {
    if (isSomebodyThere()) await goTo('/statistics');
  },
  close: () => goTo('/'),
});

const Product = ({ root }: { root: RootActor }) => {
  const [actors] = useState(() => ({
    ...actorsOf(root),
    // The actors of pages are no part of the system: what they tell the root stands in the paths.
    app: createActor(rootMachine, { input: rootModel.starts[0]?.input as never }),
  }));
  return <App actors={actors} />;
};

proveSystemView(rootModel, (root: RootActor) => <Product root={root} />, {
  beneath: [
    accountMenu(roleLabel(5)),
    onTermsPage(termsWords.decline),
    besidePage(navigationWords.sidebar.collapse),
    besidePage(navigationWords.sidebar.expand),
  ],
  says: {
    'language language.chosen': ({ isSignedIn }, snapshotOf) =>
      isSignedIn === Boolean(snapshotOf('session')?.context.user),
  },
});

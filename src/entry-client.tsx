import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isOnline } from '#browser/connectivity.ts';
import { findInitialData } from '#browser/initial-data.ts';
import { linkInlinedStyles } from '#browser/inlined-styles.ts';
import { renewIfOutdated } from '#browser/new-build.ts';
import { markLanguage, readLanguage } from '#browser/language.ts';
import { readToken } from '#browser/storage.ts';
import { readLanguageFrom } from '#domain/language/current.ts';
import { followFeatures, loadLanguage, textsReady } from '#domain/language/loading.ts';
import { startApp } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/initial-data.ts';
import { renewOnLoadFailure } from '#views/app/lazily.tsx';
import { loadScreen } from '#views/app/routes.tsx';

/** Hydrates a server-rendered page, or renders the app where there is no markup that it would render as well. */
async function start(): Promise<void> {
  // Most browsers have Temporal; the others wait for its polyfill before anything reads a date.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no element with the id app.');
  linkInlinedStyles();
  renewOnLoadFailure(renewIfOutdated);
  // Markup is that of a visitor with a network.
  const isServed = readToken() === null && isOnline() && readLanguage() === document.documentElement.lang;
  const found = isServed ? findInitialData() : null;
  const language = readLanguage();
  readLanguageFrom(() => language);
  followFeatures(() => language);
  // English stands in for what could not be had.
  const loading = loadLanguage(language).catch(() => {});
  if (found) await loadScreen(found.data.page.screen);
  await loading;
  await textsReady();
  markLanguage(language);
  const app = (
    <StrictMode>
      <App actors={startApp({ language }).actors} initial={boxOf(found)} />
    </StrictMode>
  );
  if (found) hydrateRoot(root, app);
  else createRoot(root).render(app);
  if (import.meta.env.PROD) keepPagesWhenIdle();
}

function keepPagesWhenIdle(): void {
  const keep = async () => (await import('#browser/keep-pages.ts')).keepPages();
  (globalThis.requestIdleCallback ?? setTimeout)(() => void keep().catch(() => {}));
}

// An await at the top level would deadlock with lazy parts that import this module's chunk.
void start();

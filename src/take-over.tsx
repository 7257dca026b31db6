import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FoundReading } from '#domain/first-reading.ts';
import { findFirstReading } from '#browser/first-reading.ts';
import { isOnline } from '#browser/connectivity.ts';
import { readToken } from '#browser/storage.ts';
import { startApp } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/first-reading.ts';
import { fetchScreen } from '#views/app/routes.tsx';

// Most browsers have Temporal; the others wait for its stand-in before anything reads a date.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

/** Fetches what the page's screen needs, and answers with the way to start the app. */
export async function prepareApp(): Promise<() => Promise<void>> {
  // A page is served whole as a visitor sees it who is there for the first time, with a network.
  const found = readToken() === null && isOnline() ? await findFirstReading() : null;
  if (found) await fetchScreen(found.reading.page.screen);
  return () => takeOver(found);
}

/** Starts the app in its page, on what the page was served with where that is what the app would show. */
function takeOver(found: FoundReading | null): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no element with the id app.');
  return new Promise((resolve) => {
    const app = (
      <Told onShown={resolve}>
        <App actors={startApp()} first={boxOf(found)} />
      </Told>
    );
    if (found) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const Told = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown]);
  return children;
};

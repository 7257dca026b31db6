import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findFirstReading } from '#browser/first-reading.ts';
import { isOnline } from '#browser/connectivity.ts';
import { readToken } from '#browser/storage.ts';
import { startApp } from '#machines/app/actors.ts';
import { App } from '#views/app/app.tsx';
import { boxOf } from '#views/app/first-reading.ts';

// Most browsers have Temporal; the others wait for its stand-in before anything reads a date.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

/** Starts the app in its page, on what the page was served with where that is what the app would show. */
export function takeOver(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no element with the id app.');
  // Home is served as a visitor sees it who is there for the first time, with a network.
  const found = readToken() === null && isOnline() ? findFirstReading() : null;
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

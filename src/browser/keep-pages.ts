import type { SeenPage } from '#domain/offline/kept.ts';
import { workerPath } from '#domain/offline/names.ts';
import { servedReads } from '#domain/offline/served-reads.ts';
import { findInitialData } from './initial-data.ts';

/** Lets a service worker keep what visitors see, for when there is no network; without one, nothing is kept. */
export async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedPath());
  const { active } = await navigator.serviceWorker.ready;
  const found = findInitialData();
  const seen: SeenPage = {
    type: 'page.seen',
    path: location.pathname,
    reads: found ? servedReads(found.data) : [],
  };
  active?.postMessage(seen);
}

type Rules = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** The policy of pages takes the address of a script only from a rule with a name. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = trustedTypes?.createPolicy('worker', { createScriptURL: (address) => address });
  return rules?.createScriptURL(workerPath) ?? workerPath;
}

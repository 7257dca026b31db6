import type { SeenPage } from '#domain/offline/kept.ts';

/** What a service worker is told. */
export type Told = SeenPage | { type: 'take.over' };

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

/** A request that the service worker may answer. */
export type Fetching = Lasting & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

type Happenings = {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  message: Lasting & { data: Told };
};

/** What a service worker has around it; the library of types for it excludes that of pages. */
export type WorkerScope = {
  location: { origin: string };
  navigator: { onLine: boolean };
  registration: { waiting: { postMessage: (told: Told) => void } | null };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Happenings>(
    name: Name,
    hear: (happening: Happenings[Name]) => void,
  ) => void;
};

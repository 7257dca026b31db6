import type { Page, Worker } from '@playwright/test';
import { lastSeenHeader } from '#domain/offline/names.ts';
import { connectivityModel } from '#machines/app/connectivity-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { expect } from '#tests/support/product.ts';
import { goWithin } from '#tests/support/signed-in.ts';

/** A page that reads nothing of its own, and two that the device keeps with what they read. */
const quiet = '/faq';
const news = '/all-news';
const download = '/download';

/** The server answers a page, as itself and not as it was last seen. */
async function freshAnswer(page: Page, address: string): Promise<void> {
  const answer = await page.waitForResponse(
    (one) => one.url().includes(address) && one.headers()[lastSeenHeader] === undefined,
  );
  await answer.finished();
}

/** Waits until the device has kept a page with what it reads, and answers for it. */
async function see(page: Page, address: string, read: string): Promise<void> {
  // Each page asks for it, and is told by its answer that the server is there.
  const config = freshAnswer(page, '/api/config');
  await page.goto(address);
  await config;
  const keptPaths = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return navigator.serviceWorker.controller ? kept.flat().map(({ url }) => new URL(url).pathname) : [];
    });
  await expect.poll(keptPaths).toEqual(expect.arrayContaining([address, read]));
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker answers for the page.');
  return worker;
}

/** What was kept first has made room: each page reads the configuration, and would show it as last seen. */
async function forgetConfig(page: Page): Promise<void> {
  const forget = () =>
    workerOf(page).evaluate(async () => {
      const names = await caches.keys();
      const gone = await Promise.all(
        names.map(async (name) => (await caches.open(name)).delete('/api/config')),
      );
      return gone.includes(true);
    });
  // The answer to the page before may be kept only now.
  await expect.poll(forget).toBe(false);
}

type Server = 'silent' | 'slow' | 'there';

/** The network is there, but the server answers the worker no more; or not yet; or does so again. */
async function setServer(page: Page, server: Server): Promise<void> {
  await workerOf(page).evaluate((now) => {
    const scope = globalThis as typeof globalThis & { ownFetch?: typeof fetch; letGo?: () => void };
    const ownFetch = (scope.ownFetch ??= scope.fetch);
    const { promise, resolve } = Promise.withResolvers<void>();
    const silent = () => Promise.reject(new TypeError('Nobody answers.'));
    const slow: typeof fetch = (...asked) => promise.then(() => ownFetch(...asked));
    scope.fetch = { silent, slow, there: ownFetch }[now];
    scope.letGo?.();
    scope.letGo = resolve;
  }, server);
}

const setOffline = (page: Page, isOffline: boolean): Promise<void> => page.context().setOffline(isOffline);

/** Somebody goes on to a page that reads something. */
async function readOn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await goWithin(page, pathname === news ? download : news);
}

proveInBrowser(connectivityModel, {
  hasWorker: true,
  begin: async (page, { start }) => {
    await see(page, news, '/api/news');
    await see(page, download, '/api/mobile-apps/all-active');
    await see(page, quiet, '/api/config');
    if (start.name === 'with a network') return;
    await setOffline(page, true);
    await forgetConfig(page);
    // Only a call that has failed is made again once the network is back.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/config'));
    await page.goto(quiet);
    await failed;
  },
  calls: {},
  actors: {
    connection: {
      lost: (page) => setOffline(page, true),
      back: async (page) => {
        // What could not be read is asked for at once.
        const answer = freshAnswer(page, '/api/');
        // The browser tells the page first that the network is back, and its worker a moment later.
        await setServer(page, 'slow');
        await setOffline(page, false);
        await setServer(page, 'there');
        await answer;
      },
    },
  },
  outside: {
    'read.kept': async (page) => {
      await setServer(page, 'silent');
      await readOn(page);
    },
    'read.fresh': async (page) => {
      await setServer(page, 'there');
      await readOn(page);
    },
  },
});

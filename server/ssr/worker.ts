import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { workerPath } from '#domain/offline/names.ts';

/** It asks the product alone, and shows nothing. */
const policy = "default-src 'none'; connect-src 'self'";

/** Takes the place of a worker that is out there: forgets what it has kept and goes. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('baulk-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Serves the worker that keeps pages on devices; where nothing is to be kept, one that clears up after it. */
export function serveWorker(app: FastifyInstance, { root, isOn }: { root: string; isOn: boolean }): void {
  const path = join(root, workerPath);
  const script = isOn && existsSync(path) ? readFileSync(path) : farewell;
  app.get(workerPath, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { asksForPage, servePages } from '#server/http/pages.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import { serveConsole } from '#server/payments/sandbox/console.ts';
import type { SandboxParts } from '#server/payments/sandbox/provider.ts';
import type { Clock } from '#server/services/clock.ts';
import { serveCoverage } from './coverage.ts';
import { serveLive } from './live.ts';
import { isLocal, isOwnMachine } from './local.ts';
import { serveOutbox } from './outbox.ts';

/** Mounts what developers and QA use below `/dev`, for this machine alone; production never calls this. */
export async function serveDev(
  app: FastifyInstance,
  parts: {
    db: Kysely<Database>;
    clock: Clock;
    mailbox: Mailbox | null;
    sandbox: SandboxParts | null;
    bundle: string | null;
    publicUrl: URL;
  },
): Promise<void> {
  const { db, clock, mailbox, sandbox, bundle } = parts;
  const isHere = isOwnMachine(parts.publicUrl);
  // In a scope of its own, so that the hook holds for all of it, files included, and for nothing else.
  await app.register(async (dev) => {
    dev.addHook('onRequest', (request, reply, done) => {
      if (isHere && isLocal(request)) done();
      else refuseUnknown(request, reply);
    });
    const page = bundle ? await servePages(dev, { root: bundle, prefix: '/dev/', page: 'dev.html' }) : null;
    serveClock(dev, clock, page);
    serveCoverage(dev);
    serveLive(dev, { db, clock });
    serveOutbox(dev, mailbox);
    if (sandbox) await serveConsole(dev, sandbox);
    if (page) servePage(dev, page);
  });
}

type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The page for whoever opens the address in a browser, and the time for everyone else. */
function serveClock(dev: FastifyInstance, clock: Clock, page: Page | null): void {
  const read = () => ({ offset: clock.offset(), now: new Date(clock.now()).toISOString() });
  dev.get('/dev/clock', (request, reply) => {
    reply.header('vary', 'accept');
    if (page && request.headers.accept?.includes('text/html')) return page(request, reply);
    return reply.header('cache-control', 'no-store').send(read());
  });
  dev.put<{ Body: { offset: number } }>('/dev/clock', { schema: { body: clockBody } }, ({ body }) => {
    clock.moveTo(body.offset);
    return read();
  });
}

function servePage(dev: FastifyInstance, page: Page): void {
  for (const path of ['/dev', '/dev/', '/dev/*']) {
    dev.get(path, (request, reply) => {
      const isFile = request.url.startsWith('/dev/assets/');
      return asksForPage(request) && !isFile ? page(request, reply) : refuseUnknown(request, reply);
    });
  }
}

const clockBody = {
  type: 'object',
  required: ['offset'],
  additionalProperties: false,
  properties: { offset: { type: 'integer', minimum: -1e12, maximum: 1e12 } },
};

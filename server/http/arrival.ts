import type { FastifyInstance } from 'fastify';
import { createConnectionRefusal } from './connection.ts';
import { kindOfBody } from './uploads.ts';

/** How long a request may take to arrive, in milliseconds; a file takes its time on a slow line. */
export const patience = { usual: 10_000, file: 60_000 };

/** Gives up on a body that does not arrive; Node itself keeps the longer bound alone, which is the one of files. */
export function giveUpLateBodies(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const refuse = createConnectionRefusal(headers);
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0;
    // Files are refused at once where none are taken.
    if (!hasBody || kindOfBody(raw.headers['content-type'] ?? '') !== 'usual') return;
    const timer = setTimeout(() => {
      if (!raw.complete) refuse(tooLate(), raw.socket);
    }, patience.usual);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

const tooLate = (): Error & { code: string } =>
  Object.assign(new Error('The body did not arrive.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

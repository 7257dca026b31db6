import type { FastifyRequest } from 'fastify';
import type { Secrets } from '#server/services/secrets.ts';

/** Where a request came from, as it may be kept. */
export type Origin = { ipHash: Buffer; userAgent: string };

/** What is kept of a request's origin: a keyed hash of the network address, and what the browser calls itself. */
export function originOf(request: FastifyRequest, secrets: Secrets): Origin {
  return {
    ipHash: secrets.digest('ip', request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  };
}

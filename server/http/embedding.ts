import type { FastifyInstance } from 'fastify';
import { matchRoute } from '#domain/navigation/match.ts';

/** The one screen that any page may show in a frame. */
const embedded = 'live-scoring-iframe';

/** Lets any page show the live scores in a frame of its own, and no other screen. */
export function allowEmbedding(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (matchRoute(request.url.split('?', 1)[0] ?? '/')?.route.screen !== embedded) return;
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy !== 'string') return;
    reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '#domain/navigation/match.ts';
import { contentSecurityPolicy, hashOf, type PageNeeds } from './headers.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Another page in the place of a bundle's own, with the hashes of its inline styles. */
export type OtherPage = { body: string | Buffer; status?: number | undefined; styles?: readonly string[] };

/** Answers with the page of a bundle, or with another one in its place. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, other?: OtherPage) => FastifyReply;

/** Serves a built bundle below a prefix; answers its page for every address that is no file. */
export async function servePages(
  app: FastifyInstance,
  bundle: { root: string; prefix: '/' | '/dev/'; page: string; media?: readonly string[] },
): Promise<SendPage> {
  const path = join(bundle.root, bundle.page);
  if (!existsSync(path)) throw new Error(`${path} is missing: run 'npm run build' first.`);
  const html = readFileSync(path, 'utf8');
  const needs: PageNeeds = {
    scripts: inlineScriptHashes(html),
    // Screens are shown in a frame beside the charts of their machines.
    frames: bundle.prefix === '/dev/' ? 'self' : 'none',
    ...(bundle.media ? { media: bundle.media } : {}),
  };
  await app.register(files, {
    root: bundle.root,
    prefix: bundle.prefix,
    index: false,
    wildcard: false,
    // The page itself and the worker go out under policies of their own, and not as files.
    globIgnore: [`${bundle.page}*`, 'service-worker.js*'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? immutable : revalidated);
    },
  });
  return (request, reply, { body, status, styles = [] } = { body: html }) => {
    const known = bundle.prefix !== '/' || matchRoute(request.url.split('?', 1)[0] ?? '/') !== null;
    // As bytes, which no serializer changes: a handler that a page was to be rendered with may have set one.
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    return reply
      .code(status ?? (known ? 200 : 404))
      .headers({
        'content-security-policy': contentSecurityPolicy({ ...needs, styles }),
        'cache-control': revalidated,
      })
      .type('text/html; charset=utf-8')
      .send(bytes);
  };
}

/** Whether a request asks for a page rather than for data or a file. */
export function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(path);
}

/** Answers what no route takes: with the page, or with a refusal. */
export function pageOrRefusal<T>(
  page: ((request: FastifyRequest, reply: FastifyReply) => T) | null,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): (request: FastifyRequest, reply: FastifyReply) => T | FastifyReply {
  return (request, reply) => (page && asksForPage(request) ? page(request, reply) : refuse(request, reply));
}

/** The policy's names of the scripts that stand in the page itself. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => hashOf(script ?? ''));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstReadingId, type FirstReading } from '#domain/first-reading.ts';
import type { SendPage } from '#server/pages.ts';
import { withHead } from '#server/sharing/head.ts';
import { homeHead } from '#server/sharing/heads.ts';
import { keepReady } from './ready.ts';
import { readHome, type HomeCalls } from './reading.ts';

/** A page as it goes out, plain and compressed. */
type Made = { plain: Buffer; zipped: Buffer };

/** Serves home as visitors see it, with what it shows in the page; whoever may be signed in gets the page without. */
export async function serveHome(
  app: FastifyInstance,
  parts: {
    root: string;
    send: SendPage;
    calls: HomeCalls;
    now: () => number;
    publicUrl: URL;
    mayBeSignedIn: (request: FastifyRequest) => boolean;
  },
): Promise<void> {
  const artefact = join(parts.root, '.prerender', 'prerender.js');
  if (!existsSync(artefact)) return;
  const html = withHead(readFileSync(join(parts.root, 'index.html'), 'utf8'), homeHead, parts.publicUrl);
  const { renderHome } = (await import(pathToFileURL(artefact).href)) as {
    renderHome: (reading: FirstReading) => string;
  };
  const ready = keepReady<Made>(parts.now);
  app.addHook('onClose', async () => ready.close());
  const make = async (request: FastifyRequest, reply: FastifyReply): Promise<Made | null> => {
    try {
      const reading = await readHome(parts.calls, parts.now, { request, reply });
      return reading && (await pageOf(html, renderHome(reading), reading));
    } catch (error) {
      // The app then asks by itself, and tells people what is wrong.
      request.log.warn({ err: error }, 'home');
      return null;
    }
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('vary', 'cookie, accept-encoding');
    if (parts.mayBeSignedIn(request)) return parts.send(request, reply);
    const made = await ready.ask(() => make(request, reply));
    if (!made) return parts.send(request, reply);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return parts.send(request, reply, made.plain);
    return parts.send(request, reply.header('content-encoding', 'gzip'), made.zipped);
  };
  for (const path of ['/', '/home']) app.get(path, answer);
}

const place = '<div id="app"></div>';

/** A page that is whole can be read before it is live, so the app is not asked for ahead of its styles and fonts. */
const appAhead = /<link [^>]*data-part="app"[^>]*>\s*/g;

async function pageOf(html: string, markup: string, reading: FirstReading): Promise<Made> {
  // No text of a person may end the element.
  const data = JSON.stringify(reading).replaceAll('<', '\\u003c');
  const parts = `<div id="app">${markup}</div><script type="application/json" id="${firstReadingId}">${data}</script>`;
  const plain = Buffer.from(html.replace(appAhead, '').replace(place, () => parts));
  return { plain, zipped: await promisify(gzip)(plain) };
}

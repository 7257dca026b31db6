import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstPictureId } from '#domain/first-picture.ts';
import { ageTiming, firstReadingId, type FirstReading, type ServedScreen } from '#domain/first-reading.ts';
import { matchRoute, type RouteMatch } from '#domain/navigation/match.ts';
import { withTheme, type Theme } from '#domain/appearance/theme.ts';
import type { Store } from '#server/database/store.ts';
import { chosenTheme, type SendPage } from '#server/http/pages.ts';
import { withHead } from '#server/sharing/head.ts';
import { nextPublication } from '#server/news/store.ts';
import { headOf, type HeadParts } from '#server/sharing/heads.ts';
import type { ServedCalls } from './calls.ts';
import { holdBack } from './later.ts';
import { readParts } from './parts.ts';
import { isServed, readScreen } from './reading.ts';
import { keepLast } from './last.ts';
import { pack } from './pack.ts';
import { inTime, keepReady, type Ready } from './ready.ts';
import { readStyles, withStyles, type StyledPage } from './styles.ts';
import { keepUntilTold, type Topic } from './told.ts';

/** A page as it goes out, plain and compressed. */
type Bytes = { plain: Buffer; zipped: Buffer };

/** A page in the theme that was chosen on a device, and the hashes of the styles in it. */
type Made = { inTheme: (theme: Theme | null) => Promise<Bytes>; styles: readonly string[] };

/** A page with the instants of its reading and, if it is known, from which on it says something else. */
type Current = Made & { at: number; until: number | null };

type Parts = Omit<HeadParts, 'calls'> & {
  root: string;
  /** The page of the product. */
  html: string;
  send: SendPage;
  /** Answers with the page without content. */
  sendBare: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  calls: ServedCalls;
  listen: Store['listen'];
  now: () => number;
  mayBeSignedIn: (request: FastifyRequest) => boolean;
};

/** What reads itself anew while it is looked at may be some seconds old; all else is what it is now. */
const kept: ReadonlySet<ServedScreen> = new Set<ServedScreen>(['home', 'tournament-info']);

/** What is the same until it is changed, and is told of its changes. */
const told: Readonly<Partial<Record<ServedScreen, Topic>>> = {
  'all-news': 'news',
  'view-news': 'news',
  download: 'apps',
};

/** So many pages are kept ready at a time; the one that nobody has asked for longest makes room. */
const mostReady = 100;

/** Serves public pages as visitors see them, with what they show; whoever may be signed in gets the page without. */
export async function serveWhole(app: FastifyInstance, parts: Parts): Promise<Parts['sendBare']> {
  const artefact = join(parts.root, '.prerender', 'prerender.js');
  if (!existsSync(artefact)) return parts.sendBare;
  const { renderPage } = (await import(pathToFileURL(artefact).href)) as {
    renderPage: (path: string, reading: FirstReading) => Promise<string>;
  };
  const partsOf = readParts(parts.root);
  const stylesOf = readStyles(parts.root);
  const pages = new Map<string, Ready<Current>>();
  const last = keepLast<Made>(mostReady);
  const lasting = keepUntilTold<Current>({ ...parts, most: mostReady });
  app.addHook('onClose', async () => pages.forEach((ready) => ready.close()));

  const make = async (
    { path, screen, params }: Address,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Current | null> => {
    try {
      const surroundings = { request, reply };
      const { calls, now, publicUrl } = parts;
      const at = now();
      const readAt = new Date(at).toISOString();
      const { origin } = publicUrl;
      const until = told[screen] === 'news' ? await nextPublication(parts.db, new Date(at)) : null;
      const reading = await readScreen(screen, { calls, surroundings, params, readAt, origin });
      if (!reading) return null;
      const head = await headOf(parts, path, surroundings);
      if (head === 'missing') return null;
      const html = head ? withHead(parts.html, head, publicUrl) : parts.html;
      // A page says nothing else on the same day if nothing else was read.
      const read = JSON.stringify([{ ...reading, readAt: readAt.slice(0, 'yyyy-mm-dd'.length) }, html]);
      const made = await last.of(path, read, async () => {
        const page = await pageOf(html, await renderPage(path, reading), reading);
        return madeOf(await withStyles(page, partsOf(screen).own.styles, stylesOf));
      });
      return { ...made, at, until };
    } catch (error) {
      // The app then asks by itself, and tells people what is wrong.
      request.log.warn({ err: error }, screen);
      return null;
    }
  };

  /** The page as it is now, or as it was a moment ago; null where there is none in time. */
  const current = async (
    address: Address,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Current | null> => {
    const { path, screen } = address;
    const making = () => make(address, request, reply);
    if (kept.has(screen)) return readyFor(pages, path, parts.now).ask(making);
    const topic = told[screen];
    if (topic === undefined) return inTime(making());
    const one = await lasting.ask(path, topic, making);
    // Nothing has changed since it was read.
    return one && { ...one, at: parts.now() };
  };

  return async (request, reply) => {
    const address = servedAt(request.url);
    if (!address) return parts.sendBare(request, reply);
    reply.header('vary', 'accept-encoding');
    if (parts.mayBeSignedIn(request)) return parts.sendBare(request, reply);
    const made = await current(address, request, reply);
    if (!made) return parts.sendBare(request, reply);
    const { styles, at } = made;
    const { plain, zipped } = await made.inTheme(chosenTheme(request));
    reply.header('server-timing', `${ageTiming};dur=${Math.max(0, parts.now() - at)}`);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return parts.send(request, reply, { body: plain, styles });
    return parts.send(request, reply.header('content-encoding', 'gzip'), { body: zipped, styles });
  };
}

type Address = { path: string; screen: ServedScreen; params: RouteMatch['params'] };

/** The page that an address names, if it is served whole; what a query chooses beyond home is the app's to show. */
function servedAt(url: string): Address | null {
  const found = matchRoute(url);
  if (!found || !isServed(found.route.screen)) return null;
  const { screen } = found.route;
  if (screen === 'home') return 'matchId' in found.params ? null : { path: '/', screen, params: {} };
  if (url.includes('?')) return null;
  const path = found.route.path.replaceAll(/:(\w+)/g, (_, name: string) => found.params[name] ?? '');
  return { path, screen, params: found.params };
}

/** What keeps a page ready; only home is made again before anybody asks. */
function readyFor(pages: Map<string, Ready<Current>>, path: string, now: () => number): Ready<Current> {
  const ready = pages.get(path) ?? keepReady<Current>(now, path === '/' ? 'ahead' : 'asked');
  pages.delete(path);
  pages.set(path, ready);
  const [oldest] = pages.keys();
  if (pages.size > mostReady && oldest !== undefined) {
    pages.get(oldest)?.close();
    pages.delete(oldest);
  }
  return ready;
}

const place = '<div id="app"></div>';

/** A page that is whole can be read before it is live, so the app is not asked for ahead of its styles and fonts. */
const appAhead = /<link [^>]*data-part="app"[^>]*>\s*/g;

/**
 * The few lines before the app are fetched once the first picture is on the screen: what is fetched before and used later
 * is of no use to a page that the service worker has taken over meanwhile, and browsers say so in the console.
 */
const start =
  /<script type="module" crossorigin src="([^"]+)"><\/script>|<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const startLater = '<meta name="start" content="$1$2">';

/** However a page arrives in parts, browsers wait with the first picture for all that it shows. */
const waitFor = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">`;

async function pageOf(html: string, markup: string, reading: FirstReading): Promise<string> {
  const data = await pack(JSON.stringify(reading));
  const parts = `<div id="app">${holdBack(markup)}</div><script type="text/plain" id="${firstReadingId}">${data}</script>`;
  const last = markup.includes(` id="${firstPictureId}"`) ? firstPictureId : firstReadingId;
  return html
    .replace(appAhead, '')
    .replaceAll(start, startLater)
    .replace('</head>', `${waitFor(last)}</head>`)
    .replace(place, () => parts);
}

/** Most devices have chosen no theme; in each of the others the page is made when it is first asked for. */
async function madeOf({ html, hashes }: StyledPage): Promise<Made> {
  const made = new Map<Theme | null, Promise<Bytes>>();
  const inTheme = (theme: Theme | null): Promise<Bytes> => {
    const bytes = made.get(theme) ?? bytesOf(withTheme(html, theme));
    made.set(theme, bytes);
    return bytes;
  };
  await inTheme(null);
  return { inTheme, styles: hashes };
}

async function bytesOf(html: string): Promise<Bytes> {
  const plain = Buffer.from(html);
  return { plain, zipped: await promisify(gzip)(plain) };
}

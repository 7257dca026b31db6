import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageParameter, type Language } from '#domain/language/languages.ts';
import type { InitialData, PublicScreen } from '#domain/initial-data.ts';
import { longestSearch } from '#domain/faq/find.ts';
import { matchRoute, type RouteMatch } from '#domain/navigation/match.ts';
import { newsLimits } from '#domain/news/limits.ts';
import type { Store } from '#server/database/store.ts';
import { languageInAddress, languageOfRequest } from '#server/language.ts';
import type { SendPage } from '#server/http/pages.ts';
import { inLanguage, withHead } from '#server/sharing/head.ts';
import { headOf, type HeadParts } from '#server/sharing/heads.ts';
import { createDocument } from './document.ts';
import { isPublicScreen, loadPage } from './loaders.ts';
import type { PublicHandlers, RequestContext } from './visitor.ts';

type CachedPage = { plain: Buffer; zipped: Buffer; styles: readonly string[] };
type Address = { path: string; screen: PublicScreen; params: RouteMatch['params']; search: string };
/** A page in the language of its reader, and the one that its address names. */
type Asked = Address & { language: Language; named: Language | null };
type SendShell = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Parts = HeadParts & {
  root: string;
  /** The page of the product without content. */
  html: string;
  send: SendPage;
  sendShell: SendShell;
  handlers: PublicHandlers;
  listen: Store['listen'];
  now: () => number;
  mayBeSignedIn: (request: FastifyRequest) => boolean;
};

/** Milliseconds that a page is cached for, and how many pages are. */
const ttl = 5_000;
const max = 100;

/** The database notifies it of each change to news and apps; scores reach visitors by the live stream. */
const channel = 'public_changes';

/** Answers public pages server-rendered for visitors; whoever may be signed in gets the page without content. */
export async function serveRendered(app: FastifyInstance, parts: Parts): Promise<SendShell> {
  const entry = join(parts.root, '.ssr', 'entry-server.js');
  if (!existsSync(entry)) return parts.sendShell;
  const { render } = (await import(pathToFileURL(entry).href)) as {
    render: (path: string, data: InitialData, language: Language) => Promise<string>;
  };
  const writeDocument = createDocument(parts.root);

  const renderPage = async (asked: Asked, context: RequestContext) => {
    const { path, screen, params, search, language, named } = asked;
    const readAt = new Date(parts.now()).toISOString();
    const { handlers, publicUrl } = parts;
    const data = await loadPage(screen, {
      handlers,
      context,
      params,
      search,
      readAt,
      origin: publicUrl.origin,
    });
    const head = data && (await headOf(parts, path, context));
    if (!data || head === 'missing') return undefined;
    const told = head ? withHead(parts.html, head, publicUrl, named) : parts.html;
    const html = inLanguage(told, language);
    const page = writeDocument(html, { markup: await render(path, data, language), data });
    const plain = Buffer.from(page.html);
    return { plain, zipped: await promisify(gzip)(plain), styles: page.styles };
  };

  const cache = new LRUCache<string, CachedPage, Asked & { context: RequestContext }>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: parts.now },
    // Whoever waits for a page when the cache is emptied still gets it.
    ignoreFetchAbort: true,
    fetchMethod: (_path, _stale, { context: { context, ...address } }) => renderPage(address, context),
  });
  // Without it, a page is stale for as long as it is cached.
  const listening = parts.listen(channel, () => cache.clear()).catch(() => null);
  app.addHook('onClose', async () => (await listening)?.());

  // There are as many searches as there are words, which would push out the pages that everyone reads.
  const pageFor = (asked: Asked, context: RequestContext) =>
    asked.search === ''
      ? cache.fetch(`${asked.named ?? ''} ${asked.language} ${asked.path}`, {
          context: { ...asked, context },
        })
      : renderPage(asked, context);

  return async (request, reply) => {
    const address = publicPageAt(request.url);
    if (!address) return parts.sendShell(request, reply);
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (parts.mayBeSignedIn(request)) return parts.sendShell(request, reply);
    const named = languageInAddress(request.url);
    const language = languageOfRequest(request);
    // Where rendering fails, the app fetches by itself and shows what is wrong.
    const page = await pageFor({ ...address, language, named }, { request, reply }).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, address.screen);
        return undefined;
      },
    );
    if (!page) return parts.sendShell(request, reply);
    const { plain, zipped, styles } = page;
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return parts.send(request, reply, { body: plain, styles });
    return parts.send(request, reply.header('content-encoding', 'gzip'), { body: zipped, styles });
  };
}

/** The screens whose search is a GET form, with the longest words that one may look for. */
const longestSearches: Partial<Record<PublicScreen, number>> = {
  'all-news': newsLimits.search,
  faq: longestSearch,
};

/** The public page at an address; a query beyond home is for the app to read, but for what a search form sends. */
function publicPageAt(url: string): Address | null {
  const found = matchRoute(url);
  if (!found || !isPublicScreen(found.route.screen)) return null;
  const { screen } = found.route;
  if (screen === 'home')
    return 'matchId' in found.params ? null : { path: '/', screen, params: {}, search: '' };
  const said = new URLSearchParams(url.replace(/^[^?]*/, ''));
  // A language in the address changes the words of a page alone.
  said.delete(languageParameter);
  const longest = longestSearches[screen] ?? 0;
  if ([...said.keys()].some((name) => longest === 0 || name !== 'search')) return null;
  const search = (said.get('search') ?? '').trim().slice(0, longest);
  const path = found.route.path.replaceAll(/:(\w+)/g, (_, name: string) => found.params[name] ?? '');
  const query = search === '' ? '' : `?${new URLSearchParams({ search })}`;
  return { path: `${path}${query}`, screen, params: found.params, search };
}

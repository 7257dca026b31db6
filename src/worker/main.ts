import { keptAs, type Kept, type SeenPage } from '#domain/offline/kept.ts';
import { shellPath } from '#domain/offline/names.ts';
import type { Fetching, WorkerScope } from './scope.ts';
import { answerOf, asLastSeen, openStock } from './stock.ts';

/** The build, and its files that public pages need; the build writes them in. */
declare const keptBuild: string;
declare const keptFiles: readonly string[];

/** Milliseconds that an answer is waited for where another was kept. */
const timeout = 10_000;

/** From this status on it is no server that answers, but what stands before one. */
const unreached = 502;

const scope = globalThis as unknown as WorkerScope;
const stock = openStock(keptBuild);
const within = (path: string): string => new URL(path, scope.location.origin).href;

async function keep(address: string, kept: Kept, answer: Response): Promise<void> {
  // A page is kept under its path: what was searched for on it is not what others find there.
  if (kept === 'page' && new URL(address).searchParams.has('search')) return;
  if (answer.status === 200 && !answer.redirected) return stock.put(address, kept, answer);
  // What was withdrawn is not shown again.
  if (answer.status === 404 || answer.status === 410) await stock.remove(address, kept);
}

async function fetchAndKeep(path: string, kept: Kept): Promise<void> {
  const address = within(path);
  if (!(await stock.find(address, kept))) await keep(address, kept, await fetch(address));
}

/**
 * Whether the browser gets the files of a build from the server or its own cache, where they never change either: Chromium
 * fetches what a worker answers once more where the page has a preload of it, and complains of each.
 */
const isWithServer = (): boolean => scope.navigator.onLine && hasServer;
let hasServer = true;

/** A file never changes under its name. */
async function fromStock({ request, waitUntil }: Asked, kept: Kept): Promise<Response> {
  const copy = await stock.find(request.url, kept);
  if (copy) return copy;
  const answer = await fetch(request);
  waitUntil(keep(request.url, kept, answer.clone()));
  return answer;
}

/** What changes is asked for, and what was last seen of it stands in where no server answers. */
async function fromServer({ request, waitUntil }: Asked, kept: Kept): Promise<Response> {
  const asked = fetch(request);
  const answer = await Promise.race([asked.catch(() => null), pause(timeout)]);
  hasServer = answer !== null && answer.status < unreached;
  if (answer && hasServer) {
    waitUntil(keep(request.url, kept, answer.clone()));
    // A page of another build comes with the worker of that build.
    if (kept === 'page') scope.registration.waiting?.postMessage({ type: 'take.over' });
    return answer;
  }
  const copy =
    (await stock.find(request.url, kept)) ??
    (kept === 'page' ? await stock.find(within(shellPath), 'page') : undefined);
  if (!copy) return asked;
  return asLastSeen(copy, kept);
}

const pause = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

function answer(event: Fetching): void {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== scope.location.origin) return;
  const kept = keptAs({
    method: request.method,
    address,
    isNavigation: request.mode === 'navigate',
    hasToken: request.headers.has('authorization'),
  });
  if (!kept || (kept === 'file' && isWithServer())) return;
  // A copy that cannot be kept takes no answer from anyone.
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => {}));
  const isLasting = kept === 'file' || kept === 'picture';
  event.respondWith((isLasting ? fromStock : fromServer)({ request, waitUntil }, kept));
}

async function install(): Promise<void> {
  await (await stock.open('file')).addAll(keptFiles.map(within));
  await Promise.all([fetchAndKeep(shellPath, 'page'), fetchAndKeep('/api/config', 'read')]);
}

async function activate(): Promise<void> {
  await stock.dropOthers();
  await scope.clients.claim();
}

/** The first page of a visit has come before there was a worker to keep it. */
async function keepSeen({ path, reads }: SeenPage): Promise<void> {
  const isPage = keptAs({
    method: 'GET',
    address: new URL(within(path)),
    isNavigation: true,
    hasToken: false,
  });
  if (isPage) await fetchAndKeep(path, 'page').catch(() => {});
  await Promise.all(reads.map((read) => stock.put(within(read.address), 'read', answerOf(read))));
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', answer);
scope.addEventListener('message', (event) =>
  event.waitUntil(event.data.type === 'take.over' ? scope.skipWaiting() : keepSeen(event.data)),
);

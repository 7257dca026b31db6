import { nameOf, type Kept, type KeptRead } from '#domain/offline/kept.ts';
import { keptTiming, lastSeenHeader } from '#domain/offline/names.ts';

const family = 'baulk-';

/** So many answers of a kind are kept; what was kept first makes room. */
const most: Readonly<Record<Kept, number>> = { file: 400, picture: 60, page: 60, read: 200 };

/** Answers that are kept for one build of the product. */
export type Stock = ReturnType<typeof openStock>;

/** Opens what is kept for a build. */
export function openStock(build: string) {
  const nameFor = (kept: Kept): string => `${family}${build}-${kept}`;
  const open = (kept: Kept): Promise<Cache> => caches.open(nameFor(kept));

  const find = async (address: string, kept: Kept): Promise<Response | undefined> =>
    // One answer is kept for everybody, whatever it would vary by.
    (await open(kept)).match(nameOf(new URL(address), kept), { ignoreVary: true });

  const put = async (address: string, kept: Kept, answer: Response): Promise<void> => {
    const cache = await open(kept);
    const name = nameOf(new URL(address), kept);
    await cache.delete(name, { ignoreVary: true });
    await cache.put(name, answer);
    const names = await cache.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - most[kept])).map((old) => cache.delete(old)));
  };

  const remove = async (address: string, kept: Kept): Promise<void> => {
    await (await open(kept)).delete(nameOf(new URL(address), kept), { ignoreVary: true });
  };

  const dropOthers = async (): Promise<void> => {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(family) && !name.startsWith(`${family}${build}-`),
    );
    await Promise.all(names.map((name) => caches.delete(name)));
  };

  return { open, find, put, remove, dropOthers };
}

/** An answer made of what a page was served with. */
export function answerOf({ body, readAt }: KeptRead): Response {
  return Response.json(body, { headers: { date: new Date(readAt).toUTCString() } });
}

/** A kept answer, which says that it is one and since when. */
export function asLastSeen(copy: Response, kept: Kept): Response {
  const headers = new Headers(copy.headers);
  // The body is no longer packed as it came.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const date = Date.parse(headers.get('date') ?? '');
  headers.set(lastSeenHeader, new Date(Number.isNaN(date) ? Date.now() : date).toISOString());
  if (kept === 'page') headers.set('server-timing', keptTiming);
  return new Response(copy.body, { status: copy.status, headers });
}

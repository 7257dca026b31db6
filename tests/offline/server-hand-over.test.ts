import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://baulk.example';

/** What a browser keeps for a worker, as far as ours asks it to. */
class KeptAnswers {
  readonly #answers = new Map<string, Response>();
  readonly #keyOf = (of: string | Request): string => (typeof of === 'string' ? of : of.url);
  match = async (of: string | Request) => this.#answers.get(this.#keyOf(of))?.clone();
  put = async (of: string | Request, answer: Response) => void this.#answers.set(this.#keyOf(of), answer);
  delete = async (of: string | Request) => this.#answers.delete(this.#keyOf(of));
  keys = async () => [...this.#answers.keys()].map((address) => new Request(address));
  addAll = async (addresses: readonly string[]) => {
    for (const address of addresses) await this.put(address, await fetch(address));
  };
}

type Heard = Record<string, (event: object) => void>;

let kept: Map<string, KeptAnswers>;
let server: Map<string, string>;
let events: string[];
beforeEach(() => {
  kept = new Map();
  events = [];
  server = new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const found = kept.get(name) ?? new KeptAnswers();
      kept.set(name, found);
      return found;
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', async (of: string | Request) => {
    const { pathname } = new URL(typeof of === 'string' ? of : of.url);
    const body = server.get(pathname);
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('clients', { claim: async () => events.push('claims the pages') });
  vi.stubGlobal('skipWaiting', async () => events.push('takes over'));
  vi.stubGlobal('registration', { waiting: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Lets the server serve a build, and loads its worker. */
async function workerOf(build: string) {
  const files = [`/assets/app-${build}.js`];
  server = new Map([
    ['/pageNotFound', `shell of ${build}`],
    ['/api/config', '{}'],
    ['/', `home of ${build}`],
    [files[0] ?? '', `script of ${build}`],
  ]);
  const heard: Heard = {};
  vi.stubGlobal('keptBuild', build);
  vi.stubGlobal('keptFiles', files);
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => (heard[name] = hear));
  vi.resetModules();
  await import('../../src/worker/main.ts');
  /** Tells it something, and waits for what it does. */
  const tell = async (name: string, more: object = {}): Promise<void> => {
    const works: Promise<unknown>[] = [];
    heard[name]?.({ ...more, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  /** What a page that it serves is answered. */
  const ask = async (path: string, mode?: 'navigate'): Promise<string> => {
    const request = new Request(`${origin}${path}`);
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | undefined;
    const works: Promise<unknown>[] = [];
    heard['fetch']?.({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    const text = await (await (answer ?? fetch(request))).text();
    await Promise.all(works);
    return text;
  };
  return { tell, ask };
}

describe('two builds, one after the other', () => {
  it('a page of the old one goes on with its own files while the new one waits', async () => {
    const old = await workerOf('old');
    await old.tell('install');
    const next = await workerOf('new');
    await next.tell('install');
    expect(events).toEqual([]);
    expect(server.has('/assets/app-old.js')).toBe(false);
    expect(await old.ask('/assets/app-old.js')).toBe('script of old');
  });

  it('the next page is the server’s own, and lets the new one take over', async () => {
    const old = await workerOf('old');
    await old.tell('install');
    const next = await workerOf('new');
    await next.tell('install');
    const told: object[] = [];
    vi.stubGlobal('registration', { waiting: { postMessage: (data: object) => told.push(data) } });
    expect(await old.ask('/', 'navigate')).toBe('home of new');
    expect(told).toEqual([{ type: 'take.over' }]);
    await next.tell('message', { data: told[0] });
    await next.tell('activate');
    expect(events).toEqual(['takes over', 'claims the pages']);
  });

  it('what the old one kept goes with it, what the new one kept stays, and no page is lost', async () => {
    const old = await workerOf('old');
    await old.tell('install');
    await old.ask('/', 'navigate');
    const next = await workerOf('new');
    await next.tell('install');
    await next.tell('activate');
    expect([...kept.keys()].filter((name) => name.includes('-old-'))).toEqual([]);
    expect(await next.ask('/assets/app-new.js')).toBe('script of new');
    expect(await next.ask('/', 'navigate')).toBe('home of new');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await next.ask('/', 'navigate')).toBe('home of new');
    expect(await next.ask('/faq', 'navigate')).toBe('shell of new');
  });
});

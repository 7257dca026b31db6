import { vi } from 'vitest';

/** Answers a call by the end of its path; a call that nobody answers waits for ever. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

// Node's fetch knows no page that a path alone could belong to; its undici takes an origin under this name.
Object.assign(globalThis, { [Symbol.for('undici.globalOrigin.1')]: new URL(location.href) });

/** Stands in for the server until the test ends; gives the paths that were called, in their order. */
export function serve(answers: Answers): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    called.push(pathname);
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
    return answer ? answer(request) : new Promise<Response>(() => {});
  });
  return called;
}

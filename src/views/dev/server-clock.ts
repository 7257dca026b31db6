import { fromPromise } from 'xstate';
import { learnServerTime } from '#browser/clock.ts';
import { passingFetch } from './stand-in.ts';

/** The server's clock: what it shows, and how far it runs ahead of the machine's, in milliseconds. */
export type ServerClock = { now: string; offset: number };

/** Reads the server's clock. */
export const readClock = fromPromise<ServerClock>(({ signal }) => askClock({ signal }));

/** Moves the server's clock to a distance from the machine's, and this page's idea of it too. */
export const moveClock = fromPromise<ServerClock, { offset: number }>(({ input }) => setClock(input.offset));

export async function askClock(init: RequestInit = {}): Promise<ServerClock> {
  const response = await passingFetch(new URL('/dev/clock', location.href), init);
  if (!response.ok) throw new Error(`The clock answered ${response.status}.`);
  return (await response.json()) as ServerClock;
}

export async function setClock(offset: number): Promise<ServerClock> {
  const headers = { 'content-type': 'application/json' };
  const clock = await askClock({ method: 'PUT', headers, body: JSON.stringify({ offset }) });
  learnServerTime(clock.now);
  // Deadlines look at the clock again whenever the page comes into sight.
  document.dispatchEvent(new Event('visibilitychange'));
  return clock;
}

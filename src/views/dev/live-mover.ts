import { fromPromise } from 'xstate';
import { passingFetch } from './stand-in.ts';

/** Whether the server lets live matches go on, and how many there are. */
export type LiveMover = { isMoving: boolean; live: number };

/** Asks whether the live matches move. */
export const readLive = fromPromise<LiveMover>(({ signal }) => askLive({ signal }));

/** Lets the live matches go on, or stops them. */
export const switchLive = fromPromise<LiveMover, { isMoving: boolean }>(({ input, signal }) => {
  const headers = { 'content-type': 'application/json' };
  return askLive({ method: 'PUT', headers, body: JSON.stringify(input), signal });
});

async function askLive(init: RequestInit): Promise<LiveMover> {
  const response = await passingFetch(new URL('/dev/live', location.href), init);
  if (!response.ok) throw new Error(`The switch of the live matches answered ${response.status}.`);
  return (await response.json()) as LiveMover;
}

import { fromPromise } from 'xstate';
import { readSession, readToken } from '#browser/storage.ts';
import { askClock, setClock } from './server-clock.ts';
import { passingFetch } from './stand-in.ts';

const notice = 5_000;

/** Ends the session at the server behind the back of the page, which keeps its token. */
export const endAtServer = fromPromise<'ended' | 'nobody'>(async () => {
  const token = readToken();
  if (token === null) return 'nobody';
  const { ok, status } = await passingFetch(new URL('/api/signout', location.href), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!ok && status !== 401) throw new Error(`The sign-out answered ${status}.`);
  return 'ended';
});

/** Moves the server's clock to five seconds before the end of the session. */
export const letExpire = fromPromise<'expiring' | 'nobody'>(async () => {
  const end = Date.parse(readSession()?.tokenExpiresAt ?? '');
  if (Number.isNaN(end)) return 'nobody';
  const { now, offset } = await askClock();
  await setClock(offset + end - Date.parse(now) - notice);
  return 'expiring';
});

/** Puts the server's clock back to the machine's time. */
export const restoreClock = fromPromise<'clockBack'>(async () => {
  await setClock(0);
  return 'clockBack';
});

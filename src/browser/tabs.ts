import { fromCallback } from 'xstate';
import { openChannel, type Channel } from './channel.ts';
import { readSession, readTokenEnd } from './storage.ts';

/** What one tab tells the others of this browser; the session itself is read from storage. */
export type TabEvent = { type: 'tab.signed.in' } | { type: 'tab.signed.out' } | { type: 'tab.expired' };

const tabEvents: readonly TabEvent['type'][] = ['tab.signed.in', 'tab.signed.out', 'tab.expired'];
const channelName = 'baulk.session';

/** What goes through the channel: with a sign-in, the end of the session by which storage shows that it has arrived. */
type Told = TabEvent & { end?: unknown };

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'type' in data && tabEvents.some((type) => type === data.type);

/** How long the session that a tab speaks of is waited for, where storage is slow or not shared. */
const timeout = 2_000;

/** The channel that listens; what is told through it comes back to every tab but this one. */
let listening: Channel | null = null;

/** Hears the other tabs for as long as it runs. */
export const otherTabs = fromCallback<TabEvent>(({ sendBack }) => {
  const channel = openChannel(channelName);
  const stop = new AbortController();
  listening = channel;
  channel.hear((data) => {
    if (!isTold(data)) return;
    afterStorage(data.end, stop.signal, () => sendBack({ type: data.type }));
  });
  return () => {
    if (listening === channel) listening = null;
    stop.abort();
    channel.close();
  };
});

/** A message overtakes what was stored before it: each goes its own way between the processes of a browser. */
function afterStorage(end: unknown, stop: AbortSignal, goOn: () => void): void {
  const isThere = (): boolean => typeof end !== 'string' || readTokenEnd() === end;
  if (isThere()) return goOn();
  const wait = new AbortController();
  const signal = AbortSignal.any([stop, wait.signal]);
  const finish = (): void => {
    wait.abort();
    goOn();
  };
  const timer = setTimeout(finish, timeout);
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('storage', () => isThere() && finish(), { signal });
}

/** Tells the other tabs. */
export function tellTabs(event: TabEvent): void {
  const channel = listening ?? openChannel(channelName);
  const end = event.type === 'tab.signed.in' ? readSession()?.tokenExpiresAt : undefined;
  channel.post(end ? { ...event, end } : event);
  if (channel !== listening) channel.close();
}

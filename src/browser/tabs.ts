import { fromCallback } from 'xstate';

/** What one tab tells the others of this browser; the session itself is read from storage. */
export type TabEvent = { type: 'tab.signed.in' } | { type: 'tab.signed.out' };

const channelName = 'baulk.session';
const isTabEvent = (data: unknown): data is TabEvent =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'tab.signed.in' || data.type === 'tab.signed.out');

/** The channel that listens; what is told through it comes back to every tab but this one. */
let listening: BroadcastChannel | null = null;

/** Hears the other tabs for as long as it runs. */
export const otherTabs = fromCallback<TabEvent>(({ sendBack }) => {
  const channel = new BroadcastChannel(channelName);
  listening = channel;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabEvent(data)) sendBack(data);
  });
  return () => {
    if (listening === channel) listening = null;
    channel.close();
  };
});

/** Tells the other tabs. */
export function tellTabs(event: TabEvent): void {
  const channel = listening ?? new BroadcastChannel(channelName);
  channel.postMessage(event);
  if (channel !== listening) channel.close();
}

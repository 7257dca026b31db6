import { fromCallback } from 'xstate';

export type ConnectivityEvent = { type: 'went.online' } | { type: 'went.offline' };

/** Whether the device says it has a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether calls can be answered without a network, by what is kept on the device. */
export function hasKept(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Some browsers throw where storage is forbidden.
    return false;
  }
}

/** Tells each time the device gains or loses its network. */
export const connection = fromCallback<ConnectivityEvent>(({ sendBack }) => {
  const online = (): void => sendBack({ type: 'went.online' });
  const offline = (): void => sendBack({ type: 'went.offline' });
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
});

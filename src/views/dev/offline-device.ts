import { fromCallback } from 'xstate';

/** Makes the device say that it has no network for as long as it runs. */
export const offlineDevice = fromCallback(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    // The property of the prototype, which tells the truth, shows again.
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
});

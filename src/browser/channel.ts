/** A line between the pages of one browser. */
export type Channel = {
  post: (message: unknown) => void;
  /** Hears what the others post; a page does not hear itself. */
  hear: (listener: (message: unknown) => void) => void;
  close: () => void;
};

/** Where a browser forbids it, with cookies blocked for instance, there are no others as far as the page can tell. */
const alone: Channel = { post: () => {}, hear: () => {}, close: () => {} };

/** Opens the line of a name; null where the browser has none or forbids it. */
export function findChannel(name: string): Channel | null {
  try {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      hear: (listener) =>
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
      close: () => channel.close(),
    };
  } catch {
    return null;
  }
}

/** Opens the line of a name; without one the page goes on by itself. */
export const openChannel = (name: string): Channel => findChannel(name) ?? alone;

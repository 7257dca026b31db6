const realFetch = globalThis.fetch;

/** Lets no call leave the machine: unless someone answers them already, nobody does. */
export function silenceServer(): () => void {
  if (globalThis.fetch !== realFetch) return () => {};
  globalThis.fetch = () => new Promise(() => {});
  return () => {
    globalThis.fetch = realFetch;
  };
}

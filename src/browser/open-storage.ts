/** The part of the Web Storage interface that the product uses. */
export type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
};

/** A storage of the browser; where it is forbidden or full, the page's own memory takes its place. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(globalThis[name]);
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        // A storage that is full still has what was there before.
        (storage) => memory.get(key) ?? storage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () =>
      attempt(
        (storage) => [...Object.keys(storage), ...memory.keys()],
        () => [...memory.keys()],
      ),
  };
}

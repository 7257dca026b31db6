/** Keeps what was made last for each of some names, the one that nobody has asked for longest making room. */
export function keepLast<T>(most: number): {
  /** What was made of the same parts, or a new making of them. */
  of: (name: string, parts: string, make: () => Promise<T>) => Promise<T>;
} {
  const kept = new Map<string, { parts: string; made: Promise<T> }>();
  const of = (name: string, parts: string, make: () => Promise<T>): Promise<T> => {
    const last = kept.get(name);
    const next = last?.parts === parts ? last : { parts, made: make() };
    kept.delete(name);
    kept.set(name, next);
    // What could not be made is tried again.
    next.made.catch(() => kept.get(name) === next && kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return next.made;
  };
  return { of };
}

import { createContext } from 'react';
import type { FoundReading } from '#domain/first-reading.ts';

/** What the page was served with, until home has taken it. */
export type FirstReadingBox = { look: () => FoundReading | null; take: () => FoundReading | null };

/** A box that gives what it holds to whoever takes it first. */
export function boxOf(found: FoundReading | null): FirstReadingBox {
  let held = found;
  const look = () => held;
  const take = () => {
    const taken = held;
    held = null;
    return taken;
  };
  return { look, take };
}

export const FirstReadingContext = createContext<FirstReadingBox>(boxOf(null));

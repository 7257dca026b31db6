import { createContext, useContext, useEffect, useState } from 'react';
import type { FoundReading, ServedReadings, ServedScreen } from '#domain/first-reading.ts';

/** What the page was served with, until its screen has taken it. */
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

/** What a screen was served with; whoever comes to it later finds it read anew. */
export function useFirst<Screen extends ServedScreen>(
  screen: Screen,
): { first: ServedReadings[Screen] | null; age: FoundReading['age'] } {
  const box = useContext(FirstReadingContext);
  const [found] = useState(box.look);
  useEffect(() => void box.take(), [box]);
  const page = found?.reading.page;
  return {
    // The union knows which reading belongs to which screen, but not that two names are the same.
    first: page?.screen === screen ? (page.reading as ServedReadings[Screen]) : null,
    age: found?.age ?? 'fresh',
  };
}

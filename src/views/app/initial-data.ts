import { createContext, useContext, useEffect, useState } from 'react';
import type { DataByScreen, FoundData, PublicScreen } from '#domain/initial-data.ts';

/** The initial data of the page, until its screen has used it. */
export type InitialDataBox = { look: () => FoundData | null; take: () => FoundData | null };

/** A box that gives its content to the first who takes it. */
export function boxOf(found: FoundData | null): InitialDataBox {
  let content = found;
  const look = () => content;
  const take = () => {
    const taken = content;
    content = null;
    return taken;
  };
  return { look, take };
}

export const InitialDataContext = createContext<InitialDataBox>(boxOf(null));

/** The initial data of a screen; null after the first screen, which then fetches its own. */
export function useInitialData<Screen extends PublicScreen>(
  screen: Screen,
): { first: DataByScreen[Screen] | null; age: FoundData['age'] } {
  const box = useContext(InitialDataContext);
  const [found] = useState(box.look);
  // Taken once the screen stands, since a rendering may be thrown away.
  useEffect(() => void box.take(), [box]);
  const page = found?.data.page;
  return {
    // The union knows which data belongs to which screen, but not that two names are the same.
    first: page?.screen === screen ? (page.data as DataByScreen[Screen]) : null,
    age: found?.age ?? 'fresh',
  };
}

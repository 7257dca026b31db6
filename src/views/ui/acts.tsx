import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Of which places, by their ids, a page can only be read; and whether that is so of all the own ones. */
export type ReadOnlyPlaces = { readonly ids: readonly number[]; readonly isAll: boolean };

const Places = createContext<ReadOnlyPlaces>({ ids: [], isAll: false });

export const ReadOnlyPlacesProvider = Places.Provider;

/** Whether all of these places can only be read; without any, whether all the own ones can. */
export function useIsReadOnly(of?: readonly number[]): boolean {
  const { ids, isAll } = useContext(Places);
  if (of === undefined) return isAll;
  return of.length > 0 && of.every((id) => ids.includes(id));
}

/** A page of these places: what acts on it has no places of its own to name. */
export const ActsScope = ({ of, children }: { of: readonly number[]; children: ReactNode }) => {
  const { ids } = useContext(Places);
  const isAll = useIsReadOnly(of);
  const scoped = useMemo(() => ({ ids, isAll }), [ids, isAll]);
  return <Places.Provider value={scoped}>{children}</Places.Provider>;
};

export type ActsProps = { of?: readonly number[]; children: ReactNode };

/** What changes something at places; it is left out where they can only be read. */
export const Acts = ({ of, children }: ActsProps) => !useIsReadOnly(of) && children;

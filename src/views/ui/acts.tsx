import { createContext, useContext, type ReactNode } from 'react';

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

export type ActsProps = { of?: readonly number[]; children: ReactNode };

/** What changes something at places; it is left out where they can only be read. */
export const Acts = ({ of, children }: ActsProps) => !useIsReadOnly(of) && children;

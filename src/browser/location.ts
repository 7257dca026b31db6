import { fromCallback } from 'xstate';

let base = '';

/** Says below which address the app lives; the second bundle has one of its own. */
export function liveBelow(address: string): void {
  base = address;
}

/** The address shown, without its origin and without what the app lives below. */
export function currentAddress(): string {
  const address = `${location.pathname}${location.search}${location.hash}`;
  return base !== '' && address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

/** The page shows an address, without its origin and without what the app lives below. */
export type AddressEvent = { type: 'address.shown'; address: string };

/** By whom an address changes: Back and forward, a fragment, and the router, which names its events like the methods. */
const moves = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/** Tells which address is shown whenever it is another one. */
export const shownAddress = fromCallback<AddressEvent>(({ sendBack }) => {
  const tell = (): void => sendBack({ type: 'address.shown', address: currentAddress() });
  for (const move of moves) addEventListener(move, tell);
  return () => {
    for (const move of moves) removeEventListener(move, tell);
  };
});

/** Goes to the front page and loads everything anew. */
export function restartAtHome(): void {
  location.replace(`${base}/`);
}

/** What stands behind the # of the address: it never reaches a server, so secrets of links are there. */
export function currentFragment(): string {
  return location.hash;
}

/** Takes the fragment off the address and out of the history, once its secret is worth nothing any more. */
export function dropFragment(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

/** Leaves for a page of somebody else. */
export function leaveFor(url: string): void {
  location.assign(url);
}

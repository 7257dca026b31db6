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

/** What lies over a page by an entry of its own in the history, which Back leaves. */
const overlays = ['menu', 'signIn', 'forgotPassword', 'registration'] as const;
export type Overlay = (typeof overlays)[number];

/** What lies over the page by the entry that is shown. */
export function currentOverlay(): Overlay | null {
  const state: unknown = history.state;
  const named = typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : null;
  return overlays.find((overlay) => overlay === named) ?? null;
}

/** Lays something over the page, so that Back leads to the page alone. */
export function pushOverlay(overlay: Overlay): void {
  history.pushState({ overlay }, '');
}

/** Something else takes the place of what lies over the page; what came by an address keeps that. */
export function replaceOverlay(overlay: Overlay): void {
  if (currentOverlay() !== null) history.replaceState({ overlay }, '');
}

/** Goes back to the page alone; where no entry was made, there is nothing to leave. */
export function leaveOverlay(): void {
  if (currentOverlay() !== null) history.back();
}

/** The page shows an address, without its origin and without what the app lives below, and what lies over it. */
export type AddressEvent = { type: 'address.shown'; address: string; overlay: Overlay | null };

/** By whom an address changes: Back and forward, a fragment, and the router, which names its events like the methods. */
const moves = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/** Tells which address is shown whenever it is another one. */
export const shownAddress = fromCallback<AddressEvent>(({ sendBack }) => {
  const tell = (): void =>
    sendBack({ type: 'address.shown', address: currentAddress(), overlay: currentOverlay() });
  for (const move of moves) addEventListener(move, tell);
  return () => {
    for (const move of moves) removeEventListener(move, tell);
  };
});

/** Goes to the front page and loads everything again. */
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

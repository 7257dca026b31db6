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

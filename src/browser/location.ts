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

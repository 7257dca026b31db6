import { fromCallback } from 'xstate';

/** A machine, and a state of it by its path; the machine as a whole has the empty path. */
export type Place = { machine: string; state: string | null };

/** The place that the end of an address names: `#session/signedIn`. */
export function placeIn(hash: string): Place | null {
  const [machine = '', ...rest] = hash.replace(/^#/, '').split('/');
  if (machine === '') return null;
  const state = rest.join('/');
  return { machine: decode(machine), state: state === '' ? null : decode(state) };
}

/** The end of an address for a place. */
export function hashOf({ machine, state }: Place): string {
  const parts = [machine, ...(state ? [state] : [])];
  return `#${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Tells when someone goes to another place by the address. */
export const watchAddress = fromCallback<{ type: 'address.changed'; place: Place | null }>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'address.changed', place: placeIn(location.hash) });
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
});

/** Writes a place into the address without a new entry of the history. */
export function writePlace(place: Place): void {
  if (location.hash !== hashOf(place)) history.replaceState(history.state, '', hashOf(place));
}

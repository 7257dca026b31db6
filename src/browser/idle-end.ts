import { fromCallback } from 'xstate';

export type IdleEndEvent = { type: 'end.told'; endsAt: string };

const told: { latest: string | null } = { latest: null };
const listeners = new Set<(endsAt: string) => void>();

/** Passes on when the session ends unless it is used, an ISO instant, as an answer of the server says. */
export function tellIdleEnd(endsAt: string): void {
  told.latest = endsAt;
  for (const listener of listeners) listener(endsAt);
}

/** Tells when the session ends unless it is used: what is known of it, and then each answer. */
export const idleEnds = fromCallback<IdleEndEvent>(({ sendBack }) => {
  const listener = (endsAt: string): void => sendBack({ type: 'end.told', endsAt });
  if (told.latest !== null) listener(told.latest);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever comes next has another session.
    told.latest = null;
  };
});

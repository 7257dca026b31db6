import { fromCallback } from 'xstate';

export type ProofEvent = { type: 'proof.needed' };

const waiting = new Set<(isProved: boolean) => void>();
const listeners = new Set<() => void>();

/** Asks whoever is here to prove the session, and waits; false where nobody can be asked, or declines. */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.add(resolve);
    for (const listener of listeners) listener();
  });
}

/** Tells all that wait whether the session is proved. */
export function settleProof(isProved: boolean): void {
  const settled = [...waiting];
  waiting.clear();
  for (const settle of settled) settle(isProved);
}

/** Tells that something waits for a proof, for as long as it runs; what waits at its end is declined. */
export const proofRequests = fromCallback<ProofEvent>(({ sendBack }) => {
  const listener = (): void => sendBack({ type: 'proof.needed' });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    settleProof(false);
  };
});

import type { Subscription } from 'xstate';
import type { VerificationActor } from './machine.ts';
import { isSameProof, selectProof, type Proof } from './selectors.ts';

/** Tells how far an address is proved: at first, and whenever that is another one than before. */
export function proofsOf(actor: VerificationActor, tell: (proof: Proof) => void): Subscription {
  let told: Proof | null = null;
  return actor.subscribe((snapshot) => {
    const proof = selectProof(snapshot);
    if (told !== null && isSameProof(proof, told)) return;
    told = proof;
    tell(proof);
  });
}

import { readKeptProof, type KeptProof } from '#domain/verification/persisted.ts';
import { clockOffset, recallClockOffset } from './clock.ts';
import { clearDraft, readDraft, writeDraft } from './storage.ts';

const form = 'verification';

/** Takes up how far the proof of an address had come in this tab, and by which clock its time is counted. */
export function recallProof(): KeptProof | null {
  const kept = readKeptProof(readDraft('visitor', form));
  if (kept) recallClockOffset(kept.clockOffset);
  return kept;
}

/** Keeps in this tab how far the proof of an address has come. */
export function keepProof(proof: Omit<KeptProof, 'clockOffset'>): void {
  const { email, expiresAt, resendAt, hadCode, provedUntil, lock, pauseUntil } = proof;
  const kept = { email, expiresAt, resendAt, hadCode, provedUntil, lock, pauseUntil };
  writeDraft('visitor', form, { ...kept, clockOffset: clockOffset() } satisfies KeptProof);
}

/** Forgets the proof, once it is used. */
export function dropProof(): void {
  clearDraft('visitor', form);
}

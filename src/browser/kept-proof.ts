import { readKeptProof, type KeptProof } from '#domain/kept-proof.ts';
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
export function keepProof({ email, expiresAt, hadCode, provedUntil }: Omit<KeptProof, 'clockOffset'>): void {
  writeDraft('visitor', form, { email, expiresAt, hadCode, provedUntil, clockOffset: clockOffset() });
}

/** Forgets the proof, once it is used. */
export function dropProof(): void {
  clearDraft('visitor', form);
}

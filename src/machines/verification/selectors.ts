import type { SnapshotFrom } from 'xstate';
import { serverNow } from '#browser/clock.ts';
import { secondsLeft, type ProofStage } from '#domain/verification/code.ts';
import type { verificationMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof verificationMachine>;

/** What a registration has to know of the proof. */
export type Proof = { email: string; stage: ProofStage; grant: string | null };

/** The address, how far it is proved, and what opens the registration. */
export const selectProof = (snapshot: Snapshot): Proof => ({
  email: snapshot.context.email,
  stage: stageOf(snapshot),
  grant: snapshot.context.grant,
});

/** Whether two proofs say the same. */
export const isSameProof = (one: Proof, other: Proof): boolean =>
  one.email === other.email && one.stage === other.stage && one.grant === other.grant;

function stageOf(snapshot: Snapshot): ProofStage {
  if (snapshot.matches('verified') || snapshot.matches('used')) return 'verified';
  return selectIsCodeOpen(snapshot) ? 'codeSent' : 'unverified';
}

/** The address as it is typed. */
export const selectEmail = ({ context }: Snapshot): string => context.email;

/** The digits as they are typed. */
export const selectCode = ({ context }: Snapshot): string => context.code;

/** Whether the code box is there. */
export const selectIsCodeOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('codeSent') || selectIsResending(snapshot) || snapshot.matches('verifying');

export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');
export const selectIsResending = (snapshot: Snapshot): boolean => snapshot.matches('resending');
export const selectIsVerifying = (snapshot: Snapshot): boolean => snapshot.matches('verifying');
export const selectIsVerified = (snapshot: Snapshot): boolean =>
  snapshot.matches('verified') || snapshot.matches('used');

/** Whether nothing can be changed any more. */
export const selectIsUsed = (snapshot: Snapshot): boolean => snapshot.matches('used');

/** Whether the code that is typed can be sent once more. */
export const selectIsUnanswered = (snapshot: Snapshot): boolean =>
  snapshot.matches({ codeSent: { typing: 'unanswered' } });

/** Whether another code can be asked for while the last one can be typed. */
export const selectCanResend = (snapshot: Snapshot): boolean =>
  snapshot.matches({ codeSent: { another: 'open' } });

/** Whether the next code is another one. */
export const selectHadCode = ({ context }: Snapshot): boolean => context.hadCode;

/** What is wrong with the address. */
export const selectEmailMessage = (snapshot: Snapshot): string | undefined =>
  selectIsCodeOpen(snapshot) ? undefined : (snapshot.context.message ?? undefined);

/** What is wrong with the code. */
export const selectCodeMessage = (snapshot: Snapshot): string | undefined =>
  selectIsCodeOpen(snapshot) ? (snapshot.context.message ?? undefined) : undefined;

/** Until when the code can be used. */
export const selectExpiry = ({ context }: Snapshot): string | null => context.expiresAt;

/** Until when no other code can be asked for, or null. */
export const selectPause = (snapshot: Snapshot): string | null =>
  snapshot.matches({ codeSent: { another: 'resting' } })
    ? snapshot.context.resendAt
    : snapshot.matches({ locked: 'pausing' })
      ? snapshot.context.pauseUntil
      : null;

/** Whole seconds until an instant of the server's clock. */
export const secondsUntil = (instant: string): number => secondsLeft(Date.parse(instant), serverNow());

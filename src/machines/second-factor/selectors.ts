import type { SnapshotFrom } from 'xstate';
import type { SecondFactorContext, secondFactorMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof secondFactorMachine>;

export const selectContext = ({ context }: Snapshot): SecondFactorContext => context;

/** Which part of the page is shown. */
export const selectPart = (snapshot: Snapshot): 'loading' | 'failed' | 'off' | 'setup' | 'codes' | 'on' => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('off') || snapshot.matches('beginning')) return 'off';
  if (snapshot.matches('scanning') || snapshot.matches('confirming')) return 'setup';
  return snapshot.matches('showingCodes') ? 'codes' : 'on';
};

/** Whether the server is asked for what is shown to change. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether new recovery codes are being made. */
export const selectIsRenewing = (snapshot: Snapshot): boolean => snapshot.matches('renewing');

/** The question before switching off: closed, open, or answered. */
export const selectQuestion = (snapshot: Snapshot): 'closed' | 'idle' | 'busy' => {
  if (snapshot.matches('switchingOff')) return 'busy';
  return snapshot.matches('confirmingOff') ? 'idle' : 'closed';
};

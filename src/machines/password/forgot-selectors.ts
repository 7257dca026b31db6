import type { SnapshotFrom } from 'xstate';
import type { ForgotContext, forgotPasswordMachine } from './forgot.ts';

type Snapshot = SnapshotFrom<typeof forgotPasswordMachine>;

/** Which part fills the popup. */
export const selectForgotScreen = (snapshot: Snapshot): 'form' | 'sent' | 'left' => {
  if (snapshot.matches('sent')) return 'sent';
  return snapshot.matches('left') ? 'left' : 'form';
};

export const selectEmail = ({ context }: Snapshot): string => context.email;
export const selectEmailFault = ({ context }: Snapshot): ForgotContext['fault'] => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

/** What the server said of the mail. */
export const selectMessage = ({ context }: Snapshot): string => context.message;
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending');

import type { SnapshotFrom } from 'xstate';
import { signInWords } from '#domain/words/sign-in.ts';
import type { signInMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** What is typed. */
export const selectForm = ({ context }: Snapshot): Snapshot['context'] => context;

/** The message under the e-mail field. */
export const selectEmailError = (snapshot: Snapshot): string | undefined => errorOf(snapshot, 'email');

/** The message under the password field. */
export const selectPasswordError = (snapshot: Snapshot): string | undefined => errorOf(snapshot, 'password');

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

/** Whether the credentials are on their way, or accepted and the session about to take over. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.matches('signedIn');

/** Which step of the sign-in is shown. */
export const selectStep = (snapshot: Snapshot): 'password' | 'code' =>
  snapshot.matches('proving') || snapshot.matches('sendingCode') ? 'code' : 'password';

/** What is wrong with the code. */
export const selectCodeFault = ({ context }: Snapshot): Snapshot['context']['codeFault'] => context.codeFault;

function errorOf({ context: { fault } }: Snapshot, field: 'email' | 'password'): string | undefined {
  return fault?.field === field ? signInWords[fault.code] : undefined;
}

import type { SnapshotFrom } from 'xstate';
import { signInWords } from '#domain/words/sign-in.ts';
import type { signInMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** What is typed. */
export const selectForm = ({ context }: Snapshot): Snapshot['context'] => context;

/** The message under the e-mail field. */
export const selectEmailError = ({ context: { fault } }: Snapshot): string | undefined =>
  fault?.field === 'email' ? signInWords[fault.code] : undefined;

/** The message under the password field: an empty one is told of beside what is wrong with the address. */
export const selectPasswordError = ({ context: { fault, password } }: Snapshot): string | undefined =>
  fault !== null && password === '' ? signInWords.password_missing : undefined;

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

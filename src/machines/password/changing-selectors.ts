import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine, ChangingContext } from './changing.ts';
import { judge, type JudgedPassword, type PasswordFault } from './new-password.ts';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const selectTyped = ({ context }: Snapshot): ChangingContext => context;
export const selectJudged = ({ context }: Snapshot): JudgedPassword => judge(context);
export const selectFault = ({ context }: Snapshot): PasswordFault | null => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

export const selectIsChanging = (snapshot: Snapshot): boolean => snapshot.matches('changing');

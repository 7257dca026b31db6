import type { SnapshotFrom } from 'xstate';
import { judge, type JudgedPassword, type PasswordFault, type TypedPassword } from './new-password.ts';
import type { setPasswordMachine, SettingPurpose } from './setting.ts';

type Snapshot = SnapshotFrom<typeof setPasswordMachine>;

/** Which part fills the page. */
export const selectSettingScreen = (snapshot: Snapshot): 'form' | 'set' | 'broken' => {
  if (snapshot.matches('set')) return 'set';
  return snapshot.matches('broken') ? 'broken' : 'form';
};

export const selectPurpose = ({ context }: Snapshot): SettingPurpose => context.purpose;
export const selectTyped = ({ context }: Snapshot): TypedPassword & { isEulaAccepted: boolean } => context;
export const selectJudged = ({ context }: Snapshot): JudgedPassword => judge(context);
export const selectFault = ({ context }: Snapshot): PasswordFault | null => context.fault;

/** What the server said, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.refusal : null;

export const selectIsSetting = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

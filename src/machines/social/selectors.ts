import type { SnapshotFrom } from 'xstate';
import { socialWords as words } from '#domain/words/social.ts';
import type { socialMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof socialMachine>;

/** Whether a provider was chosen and all else has to wait. */
export const selectIsUnderWay = (snapshot: Snapshot): boolean => !snapshot.matches('idle');

/** The provider's name. */
export const selectName = ({ context }: Snapshot): string =>
  words.names[context.provider?.provider ?? 'google'];

/** What is asked of the person: nothing but to wait, a password, or a proof. */
export const selectTask = (snapshot: Snapshot): 'none' | 'password' | 'proof' => {
  if (snapshot.matches('needsPassword')) return 'password';
  return snapshot.matches('needsProof') ? 'proof' : 'none';
};

/** What is going on, in words; empty where a field says it. */
export function selectStanding(snapshot: Snapshot): string {
  const name = selectName(snapshot);
  if (snapshot.matches({ underWay: 'opening' })) return words.opening(name);
  if (snapshot.matches({ underWay: 'waiting' })) return words.waiting(name);
  if (snapshot.matches('blocked')) return words.blocked(name);
  if (snapshot.matches('cancelled')) return words.cancelled(name);
  if (snapshot.matches('failed')) return snapshot.context.message ?? words.failed;
  return selectTask(snapshot) === 'none' ? words.verifying(name) : '';
}

/** What is said against what was typed. */
export const selectMessage = (snapshot: Snapshot): string | null =>
  selectTask(snapshot) === 'none' ? null : snapshot.context.message;

/** The password as it is typed. */
export const selectPassword = ({ context }: Snapshot): string => context.password;

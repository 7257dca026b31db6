import type { SnapshotFrom } from 'xstate';
import type { termsMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof termsMachine>;

/** Whether the reader has something to accept, now or on its way. */
export const selectCanDecide = (snapshot: Snapshot): boolean =>
  snapshot.matches('offered') || snapshot.matches('accepting');

/** Whether the acceptance is on its way. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Why the acceptance was not taken, while its banner is shown. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ offered: 'refused' }) ? snapshot.context.refusal : null;

import type { SnapshotFrom } from 'xstate';
import { serverNow } from '#browser/clock.ts';
import { secondsLeft } from '#domain/verification/code.ts';
import type { idleMachine } from './idle.ts';

type Snapshot = SnapshotFrom<typeof idleMachine>;

/** Whether the end is near, and whether the session is just being prolonged. */
export const selectWarning = (snapshot: Snapshot): 'none' | 'shown' | 'extending' => {
  if (snapshot.matches('extending')) return 'extending';
  return snapshot.matches('warned') ? 'shown' : 'none';
};

/** Whether an attempt to stay failed. */
export const selectHasFailed = ({ context }: Snapshot): boolean => context.hasFailed;

/** When the session ends, an ISO instant. */
export const selectEnd = ({ context }: Snapshot): string | null => context.endsAt;

/** Seconds until an instant, by the server's clock; none when it has passed. */
export const secondsTo = (instant: string | null): number =>
  instant === null ? 0 : secondsLeft(Date.parse(instant), serverNow());

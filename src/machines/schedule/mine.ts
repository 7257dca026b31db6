import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { listOwnBookings, type Booking } from '#api/booking.ts';
import { problemText } from '#api/problem.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

/** The own bookings at a club that are not over yet, kept up to date. */
export const mineMachine = readingOf<{ clubId: number }, { rows: Booking[] }>(listOwnBookings);

export type MineActor = ActorRefFrom<typeof mineMachine>;
type Snapshot = SnapshotFrom<typeof mineMachine>;

/** What stands where the own bookings stand. */
export const selectMineState = (snapshot: Snapshot): 'loading' | 'missing' | 'failed' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'missing' })) return 'missing';
  return snapshot.matches({ asking: 'shown' }) ? 'shown' : 'failed';
};

/** The own bookings, the next one first. */
export const selectMine = ({ context }: Snapshot): readonly Booking[] => context.answer?.rows ?? [];

/** Why they cannot be shown. */
export const selectMineReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);

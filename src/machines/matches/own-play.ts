import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { listOwnPlay, type OwnPlay } from '#api/matches.ts';
import { problemText } from '#api/problem.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

export { ownTimeZone } from '#browser/time-zone.ts';
export type { OwnPlay } from '#api/matches.ts';

/** When and where a player is up: the own matches to come and the check-ins before them. */
export const ownPlayMachine = readingOf<object, OwnPlay>(listOwnPlay);

export type OwnPlayActor = ActorRefFrom<typeof ownPlayMachine>;
type Snapshot = SnapshotFrom<typeof ownPlayMachine>;

/** What was read; null before, and where it could not be read. */
export const selectOwnPlay = ({ context }: Snapshot): OwnPlay | null => context.answer;

/** The instant of the last answer. */
export const selectReadAt = ({ context }: Snapshot): string | null => context.readAt;

/** What stands on the page. */
export const selectPlayState = (snapshot: Snapshot): 'loading' | 'failed' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  return snapshot.matches({ asking: 'shown' }) ? 'shown' : 'failed';
};

/** Whether the last refresh failed. */
export const selectIsPlayStale = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { shown: 'stale' } }) || snapshot.matches({ asking: { shown: 'retrying' } });

/** Why it could not be read, and whether it can be tried again. */
export const selectPlayReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);
export const selectMayRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'retry' });

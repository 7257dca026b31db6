import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { getTableBoard, type TableBoard } from '#api/live.ts';
import { problemText } from '#api/problem.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

export type { TableBoard } from '#api/live.ts';
export type BoardTable = TableBoard['rows'][number];

/** A club's tables with what is played on them. */
export const boardMachine = readingOf<{ clubId: number }, TableBoard>(getTableBoard);

export type BoardActor = ActorRefFrom<typeof boardMachine>;

type Snapshot = SnapshotFrom<typeof boardMachine>;

export const selectBoardState = (snapshot: Snapshot): 'loading' | 'missing' | 'failed' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'missing' })) return 'missing';
  return snapshot.matches({ asking: 'failed' }) ? 'failed' : 'shown';
};

export const selectBoard = ({ context }: Snapshot): TableBoard | null => context.answer;

/** The instant of the last reading; the epoch before the first one. */
export const selectBoardReadAt = ({ context }: Snapshot): string => context.readAt ?? '1970-01-01T00:00:00Z';

/** Whether the last refresh failed. */
export const selectIsBoardStale = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { shown: 'stale' } }) || snapshot.matches({ asking: { shown: 'retrying' } });

/** Why nothing can be shown. */
export const selectBoardReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);

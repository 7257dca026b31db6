import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import { readRankingOffice, type RankingOffice } from '#api/rankings.ts';
import { serverNow } from '#browser/clock.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

export type { Category, Level, Ranking } from '#api/rankings.ts';

/** The rankings, levels and categories of a club. */
export const rankingOfficeMachine = readingOf<{ clubId: number }, RankingOffice>(readRankingOffice);

export type RankingOfficeActor = ActorRefFrom<typeof rankingOfficeMachine>;
type Snapshot = SnapshotFrom<typeof rankingOfficeMachine>;

/** The year of the server's clock, as far as rankings go. */
export const thisYear = (): number => Math.min(2040, Math.max(2022, new Date(serverNow()).getUTCFullYear()));

/** What stands on the page. */
export const selectOfficeState = (snapshot: Snapshot): 'loading' | 'failed' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  return snapshot.matches({ asking: 'shown' }) ? 'shown' : 'failed';
};

/** What was read; null before. */
export const selectOffice = ({ context }: Snapshot): RankingOffice | null => context.answer;

/** Whether the last refresh failed. */
export const selectIsOfficeStale = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { shown: 'stale' } }) || snapshot.matches({ asking: { shown: 'retrying' } });

/** Whether another try can help, and why nothing can be shown. */
export const selectMayRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'retry' });
export const selectOfficeReason = ({ context: { problem } }: Snapshot): string =>
  problem === null ? '' : problemText(problem);

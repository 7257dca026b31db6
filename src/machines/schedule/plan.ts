import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import { getDayPlan, type DayPlan, type DayQuestion } from '#api/schedule.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

export type { DayPlan } from '#api/schedule.ts';

/** The plan of a day of a club, kept up to date. */
export const planMachine = readingOf<DayQuestion, DayPlan>(getDayPlan);

export type PlanActor = ActorRefFrom<typeof planMachine>;
export type PlanSnapshot = SnapshotFrom<typeof planMachine>;

/** What stands where the plan stands. */
export const selectPlanState = (snapshot: PlanSnapshot): 'loading' | 'missing' | 'failed' | 'shown' => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'missing' })) return 'missing';
  return snapshot.matches({ asking: 'failed' }) ? 'failed' : 'shown';
};

/** The plan that is shown; null before the first one. */
export const selectPlan = ({ context }: PlanSnapshot): DayPlan | null => context.answer;

/** The instant of the last reading by the server's clock. */
export const selectPlanReadAt = ({ context }: PlanSnapshot): string =>
  context.readAt ?? '1970-01-01T00:00:00Z';

/** Whether the last refresh failed. */
export const selectIsPlanStale = (snapshot: PlanSnapshot): boolean =>
  snapshot.matches({ asking: { shown: 'stale' } }) || snapshot.matches({ asking: { shown: 'retrying' } });

/** Why no plan can be shown. */
export const selectPlanReason = ({ context: { problem } }: PlanSnapshot): string =>
  problem === null ? '' : problemText(problem);

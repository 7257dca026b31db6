import type { SnapshotFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import type { pagedListMachine } from './paged-list.ts';

/** Where a list stands: whatever a feature fills it with, its states are those of the generic one. */
type Listing = Pick<SnapshotFrom<typeof pagedListMachine>, 'value'>;

const answeredOf = ({ value: { listing } }: Listing) =>
  typeof listing === 'object' && 'answered' in listing ? listing.answered : null;

/** What the list is asked. */
export const selectQuestion = <Question>({ context }: { context: { question: Question } }): Question =>
  context.question;

/** The page of rows that is shown. */
export const selectRows = <Row>({ context }: { context: { rows: readonly Row[] } }): readonly Row[] =>
  context.rows;

/** Rows on all pages. */
export const selectTotal = ({ context }: { context: { total: number } }): number => context.total;

/** What stands where the rows stand: rows, their skeleton, nothing at all, or a reason. */
export function selectListState(list: Listing): 'loading' | 'failed' | 'empty' | 'shown' {
  const { listing } = list.value;
  if (listing === 'loading') return 'loading';
  if (typeof listing === 'object' && 'failed' in listing) return 'failed';
  return answeredOf(list)?.rows === 'empty' ? 'empty' : 'shown';
}

/** Whether another page is on its way while the one before is still shown. */
export const selectIsTurning = (list: Listing): boolean => answeredOf(list)?.upkeep === 'turning';

/** Whether the last refresh failed. */
export const selectIsStale = (list: Listing): boolean => {
  const upkeep = answeredOf(list)?.upkeep;
  return upkeep === 'stale' || upkeep === 'retrying';
};

/** Why nothing can be shown. */
export const selectReason = ({
  context: { problem },
}: {
  context: { problem: ProblemData | null };
}): string => (problem === null ? '' : problemText(problem));

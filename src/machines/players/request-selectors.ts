import type { SnapshotFrom } from 'xstate';
import { problemText } from '#api/problem.ts';
import type { NamedRequest, requestDeskMachine } from './request-desk.ts';
import type { JoinRequest, requestListMachine } from './requests.ts';

type List = SnapshotFrom<typeof requestListMachine>;
/** How requests are answered at a moment. */
export type RequestDesk = SnapshotFrom<typeof requestDeskMachine>;

/** Which club, which page and how many rows are asked for. */
export const selectQuestion = ({ context }: List) => context.question;

/** The requests that are shown. */
export const selectRows = ({ context }: List): readonly JoinRequest[] => context.rows;

/** How many wait on all pages. */
export const selectTotal = ({ context }: List): number => context.total;

/** What stands where the requests stand. */
export const selectListState = (list: List): 'loading' | 'failed' | 'empty' | 'shown' => {
  if (list.matches({ listing: 'loading' })) return 'loading';
  if (list.matches({ listing: 'failed' })) return 'failed';
  return list.matches({ listing: { answered: { rows: 'empty' } } }) ? 'empty' : 'shown';
};

/** Whether another page is on its way while the one before is still shown. */
export const selectIsTurning = (list: List): boolean =>
  list.matches({ listing: { answered: { upkeep: 'turning' } } });

/** Whether the last refresh failed. */
export const selectIsStale = (list: List): boolean =>
  list.matches({ listing: { answered: { upkeep: 'stale' } } }) ||
  list.matches({ listing: { answered: { upkeep: 'retrying' } } });

/** Why nothing can be shown. */
export const selectReason = ({ context: { problem } }: List): string =>
  problem === null ? '' : problemText(problem);

/** The request that is being answered. */
export const selectRequest = ({ context }: RequestDesk): NamedRequest | null => context.request;

/** Whether it is asked before a membership ends. */
export const selectIsAsking = (desk: RequestDesk): boolean => desk.matches('asking');

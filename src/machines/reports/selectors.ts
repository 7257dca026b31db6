import type { SnapshotFrom } from 'xstate';
import { ownTimeZone } from '#browser/time-zone.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { problemText } from '#api/problem.ts';
import type { SignInQuestion } from './address.ts';
import type { signInExportMachine } from './export.ts';
import type { SignInDay, signInListMachine, SignInRow } from './list.ts';

type List = SnapshotFrom<typeof signInListMachine>;

/** What the report is asked. */
export const selectQuestion = ({ context }: List): SignInQuestion => context.question;

/** Whether something narrows the report. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { search, roleId, clubId, from, to } = context.question.filters;
  return search !== '' || roleId !== null || clubId !== null || from !== '' || to !== '';
};

/** The page that is shown. */
export const selectRows = ({ context }: List): readonly SignInRow[] => context.rows;

/** How many there were on each day. */
export const selectDays = ({ context }: List): readonly SignInDay[] => context.besides ?? noDays;
const noDays: readonly SignInDay[] = [];

/** Log-ins on all pages. */
export const selectTotal = ({ context }: List): number => context.total;

/** What stands where the rows stand: rows, their skeleton, nothing at all, or a reason. */
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

/** Whether a file is being made. */
export const selectIsMaking = (snapshot: SnapshotFrom<typeof signInExportMachine>): boolean =>
  snapshot.matches('making');

/** An instant as the clocks of the device have it. */
export const timeText = (instant: string): string => fixtureTime(instant, ownTimeZone())?.text ?? '';

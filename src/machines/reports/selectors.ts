import { readerLocale } from '#domain/language/locale.ts';
import type { SnapshotFrom } from 'xstate';
import { ownTimeZone } from '#browser/time-zone.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { reportWords } from '#domain/words/reports.ts';
import type { AuditEntry, changeListMachine, ChangeQuestion } from './changes.ts';
import type { Days, daysMachine } from './days.ts';
import type { signInExportMachine } from './export.ts';
import type { SignInDay, signInListMachine } from './list.ts';

type List = SnapshotFrom<typeof signInListMachine>;
type Changes = SnapshotFrom<typeof changeListMachine>;
/** Whether something narrows the report. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { search, roleId, clubId, from, to } = context.question.filters;
  return search !== '' || roleId !== null || clubId !== null || from !== '' || to !== '';
};

/** How many there were on each day. */
export const selectDays = ({ context }: List): readonly SignInDay[] => context.besides ?? noDays;
const noDays: readonly SignInDay[] = [];

/** What the audit is asked. */
export const selectChangeQuestion = ({ context }: Changes): ChangeQuestion => context.question;

/** Whether something narrows the audit. */
export const selectAreChangesNarrowed = ({ context }: Changes): boolean => {
  const { kind, clubId, userId, from, to } = context.question.filters;
  return kind !== null || clubId !== null || userId !== null || from !== '' || to !== '';
};

/** Whose changes can be asked for: who has made one of those shown, and who is asked for already. */
export const selectChangers = ({ context }: Changes): { id: number; name: string }[] => {
  const names = new Map(
    context.rows.flatMap(({ user }) => (user ? [[user.userId, user.fullName] as const] : [])),
  );
  const { userId } = context.question.filters;
  if (userId !== null && !names.has(userId)) names.set(userId, reportWords.changes.personNumber(userId));
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, readerLocale(), { numeric: true }));
};

/** The page of changes that is shown. */
export const selectChanges = ({ context }: Changes): readonly AuditEntry[] => context.rows;

/** Whether a file is being made. */
export const selectIsMaking = (snapshot: SnapshotFrom<typeof signInExportMachine>): boolean =>
  snapshot.matches('making');

/** The days as they stand in their fields. */
export const selectReportDays = ({ context }: SnapshotFrom<typeof daysMachine>): Days => context;

/** Whether those days are no span; one that is unfinished says so itself. */
export const selectAreDaysUnfit = (snapshot: SnapshotFrom<typeof daysMachine>): boolean => {
  const { from, to } = snapshot.context;
  return snapshot.matches('unfit') && dayFault(from) === null && dayFault(to) === null;
};

/** An instant as the clocks of the device have it. */
export const timeText = (instant: string): string => fixtureTime(instant, ownTimeZone())?.text ?? '';

import type { MatchDetail } from '#api/matches.ts';
import { serverNow } from '#browser/clock.ts';
import {
  findMatchFault,
  matchDifferences,
  matchField,
  matchFormOf,
  type MatchFaultCode,
} from '#domain/matches/form.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { MatchFormContext } from './form-context.ts';

const textOf = (code: MatchFaultCode): string =>
  code in words.faults
    ? words.faults[code as keyof typeof words.faults]
    : problemWords[code as keyof typeof problemWords];

/** The clocks on which the times of a match are typed; null while those of the club are not known. */
export const zoneOf = ({ known, venue, form, ownZone }: MatchFormContext): string | null =>
  known?.timeZone ?? venue?.timeZone ?? (form.clubId === '' ? ownZone : null);

/** Whether a draw has made the match. */
export const isDrawn = ({ known }: MatchFormContext): boolean => known?.isDrawn === true;

/** What the editor knows of a match. */
export const matchRules = {
  differences: matchDifferences,
  // A time is nothing without the table that is kept for it.
  together: [
    ['scheduleTime', 'plannedMinutes', 'tableId'],
    ['gameType', 'length'],
  ] as const,
  lines: ['matchName'] as const,
  draftName: ({ matchId }: MatchFormContext): string => (matchId === null ? 'new-match' : `match-${matchId}`),
  findFault: (context: MatchFormContext) => {
    const fault = findMatchFault(context.form, {
      saved: context.saved,
      timeZone: zoneOf(context),
      isDrawn: isDrawn(context),
      now: serverNow(),
    });
    return fault && { field: fault.field, text: textOf(fault.code) };
  },
  fieldOf: matchField,
};

/** A match as an answer has it, for the editor; null where it has begun or others run it. */
export const readMatch = ({ event: { output } }: { event: { output: MatchDetail } }) =>
  output.mayManage !== true || output.statusId !== matchStatus.upcoming
    ? null
    : {
        form: matchFormOf(output),
        known: {
          version: String(output.version),
          timeZone: output.timeZone,
          club: output.club,
          isDrawn: output.tournament !== null,
        },
      };

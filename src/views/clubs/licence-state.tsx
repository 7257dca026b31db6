import { licenceStatus, type LicenceStatusId } from '#domain/licences/status.ts';
import { dayAfter, dayOf } from '#domain/licences/term.ts';
import { licenceDay } from '#domain/licences/text.ts';
import { clubWords } from '#domain/words/clubs.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import * as css from './page.css.ts';

const looks: Record<LicenceStatusId, Status> = {
  1: 'active',
  3: 'expired',
  9: 'expiringSoon',
  10: 'notStarted',
};

export type LicenceStateProps = {
  status: LicenceStatusId | null;
  /** The first and the last day as payloads carry them. */
  start: number | null;
  end: number | null;
  /** The last day of the terms that follow without a gap. */
  renewedUntil?: number | undefined;
};

/** What the licences of a club come to, with the day that matters. */
export const LicenceState = ({ status, start, end, renewedUntil }: LicenceStateProps) => {
  if (status === null || start === null || end === null) {
    return <span className={css.muted}>{clubWords.noLicence}</span>;
  }
  return (
    <span className={css.licence}>
      <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>
      <span className={css.day}>{dayText(status, start, end)}</span>
      {renewedUntil !== undefined && (
        <span className={css.day}>{words.renewedTo(dayTextOf(renewedUntil))}</span>
      )}
    </span>
  );
};

function dayText(status: LicenceStatusId, start: number, end: number): string {
  if (status === licenceStatus.notStarted) return words.from(dayTextOf(start));
  return status === licenceStatus.expired
    ? words.since(licenceDay(dayAfter(dayOf(end))))
    : words.until(dayTextOf(end));
}

const dayTextOf = (milliseconds: number): string => licenceDay(dayOf(milliseconds));

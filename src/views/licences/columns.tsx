import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { licenceLocks, type LicenceStatusId } from '#domain/licences/status.ts';
import { dayOf } from '#domain/licences/term.ts';
import { licenceDay, licenceName } from '#domain/licences/text.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import type { LicenceRow, LicencesActor } from '#machines/licences/machine.ts';
import { hasNextTerm } from '#machines/licences/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Score } from '#views/ui/score.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './section.css.ts';

const looks: Record<LicenceStatusId, Status> = {
  1: 'active',
  3: 'expired',
  9: 'expiringSoon',
  10: 'notStarted',
};

const day = (milliseconds: number): string => licenceDay(dayOf(milliseconds));

/** What the table tells of a licence, and what can be done to it. */
export function licenceColumns(
  send: LicencesActor['send'],
  isLocked: boolean,
): readonly Column<LicenceRow>[] {
  return [
    {
      id: 'licence',
      head: words.columns.licence,
      place: 'title',
      cell: ({ id }) => <Score>{licenceName(id)}</Score>,
    },
    {
      id: 'count',
      head: words.columns.count,
      blockHead: true,
      place: 'line',
      cell: (row) => <Value isLocked={licenceLocks(row.licenceStatusId).count}>{row.numberOfLicence}</Value>,
    },
    {
      id: 'start',
      head: words.columns.start,
      blockHead: true,
      place: 'foot',
      cell: (row) => <Value isLocked={licenceLocks(row.licenceStatusId).start}>{day(row.startDate)}</Value>,
    },
    {
      id: 'end',
      head: words.columns.end,
      blockHead: true,
      place: 'footEnd',
      cell: (row) => <Value isLocked={false}>{day(row.endDate)}</Value>,
    },
    {
      id: 'status',
      head: words.columns.status,
      place: 'aside',
      cell: ({ licenceStatusId: status }) => (
        <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>
      ),
    },
    {
      id: 'actions',
      head: words.columns.actions,
      headState: 'hidden',
      align: 'end',
      place: 'last',
      cell: (licence) => {
        const name = licenceName(licence.id);
        return (
          <span className={css.actions}>
            {hasNextTerm(licence) && (
              <Button
                size="small"
                icon={RefreshCw}
                aria-label={words.renew(name)}
                disabled={isLocked}
                onClick={() => send({ type: 'renew', licence })}
              >
                {words.renewShort}
              </Button>
            )}
            <IconButton
              label={words.edit(name)}
              icon={Pencil}
              size="small"
              disabled={isLocked}
              onClick={() => send({ type: 'edit', licence })}
            />
            <IconButton
              label={words.remove(name)}
              icon={Trash}
              size="small"
              disabled={isLocked}
              onClick={() => send({ type: 'remove', licence })}
            />
          </span>
        );
      },
    },
  ];
}

type ValueProps = { isLocked: boolean; children: ReactNode };

/** A value, with a lock where an edit may not change it. */
const Value = ({ isLocked, children }: ValueProps) => (
  <span className={css.value}>
    <span>{children}</span>
    {isLocked && (
      <span className={css.lock}>
        <Icon glyph={Lock} size="small" />
        <VisuallyHidden>{words.locked}</VisuallyHidden>
      </span>
    )}
  </span>
);

import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { decimalText } from '#domain/language/locale.ts';
import { canAct, isHarsh } from '#domain/tournaments/desk-entry.ts';
import type { EntryAct } from '#domain/tournaments/entries.ts';
import { entriesWords as words } from '#domain/words/entries.ts';
import type { EntryRow } from '#machines/tournaments/entries-list.ts';
import type { EntryActionsEvent } from '#machines/tournaments/entry-actions-setup.ts';
import type { EntryActions } from '#machines/tournaments/entries-selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { Button } from '#views/ui/button.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { Stack } from '#views/ui/stack.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './entering.css.ts';
import { EntryChip } from './own-entry.tsx';

/** What is done at a moment, and how to do it. */
export type EntryParts = {
  at: EntryActions;
  send: (event: EntryActionsEvent) => void;
  /** Whether players check in before the draw. */
  hasCheckIn: boolean;
};

/** What the list tells of an entry, its next step, and what else can be done. */
export const entryColumns = (parts: EntryParts): readonly Column<EntryRow>[] => [
  {
    id: 'name',
    head: words.columns.name,
    place: 'title',
    cell: ({ name, club, isInactive }) => (
      <TwoLine main={name} detail={isInactive ? words.inactive : (club?.name ?? words.noClub)} />
    ),
  },
  {
    id: 'status',
    head: words.columns.status,
    place: 'line',
    cell: ({ status, position, reason, admissionReason }) => (
      <Stack gap={1} align="start">
        <EntryChip status={status} />
        {position !== null && <span className={css.muted}>{words.waitingAt(position)}</span>}
        {reason !== null && <span className={css.muted}>{reason}</span>}
        {admissionReason !== null && <span className={css.muted}>{words.letIn.shown(admissionReason)}</span>}
      </Stack>
    ),
  },
  {
    id: 'seed',
    head: words.columns.seed,
    align: 'end',
    place: 'line',
    blockHead: true,
    cell: ({ seed }) => seed ?? words.unseeded,
  },
  {
    id: 'rating',
    head: words.columns.rating,
    align: 'end',
    place: 'line',
    blockHead: true,
    cell: ({ rating }) => (rating === null ? words.unrated : decimalText(rating, 1)),
  },
  {
    id: 'next',
    head: words.columns.next,
    align: 'end',
    place: 'foot',
    cell: (row) => <NextStep row={row} parts={parts} />,
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: (row) => (
      <Acts>
        <Actions row={row} parts={parts} />
      </Acts>
    ),
  },
];

type CellProps = { row: EntryRow; parts: EntryParts };

/** The step that an entry waits for, if any. */
function nextOf({ status }: EntryRow, hasCheckIn: boolean): 'confirm' | 'checkIn' | null {
  if (status === 'requested' || status === 'waiting') return 'confirm';
  return status === 'confirmed' && hasCheckIn ? 'checkIn' : null;
}

const NextStep = ({ row, parts: { at, send, hasCheckIn } }: CellProps) => {
  const act = nextOf(row, hasCheckIn);
  if (act === null || !canAct(act, row.status, at.context.facts)) return null;
  const isBusy = at.matches('acting') && at.context.row?.userId === row.userId;
  return (
    <Button
      size="small"
      state={isBusy ? 'busy' : 'idle'}
      disabled={!isBusy && !at.can({ type: 'act', row, act })}
      aria-label={words.actOf[act](row.name)}
      onClick={() => send({ type: 'act', row, act })}
    >
      {words.acts[act]}
    </Button>
  );
};

const acts = [
  'confirm',
  'checkIn',
  'undoCheckIn',
  'refuse',
  'withdraw',
  'disqualify',
] as const satisfies EntryAct[];

const Actions = ({ row, parts: { at, send } }: CellProps) => {
  const possible = acts.filter((act) => canAct(act, row.status, at.context.facts));
  if (possible.length === 0) return null;
  return (
    <Menu trigger={<IconButton label={words.actionsOf(row.name)} icon={EllipsisVertical} size="small" />}>
      {possible.map((act) => (
        <MenuItem
          key={act}
          tone={isHarsh(act) ? 'danger' : 'normal'}
          disabled={!at.can({ type: 'act', row, act })}
          onSelect={() => send({ type: 'act', row, act })}
        >
          {words.acts[act]}
        </MenuItem>
      ))}
    </Menu>
  );
};

import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import LockOpen from 'lucide-react/icons/lock-open';
import Pencil from 'lucide-react/icons/pencil';
import Shuffle from 'lucide-react/icons/shuffle';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { fullGameLabel } from '#domain/games.ts';
import { fixturePageWords } from '#domain/words/fixture-page.ts';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import type { TournamentActionsEvent } from '#machines/tournaments/actions.ts';
import type { ManagedRow } from '#machines/tournaments/managed-list.ts';
import type { TournamentActions } from '#machines/tournaments/selectors.ts';
import { useIsReadOnly } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './page.css.ts';
import { StageChip } from './stage-chip.tsx';

/** What is done at a moment, and how to do it. */
export type ActionParts = { at: TournamentActions; send: (event: TournamentActionsEvent) => void };

const formAddress = ({ tournamentId }: ManagedRow): string => `/create-tournament?id=${tournamentId}`;
const entriesAddress = ({ tournamentId }: ManagedRow): string =>
  `/tournament?id=${tournamentId}&view=entries`;
const drawAddress = ({ tournamentId }: ManagedRow): string => `/tournament?id=${tournamentId}&view=draw`;
const planAddress = ({ tournamentId }: ManagedRow): string => `/tournament?id=${tournamentId}&view=plan`;
const pageAddress = ({ tournamentId }: ManagedRow): string => `/tournamentInfo/${tournamentId}`;

/** Nothing of it can be changed any more. */
const isOver = ({ stage }: ManagedRow): boolean => stage === 'finished' || stage === 'cancelled';

/** Its matches can be planned and called. */
const isDrawn = ({ stage }: ManagedRow): boolean => stage === 'drawn' || stage === 'running';

/** What the list tells of a tournament, its one next step, and what else can be done. */
export function managedColumns(parts: ActionParts): readonly Column<ManagedRow>[] {
  return [
    {
      id: 'name',
      head: words.columns.name,
      place: 'title',
      cell: (row) => (
        <TwoLine
          main={
            <Link href={isOver(row) ? pageAddress(row) : formAddress(row)} tone="quiet">
              {row.name}
            </Link>
          }
          detail={`${row.club?.name ?? words.association} · ${fullGameLabel(row.gameType)}, ${fixturePageWords.formats[row.format]}`}
        />
      ),
    },
    {
      id: 'stage',
      head: words.columns.stage,
      place: 'line',
      cell: ({ stage }) => <StageChip stage={stage} />,
    },
    {
      id: 'dates',
      head: words.columns.dates,
      place: 'line',
      cell: (row) => <span className={css.whole}>{datesOf(row)}</span>,
    },
    {
      id: 'players',
      head: words.columns.players,
      align: 'end',
      place: 'line',
      cell: ({ playerCount, capacity, waitingCount }) => (
        <TwoLine
          main={
            <span className={css.whole}>
              {words.places(playerCount, capacity)}
              <span className={css.counted}> {words.players}</span>
            </span>
          }
          detail={waitingCount > 0 ? words.waiting(waitingCount) : null}
        />
      ),
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
      cell: (row) => <Actions row={row} parts={parts} />,
    },
  ];
}

const datesOf = ({ startDate, endDate }: ManagedRow): string => {
  const first = plainDayText(startDate);
  const last = plainDayText(endDate) ?? first;
  if (first === null || last === null) return words.undated;
  return first === last ? first : words.days(first, last);
};

type CellProps = { row: ManagedRow; parts: ActionParts };

/** The club of a tournament, if it is one of a club. */
const placesOf = ({ club }: ManagedRow): number[] => (club ? [club.clubId] : []);

const steps = { draft: 'publish', open: 'close' } as const;

/** The step that a tournament waits for; where none is due, the way to its page. */
const NextStep = ({ row, parts: { at, send } }: CellProps) => {
  const { stage, name } = row;
  const isReadOnly = useIsReadOnly(placesOf(row));
  if (stage === 'closed') {
    return (
      <ButtonLink size="small" href={drawAddress(row)} aria-label={words.drawOf(name)}>
        {words.draw}
      </ButtonLink>
    );
  }
  if (isDrawn(row)) {
    return (
      <ButtonLink size="small" href={planAddress(row)} aria-label={words.planOf(name)}>
        {words.plan}
      </ButtonLink>
    );
  }
  if (stage !== 'draft' && stage !== 'open') {
    return (
      <ButtonLink size="small" href={pageAddress(row)} aria-label={words.openOf(name)}>
        {words.open}
      </ButtonLink>
    );
  }
  const type = steps[stage];
  if (isReadOnly) return null;
  const isBusy = at.hasTag('busy') && at.context.row?.tournamentId === row.tournamentId;
  return (
    <Button
      size="small"
      tone="secondary"
      state={isBusy ? 'busy' : 'idle'}
      disabled={!isBusy && !at.can({ type, row })}
      aria-label={words.next[type](name)}
      onClick={() => send({ type, row })}
    >
      {words.shown[type]}
    </Button>
  );
};

const Actions = ({ row, parts: { at, send } }: CellProps) => {
  const { reopen, cancel, delete: remove } = tournamentWords.moves;
  const mayAct = !useIsReadOnly(placesOf(row));
  const canReopen = mayAct && at.can({ type: 'reopen', row });
  const canCancel = mayAct && at.can({ type: 'cancel', row });
  const canDelete = mayAct && at.can({ type: 'delete', row });
  return (
    <Menu trigger={<IconButton label={words.actionsOf(row.name)} icon={EllipsisVertical} size="small" />}>
      {mayAct && !isOver(row) && (
        <MenuLink href={formAddress(row)} icon={Pencil}>
          {words.edit}
        </MenuLink>
      )}
      {row.stage !== 'draft' && (
        <MenuLink href={entriesAddress(row)} icon={Users}>
          {words.entries}
        </MenuLink>
      )}
      {row.stage !== 'draft' && !isOver(row) && (
        <MenuLink href={drawAddress(row)} icon={Shuffle}>
          {words.draw}
        </MenuLink>
      )}
      {isDrawn(row) && (
        <MenuLink href={planAddress(row)} icon={CalendarClock}>
          {words.plan}
        </MenuLink>
      )}
      <MenuLink href={pageAddress(row)} icon={Eye}>
        {words.page}
      </MenuLink>
      {canReopen && (
        <MenuItem icon={LockOpen} onSelect={() => send({ type: 'reopen', row })}>
          {reopen}
        </MenuItem>
      )}
      {(canCancel || canDelete) && <MenuRule />}
      {canCancel && (
        <MenuItem icon={Ban} tone="danger" onSelect={() => send({ type: 'cancel', row })}>
          {cancel}
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem icon={Trash} tone="danger" onSelect={() => send({ type: 'delete', row })}>
          {remove}
        </MenuItem>
      )}
    </Menu>
  );
};

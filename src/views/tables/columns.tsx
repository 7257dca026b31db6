import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Wrench from 'lucide-react/icons/wrench';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { fullGameLabel } from '#domain/games.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import type { TableRow } from '#machines/tables/list.ts';
import { Acts } from '#views/ui/acts.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { Handle, type DeskParts } from './handle.tsx';
import * as css from './page.css.ts';

const looks: Record<TableRow['state'], Status> = {
  free: 'active',
  inPlay: 'upcoming',
  outOfOrder: 'suspended',
};

const editAddress = ({ clubId, tableId }: TableRow): string =>
  `/add-table?clubId=${clubId}&tableId=${tableId}`;

/** What the list tells of a table, and what can be done to it. */
export function tableColumns(parts: DeskParts): readonly Column<TableRow>[] {
  return [
    {
      id: 'order',
      head: words.columns.order,
      headState: 'hidden',
      place: 'aside',
      cell: (table) => (
        <Acts of={[table.clubId]}>
          <Handle table={table} parts={parts} />
        </Acts>
      ),
    },
    {
      id: 'table',
      head: words.columns.table,
      place: 'title',
      cell: (table) => (
        <div className={css.named}>
          <TwoLine
            main={
              <Link href={editAddress(table)} tone="quiet">
                {words.named(table)}
              </Link>
            }
            detail={table.make}
          />
        </div>
      ),
    },
    {
      id: 'games',
      head: words.columns.games,
      place: 'foot',
      cell: ({ gameTypes }) => (
        <span className={css.games}>
          {gameTypes.map((game) => fullGameLabel(game)).join('; ') || words.allGames}
        </span>
      ),
    },
    {
      id: 'state',
      head: words.columns.state,
      place: 'line',
      cell: ({ state }) => <StatusChip status={looks[state]}>{words.states[state]}</StatusChip>,
    },
    {
      id: 'match',
      head: words.columns.match,
      place: 'foot',
      cell: ({ match }) => <OnIt match={match} />,
    },
    {
      id: 'actions',
      head: words.columns.actions,
      headState: 'hidden',
      align: 'end',
      place: 'aside',
      cell: (table) => (
        <Acts of={[table.clubId]}>
          <Actions table={table} parts={parts} />
        </Acts>
      ),
    },
  ];
}

/** The match that is on a table, or the next one. */
const OnIt = ({ match }: Pick<TableRow, 'match'>) => {
  if (!match) return <span className={css.muted}>{words.noMatch}</span>;
  const { playerName1, playerName2, player1, player2 } = match;
  const nameOf = (name: string | null, { isNameHidden }: { isNameHidden: boolean }): string =>
    name ?? (isNameHidden ? words.hidden : words.openSeat);
  const when = match.statusId === 7 ? words.live : words.next(timeOf(match));
  return (
    <TwoLine
      main={
        <Link href={`/match/${match.matchId}`} tone="quiet">
          {words.versus(nameOf(playerName1, player1), nameOf(playerName2, player2))}
        </Link>
      }
      detail={when}
    />
  );
};

const timeOf = ({ scheduleTime, timeZone }: NonNullable<TableRow['match']>): string =>
  fixtureTime(scheduleTime, timeZone)?.text ?? words.unscheduled;

const Actions = ({ table, parts: { at, send } }: { table: TableRow; parts: DeskParts }) => {
  const mark = { type: 'mark', table } as const;
  const remove = { type: 'remove', table } as const;
  return (
    <Menu
      trigger={
        <IconButton label={words.actionsOf(words.named(table))} icon={EllipsisVertical} size="small" />
      }
    >
      <MenuLink href={editAddress(table)} icon={Pencil}>
        {words.edit}
      </MenuLink>
      <MenuItem icon={Wrench} disabled={!at.can(mark)} onSelect={() => send(mark)}>
        {table.isOutOfOrder ? words.markIn : words.markOut}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={Trash} tone="danger" disabled={!at.can(remove)} onSelect={() => send(remove)}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
};

import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { clubWords as words } from '#domain/words/clubs.ts';
import type { ClubDeskEvent } from '#machines/clubs/desk.ts';
import type { ClubRow } from '#machines/clubs/list.ts';
import { statusShown, type ClubDesk } from '#machines/clubs/selectors.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { Switch } from '#views/ui/switch.tsx';
import type { Column } from '#views/ui/table.tsx';
import { editAddress } from './columns.tsx';

/** What can be done to a club of the list: its switch and its menu. */
export function deskColumns(
  desk: ClubDesk,
  send: (event: ClubDeskEvent) => void,
): readonly Column<ClubRow>[] {
  const named = ({ clubId, name, version }: ClubRow) => ({ clubId, name, version });
  return [
    {
      id: 'active',
      head: words.columns.active,
      place: 'aside',
      cell: (row) => {
        const shown = statusShown(desk, row);
        const event = { type: 'switch', club: named(row), clubStatusId: shown === 1 ? 2 : 1 } as const;
        return (
          <Switch
            label={words.isActive(row.name)}
            state={shown === 1 ? 'on' : 'off'}
            aria-disabled={!desk.can(event)}
            onSwitch={() => send(event)}
          />
        );
      },
    },
    {
      id: 'actions',
      head: words.columns.actions,
      headState: 'hidden',
      place: 'aside',
      cell: (row) => {
        const event = { type: 'remove', club: named(row) } as const;
        return (
          <Menu
            trigger={<IconButton label={words.actionsOf(row.name)} icon={EllipsisVertical} size="small" />}
          >
            <MenuLink href={editAddress(row.clubId)} icon={Pencil}>
              {words.edit}
            </MenuLink>
            <MenuRule />
            <MenuItem icon={Trash} tone="danger" disabled={!desk.can(event)} onSelect={() => send(event)}>
              {words.remove}
            </MenuItem>
          </Menu>
        );
      },
    },
  ];
}

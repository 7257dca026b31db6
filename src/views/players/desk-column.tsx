import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { mayKeep, mayResetFactor, type PlayerGroup } from '#domain/players/rights.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { secondFactorWords as factorWords } from '#domain/words/second-factor.ts';
import type { PlayerDeskEvent } from '#machines/players/desk.ts';
import type { PlayerRow } from '#machines/players/list.ts';
import type { PlayerDesk } from '#machines/players/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import type { Column } from '#views/ui/table.tsx';
import { editAddress } from './columns.tsx';
import type { Viewer } from './viewer.ts';

/** What can be done to a person of the list. */
export function deskColumn(
  desk: PlayerDesk,
  send: (event: PlayerDeskEvent) => void,
  viewer: Viewer,
  group: PlayerGroup,
): Column<PlayerRow> {
  return {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    place: 'aside',
    cell: (row) => {
      const isKept = mayKeep(viewer, row);
      const hasFactor = row.hasSecondFactor === true && mayResetFactor(viewer, row);
      const what = { row, group, desk, send, isKept, hasFactor };
      return (
        (isKept || hasFactor) && (
          <Acts of={row.clubs.map(({ clubId }) => clubId)}>
            <Actions {...what} />
          </Acts>
        )
      );
    },
  };
}

type ActionsProps = {
  row: PlayerRow;
  group: PlayerGroup;
  desk: PlayerDesk;
  send: (event: PlayerDeskEvent) => void;
  isKept: boolean;
  /** Whether a second factor is there that may be switched off. */
  hasFactor: boolean;
};

const Actions = ({ row, group, desk, send, isKept, hasFactor }: ActionsProps) => {
  const { userId, fullName, version, statusId } = row;
  const player = { userId, fullName, version };
  const isOff = statusId === 2 || statusId === 5;
  const turn = { type: isOff ? 'activate' : 'suspend', player } as const;
  const reset = { type: 'reset.factor', player } as const;
  const resend = { type: 'resend', player } as const;
  return (
    <Menu trigger={<IconButton label={words.actionsOf(fullName)} icon={EllipsisVertical} size="small" />}>
      {isKept && (
        <MenuLink href={editAddress(userId, group)} icon={Pencil}>
          {words.edit}
        </MenuLink>
      )}
      {isKept && statusId === 4 && (
        <MenuItem icon={Mail} disabled={!desk.can(resend)} onSelect={() => send(resend)}>
          {words.resend}
        </MenuItem>
      )}
      {isKept && <MenuRule />}
      {hasFactor && (
        <MenuItem icon={ShieldOff} tone="danger" disabled={!desk.can(reset)} onSelect={() => send(reset)}>
          {factorWords.reset}
        </MenuItem>
      )}
      {isKept && (
        <MenuItem
          icon={isOff ? UserCheck : UserX}
          tone={isOff ? 'normal' : 'danger'}
          disabled={!desk.can(turn)}
          onSelect={() => send(turn)}
        >
          {isOff ? words.activate : words.suspend}
        </MenuItem>
      )}
    </Menu>
  );
};

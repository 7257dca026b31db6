import { groupedNumber } from '#domain/countries/number.ts';
import { mayKeep, type PlayerGroup } from '#domain/players/rights.ts';
import { roleLabel } from '#domain/roles.ts';
import { playerWords as words } from '#domain/words/players.ts';
import type { PlayerSort } from '#machines/players/address.ts';
import type { PlayerRow } from '#machines/players/list.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { EmailText } from '#views/ui/email-text.tsx';
import { Link } from '#views/ui/link.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import type { Viewer } from './viewer.ts';
import * as css from './page.css.ts';

const formOf: Record<PlayerGroup, `/${string}`> = {
  members: '/add-player',
  clubAdmins: '/add-player?role=4',
  platformAdmins: '/add-player?role=2',
};

/** Where a person of a group is added. */
export const addAddress = (group: PlayerGroup): string => formOf[group];

/** Where a person of a group is changed. */
export const editAddress = (userId: number, group: PlayerGroup): string =>
  `${formOf[group]}${group === 'members' ? '?' : '&'}userId=${userId}`;

const looks: Record<PlayerRow['statusId'], Status> = {
  1: 'active',
  2: 'suspended',
  4: 'passwordNotSet',
  5: 'inactive',
};

export type ColumnParts = {
  group: PlayerGroup;
  viewer: Viewer;
  sort: PlayerSort;
  onSort: (sort: PlayerSort) => void;
};

/** What the list tells of a person; its head sorts by name. */
export function columnsOf({ group, viewer, sort, onSort }: ColumnParts): readonly Column<PlayerRow>[] {
  const order = sort === 'name' ? 'ascending' : sort === '-name' ? 'descending' : 'none';
  const all: readonly Column<PlayerRow>[] = [
    {
      id: 'name',
      head: words.columns.name,
      place: 'title',
      sorting: { order, onSort: () => onSort(sort === 'name' ? '-name' : 'name') },
      cell: (row) => (
        <TwoLine
          lead={<Avatar name={row.fullName} photo={row.profileImage ?? undefined} />}
          main={<Name row={row} viewer={viewer} group={group} />}
          detail={<EmailText>{row.email}</EmailText>}
        />
      ),
    },
    {
      id: 'role',
      head: words.columns.role,
      cell: (row) => <Role row={row} />,
    },
    { id: 'clubs', head: words.columns.clubs, cell: ({ clubs }) => <Clubs clubs={clubs} /> },
    {
      id: 'mobile',
      head: words.columns.mobile,
      place: 'none',
      cell: (row) => <Phone row={row} />,
    },
    {
      id: 'status',
      head: words.columns.status,
      place: 'foot',
      cell: ({ statusId }) => <StatusChip status={looks[statusId]}>{words.status[statusId]}</StatusChip>,
    },
  ];
  return group === 'platformAdmins' ? all.filter(({ id }) => id !== 'clubs') : all;
}

const Name = ({ row, viewer, group }: { row: PlayerRow } & Pick<ColumnParts, 'viewer' | 'group'>) =>
  mayKeep(viewer, row) ? (
    <Link href={editAddress(row.userId, group)} tone="quiet">
      {row.fullName}
    </Link>
  ) : (
    row.fullName
  );

const Clubs = ({ clubs }: Pick<PlayerRow, 'clubs'>) => {
  const [first, ...more] = clubs;
  if (!first) return <span className={css.muted}>{words.noClub}</span>;
  return more.length === 0 ? first.name : words.moreClubs(first.name, more.length);
};

/** No role is cut off: Club Admin and Club Super Admin begin alike. */
const Role = ({ row: { roleId, isReferee, isRefereeConfirmed } }: { row: PlayerRow }) => (
  <>
    <div className={css.whole}>{roleLabel(roleId)}</div>
    {isReferee && (
      <div className={css.muted}>{isRefereeConfirmed ? words.referee : words.unconfirmedReferee}</div>
    )}
  </>
);

const Phone = ({ row }: { row: PlayerRow }) => {
  const number = phoneOf(row);
  return <span className={number === null ? css.muted : css.whole}>{number ?? words.noMobile}</span>;
};

function phoneOf({ countryCode, mobile }: PlayerRow): string | null {
  return mobile === null ? null : `${countryCode?.split(',')[1] ?? ''} ${groupedNumber(mobile)}`.trim();
}

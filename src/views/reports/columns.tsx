import { roleLabel } from '#domain/roles.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import type { SignInRow } from '#machines/reports/list.ts';
import { timeText } from '#machines/reports/selectors.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './page.css.ts';

/** What the report tells of a log-in. */
export const columns: readonly Column<SignInRow>[] = [
  {
    id: 'member',
    get head() {
      return words.columns.member;
    },
    place: 'title',
    cell: ({ user, roleId }) => (
      <TwoLine lead={<Avatar name={user.fullName} />} main={user.fullName} detail={roleLabel(roleId)} />
    ),
  },
  {
    id: 'clubs',
    get head() {
      return words.columns.clubs;
    },
    place: 'line',
    cell: ({ clubs }) =>
      clubs.length === 0 ? (
        <span className={css.muted}>{words.noClub}</span>
      ) : (
        clubs.map(({ name }) => name).join(', ')
      ),
  },
  {
    id: 'device',
    get head() {
      return words.columns.device;
    },
    place: 'line',
    cell: ({ device }) => device,
  },
  {
    id: 'in',
    get head() {
      return words.columns.in;
    },
    place: 'line',
    get blockName() {
      return words.blockIn;
    },
    cell: ({ signedInAt }) => <Time at={signedInAt} />,
  },
  {
    id: 'out',
    get head() {
      return words.columns.out;
    },
    place: 'line',
    blockName: ({ signedOutAt }) => (signedOutAt === null ? '' : words.blockOut),
    cell: ({ signedOutAt }) =>
      signedOutAt === null ? (
        <StatusChip status="active">{words.still}</StatusChip>
      ) : (
        <Time at={signedOutAt} />
      ),
  },
];

const Time = ({ at }: { at: string }) => <span className={css.time}>{timeText(at)}</span>;

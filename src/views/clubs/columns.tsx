import { percentText } from '#domain/language/locale.ts';
import { clubWords as words } from '#domain/words/clubs.ts';
import type { ClubSort } from '#machines/clubs/address.ts';
import type { ClubRow } from '#machines/clubs/list.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { EmailText } from '#views/ui/email-text.tsx';
import { Link } from '#views/ui/link.tsx';
import { Score } from '#views/ui/score.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { countryName } from '#domain/countries/names.ts';
import { LicenceState } from './licence-state.tsx';
import * as css from './page.css.ts';

/** Where a club is changed. */
export const editAddress = (clubId: number): string => `/add-club?clubId=${clubId}`;

type Sortable = 'name' | 'licenceEnd';

/** What the list tells of a club; its head sorts by name and by the end of the licences. */
export function columnsOf(sort: ClubSort, onSort: (sort: ClubSort) => void): readonly Column<ClubRow>[] {
  const sorting = (by: Sortable) => ({
    order:
      sort === by ? ('ascending' as const) : sort === `-${by}` ? ('descending' as const) : ('none' as const),
    onSort: () => onSort(sort === by ? `-${by}` : by),
  });
  return [
    {
      id: 'name',
      head: words.columns.name,
      place: 'title',
      sorting: sorting('name'),
      cell: (row) => (
        <TwoLine
          lead={<Avatar name={row.name} shape="club" photo={row.logo ?? undefined} />}
          main={
            <Link href={editAddress(row.clubId)} tone="quiet">
              {row.name}
            </Link>
          }
          detail={`${row.city}, ${countryName(row.countryId)}`}
        />
      ),
    },
    {
      id: 'contact',
      head: words.columns.contact,
      place: 'none',
      cell: ({ user }) =>
        user ? (
          <TwoLine main={user.fullName} detail={<EmailText>{user.email}</EmailText>} />
        ) : (
          <span className={css.muted}>{words.noContact}</span>
        ),
    },
    {
      id: 'licences',
      head: words.columns.licences,
      align: 'end',
      place: 'foot',
      blockName: ({ licenceCount }) => (licenceCount === 1 ? words.oneLicence : words.licences),
      cell: ({ licenceCount }) => <Score>{licenceCount}</Score>,
    },
    {
      id: 'licence',
      head: words.columns.licence,
      sorting: sorting('licenceEnd'),
      cell: (row) => (
        <LicenceState
          status={row.licenceStatusId}
          start={row.licenceStart}
          end={row.licenceEnd}
          renewedUntil={row.licenceRenewedUntil}
        />
      ),
    },
    {
      id: 'fee',
      head: words.columns.fee,
      align: 'end',
      place: 'none',
      cell: (row) => (
        <TwoLine
          main={<span className={css.fee}>{percentText(row.platformFee)}</span>}
          detail={<span className={css.fee}>{row.currency}</span>}
        />
      ),
    },
    {
      id: 'members',
      head: words.columns.members,
      align: 'end',
      place: 'footEnd',
      blockName: ({ memberCount }) => (memberCount === 1 ? words.oneMember : words.members),
      cell: ({ memberCount }) => <Score>{memberCount}</Score>,
    },
  ];
}

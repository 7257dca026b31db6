import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { LedgerScope } from '#domain/payments/ledger.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import type { Days } from '#machines/reports/days.ts';
import {
  LedgerPage,
  pageMachine,
  readAddress,
  writeAddress,
  type LedgerHeading,
  type LedgerName,
} from '#views/payments/ledger-page.tsx';
import { ClubSubscriptions } from './club-subscriptions.tsx';
import { MembersCredit } from './members-credit.tsx';
import { useClubs } from './use-clubs.ts';
import { useDays } from './use-days.ts';

/** Which part of the ledger each list is of. */
const scopes: Readonly<Record<LedgerName, LedgerScope>> = {
  'all-transactions': 'all',
  'my-transactions': 'clubs',
  'payments-clubs': 'clubs',
  'payments-members': 'members',
  'payments-members-club': 'members',
  'payments-members-platform': 'platform',
  'sponsored-transactions': 'sponsored',
};

/** The page of one part of the ledger. */
export const ledgerOf =
  (name: LedgerName) =>
  ({ actors }: { actors: AppActors }) => (
    <>
      <Ledger key={name} actors={actors} name={name} />
      {name === 'payments-members' && <MembersCredit actors={actors} />}
      {withSubscriptions.has(name) && <ClubSubscriptions actors={actors} />}
    </>
  );

/** The lists of what members pay their clubs, beside which stands what clubs offer them. */
const withSubscriptions: ReadonlySet<LedgerName> = new Set(['payments-members', 'payments-members-club']);

/** The list of all payments is called as its reader's entry in the sidebar: it has those that they may see. */
function headingOf(name: LedgerName, roleId: number | undefined): LedgerHeading {
  if (name !== 'all-transactions' || roleId === 1) return name;
  return roleId === 5 ? 'own-transactions' : 'member-transactions';
}

const Ledger = ({ actors, name }: { actors: AppActors; name: LedgerName }) => {
  const asked = useSearch();
  const question = useMemo(() => readAddress(asked, scopes[name]), [asked, name]);
  const { list, actions, search } = useListPage(actors, pageMachine, { question }, writeAddress);
  const days = useDays(
    question.filters,
    useCallback((filters: Days) => list.send({ type: 'filters.changed', filters }), [list]),
  );
  const clubs = useClubs(actors);
  const heading = headingOf(name, useSelector(actors.session, selectUser)?.roleId);
  return <LedgerPage {...{ name, heading, search, days, clubs }} actor={list} desk={actions} />;
};

import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { LedgerScope } from '#domain/payments/ledger.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import type { Days } from '#machines/reports/days.ts';
import {
  deskMachine,
  LedgerPage,
  machine,
  readAddress,
  searchMachine,
  writeAddress,
  type LedgerHeading,
  type LedgerName,
} from '#views/payments/ledger-page.tsx';
import { ClubSubscriptions } from './club-subscriptions.tsx';
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

/** The page of one part of the ledger; what is asked of it stands in the address. */
export const ledgerOf =
  (name: LedgerName) =>
  ({ actors }: { actors: AppActors }) => (
    <>
      <Ledger key={name} actors={actors} name={name} />
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
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(asked, scopes[name]), [asked, name]);
  const text = question.filters.search;
  const actor = useActorRef(machine, { input: { question } });
  const desk = useActorRef(deskMachine);
  const search = useActorRef(searchMachine, { input: { text } });
  const days = useDays(
    question.filters,
    useCallback((filters: Days) => actor.send({ type: 'filters.changed', filters }), [actor]),
  );
  const clubs = useClubs(actors);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
    notice: actors.notices.send,
  });
  useEmitted(desk, {
    notice: actors.notices.send,
  });
  useEmitted(search, {
    'search.chosen': (event) => {
      // The same words once more would only lead back to the first page.
      if (event.text !== actor.getSnapshot().context.question.filters.search)
        actor.send({ type: 'filters.changed', filters: { search: event.text } });
    },
  });
  const heading = headingOf(name, useSelector(actors.session, selectUser)?.roleId);
  return <LedgerPage {...{ name, heading, actor, desk, search, days, clubs }} />;
};

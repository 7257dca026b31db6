import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { CardsPage, machine } from '#views/payments/cards-page.tsx';
import { MemberSubscriptions } from './member-subscriptions.tsx';
import { OwnCredit } from './own-credit.tsx';

/** The own cards, and what a member pays with them; what the provider wrote into the address on the way back is taken off at once. */
export const Cards = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch()).get('card');
  const [path, navigate] = useLocation();
  const isMember = useSelector(actors.session, selectUser)?.roleId === 5;
  const setupId = said !== null && /^[\w-]{1,255}$/.test(said) ? said : null;
  const actor = useActorRef(machine, { input: { setupId } });
  // The machine has what it says as its input; loading the page again must not say it once more.
  useEffect(() => {
    if (said !== null) navigate(path, { replace: true });
  }, [said, path, navigate]);
  useReports(actor, actors.app);
  return (
    <CardsPage actor={actor}>
      {isMember && <OwnCredit actors={actors} />}
      {isMember && <MemberSubscriptions actors={actors} />}
    </CardsPage>
  );
};

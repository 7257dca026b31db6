import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, OnboardPage, type Arrival } from '#views/payments/onboard-page.tsx';

/** The club's account with the payment provider; how one came is taken off the address at once. */
export const Onboard = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch()).get('connect');
  const [path, navigate] = useLocation();
  const userId = actors.session.getSnapshot().context.user?.userId ?? 0;
  const actor = useActorRef(machine, {
    input: { userId, arrival: arrivalOf(said) },
  });
  // The machine has what it says as its input; loading the page again must not say it once more.
  useEffect(() => {
    if (said !== null) navigate(path, { replace: true });
  }, [said, path, navigate]);
  useReports(actor, actors.app);
  return <OnboardPage actor={actor} />;
};

const arrivalOf = (said: string | null): Arrival =>
  said === 'return' || said === 'refresh' ? said : 'plain';

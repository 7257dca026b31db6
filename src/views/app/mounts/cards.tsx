import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { CardsPage, machine } from '#views/payments/cards-page.tsx';

/** The own cards; what the provider wrote into the address on the way back is taken off at once. */
export const Cards = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch()).get('card');
  const [path, navigate] = useLocation();
  const setupId = said !== null && /^[\w-]{1,255}$/.test(said) ? said : null;
  const actor = useActorRef(machine, { input: { setupId } });
  useEffect(() => {
    if (said !== null) navigate(path, { replace: true });
  }, [said, path, navigate]);
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (event) => actors.notices.send(event));
    return unsubscribe;
  }, [actor, actors]);
  return <CardsPage actor={actor} />;
};

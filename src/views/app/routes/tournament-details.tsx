import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import {
  machine,
  readListAddress,
  TournamentListPage,
  writeListAddress,
} from '#views/fixtures/list-page.tsx';

/** The list of tournaments; what it asks stands in the address, and Back asks what was asked before. */
export const TournamentDetails = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readListAddress(search), [search]);
  const actor = useActorRef(machine, { input: { question } });
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => {
    const subscriptions = [
      actor.on('question.changed', (event) => {
        const query = writeListAddress(event.question);
        navigate(query ? `${path}?${query}` : path);
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, navigate, path]);
  return <TournamentListPage actor={actor} />;
};

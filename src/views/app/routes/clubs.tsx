import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { ClubsPage, deskMachine, machine, readAddress, writeAddress } from '#views/clubs/page.tsx';

/** The list of clubs; what it asks stands in the address, and Back asks what was asked before. */
export const Clubs = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(search), [search]);
  const { name } = question.filters;
  const actor = useActorRef(machine, { input: { question } });
  const desk = useActorRef(deskMachine, { input: { text: name } });
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => desk.send({ type: 'address.changed', text: name }), [desk, name]);
  useEffect(() => {
    const subscriptions = [
      actor.on('question.changed', (event) => {
        const query = writeAddress(event.question);
        navigate(query ? `${path}?${query}` : path);
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
      desk.on('notice', (event) => actors.notices.send(event)),
      desk.on('search.chosen', ({ text }) => {
        // The same words once more would only lead back to the first page.
        if (text !== actor.getSnapshot().context.question.filters.name)
          actor.send({ type: 'filters.changed', filters: { name: text } });
      }),
      desk.on('club.changed', () => actor.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, desk, navigate, path]);
  return <ClubsPage actor={actor} desk={desk} />;
};

import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
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
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
    notice: actors.notices.send,
  });
  useEmitted(desk, {
    notice: actors.notices.send,
    'search.chosen': ({ text }) => {
      // The same words once more would only lead back to the first page.
      if (text !== actor.getSnapshot().context.question.filters.name)
        actor.send({ type: 'filters.changed', filters: { name: text } });
    },
    'club.changed': () => actor.send({ type: 'refresh.due' }),
  });
  return <ClubsPage actor={actor} desk={desk} />;
};

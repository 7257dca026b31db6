import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import {
  actionsMachine,
  EntriesPage,
  machine,
  ownTournamentMachine,
  readEntryAddress,
  searchMachine,
  writeEntryAddress,
} from '#views/tournaments/entries-page.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** Who has entered the tournament that the address names; what is asked of the list stands in the address. */
export const TournamentEntries = ({ actors, tournamentId }: Props) => {
  const asked = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readEntryAddress(tournamentId, asked), [asked, tournamentId]);
  const text = question.filters.search;
  const own = useActorRef(ownTournamentMachine, { input: { question: { tournamentId } } });
  const actor = useActorRef(machine, { input: { question } });
  const search = useActorRef(searchMachine, { input: { text } });
  const actions = useActorRef(actionsMachine, { input: { tournamentId } });
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEffect(() => {
    let heard: unknown = null;
    const subscriptions = [
      own.subscribe(({ context: { answer } }) => {
        if (answer === null || answer === heard) return;
        heard = answer;
        const facts = { stage: answer.stage, hasRoom: answer.playerCount < answer.capacity };
        actions.send({ type: 'tournament.read', facts });
      }),
      actor.on('question.changed', (event) => navigate(`${path}?${writeEntryAddress(event.question)}`)),
      actor.on('notice', (event) => actors.notices.send(event)),
      search.on('search.chosen', (event) => {
        // The same words once more would only lead back to the first page.
        if (event.text !== actor.getSnapshot().context.question.filters.search)
          actor.send({ type: 'filters.changed', filters: { search: event.text } });
      }),
      actions.on('notice', (event) => actors.notices.send(event)),
      actions.on('entries.changed', () => {
        actor.send({ type: 'refresh.due' });
        own.send({ type: 'refresh.due' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actions, actor, actors, navigate, own, path, search]);
  return <EntriesPage own={own} actor={actor} search={search} actions={actions} />;
};

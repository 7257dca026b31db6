import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import {
  actionsMachine,
  machine,
  readAddress,
  searchMachine,
  TournamentsPage,
  writeAddress,
} from '#views/tournaments/page.tsx';
import { numberIn } from './number-in.ts';

const TournamentEntries = lazily(
  () => import('./tournament-entries.tsx').then(({ TournamentEntries: part }) => part),
  UnfetchedPage,
);

const TournamentDraw = lazily(
  () => import('./tournament-draw.tsx').then(({ TournamentDraw: part }) => part),
  UnfetchedPage,
);

const TournamentPlan = lazily(
  () => import('./tournament-plan.tsx').then(({ TournamentPlan: part }) => part),
  UnfetchedPage,
);

type Props = { actors: AppActors };

/** The tournaments that somebody runs, or what the address names of one of them. */
export const Tournaments = ({ actors }: Props) => {
  const params = new URLSearchParams(useSearch());
  const id = numberIn(params.get('id'));
  const view = params.get('view');
  if (id !== null && view === 'entries') {
    return <TournamentEntries key={id} actors={actors} tournamentId={id} />;
  }
  if (id !== null && view === 'draw') return <TournamentDraw key={id} actors={actors} tournamentId={id} />;
  if (id !== null && view === 'plan') return <TournamentPlan key={id} actors={actors} tournamentId={id} />;
  return <List actors={actors} />;
};

/** The list; what is asked of it stands in the address. */
const List = ({ actors }: Props) => {
  const asked = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(asked), [asked]);
  const text = question.filters.search;
  const actor = useActorRef(machine, { input: { question } });
  const search = useActorRef(searchMachine, { input: { text } });
  const actions = useActorRef(actionsMachine);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
    notice: actors.notices.send,
  });
  useEmitted(search, {
    'search.chosen': (event) => {
      // The same words once more would only lead back to the first page.
      if (event.text !== actor.getSnapshot().context.question.filters.search)
        actor.send({ type: 'filters.changed', filters: { search: event.text } });
    },
  });
  useEmitted(actions, {
    notice: actors.notices.send,
    'tournaments.changed': () => actor.send({ type: 'refresh.due' }),
  });
  return <TournamentsPage actor={actor} search={search} actions={actions} />;
};

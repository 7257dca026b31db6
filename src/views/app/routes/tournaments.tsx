import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import { useListPage } from '#views/app/use-list-page.ts';
import { pageMachine, readAddress, TournamentsPage, writeAddress } from '#views/tournaments/page.tsx';
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

const List = ({ actors }: Props) => {
  const asked = useSearch();
  const question = useMemo(() => readAddress(asked), [asked]);
  const { list, search, actions } = useListPage(actors, pageMachine, { question }, writeAddress);
  return <TournamentsPage actor={list} search={search} actions={actions} />;
};

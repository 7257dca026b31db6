import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import { openClubs } from '#domain/clubs/standing.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import {
  associationHost,
  hostOf,
  machine,
  ownTimeZone,
  TournamentFormPage,
} from '#views/tournaments/form-page.tsx';
import { numberIn } from './number-in.ts';

/** The form of a tournament: of the one that the address names, else of a new one. */
export const CreateTournament = ({ actors }: { actors: AppActors }) => {
  const id = new URLSearchParams(useSearch()).get('id');
  return <TournamentForm key={id} actors={actors} tournamentId={id === null ? null : (numberIn(id) ?? 0)} />;
};

type Props = { actors: AppActors; tournamentId: number | null };

const TournamentForm = ({ actors, tournamentId }: Props) => {
  const [, navigate] = useLocation();
  const user = useSelector(actors.session, selectUser);
  const { open, off } = openClubs(useSelector(actors.session, selectClubs));
  const isEverywhere = user !== null && user.roleId <= 2;
  const actor = useActorRef(machine, {
    input: {
      userId: user?.userId ?? 0,
      tournamentId,
      reach: isEverywhere ? 'everywhere' : 'ownClubs',
      hosts: isEverywhere ? [associationHost()] : open.map(hostOf),
      timeZone: ownTimeZone(),
    },
  });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate('/tournament'),
  });
  return (
    <UnlessOff off={off}>
      <TournamentFormPage actor={actor} />
    </UnlessOff>
  );
};

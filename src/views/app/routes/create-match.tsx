import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import { openClubs } from '#domain/clubs/standing.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import {
  associationHost,
  machine,
  MadeByClub,
  MatchFormPage,
  matchHostOf,
  ownTimeZone,
} from '#views/matches/form-page.tsx';
import { numberIn } from './number-in.ts';

/** The form of a match: of the one that the address names, else of a new one; players learn who makes matches. */
export const CreateMatch = ({ actors }: { actors: AppActors }) => {
  const said = new URLSearchParams(useSearch());
  const id = said.get('id');
  const tournamentId = numberIn(said.get('tournament'));
  const user = useSelector(actors.session, selectUser);
  const { off } = openClubs(useSelector(actors.session, selectClubs));
  if (user === null || user.roleId === 5) return <MadeByClub />;
  return (
    <UnlessOff key={id} off={off}>
      <MatchForm
        actors={actors}
        matchId={id === null ? null : (numberIn(id) ?? 0)}
        tournamentId={tournamentId}
      />
    </UnlessOff>
  );
};

type Props = {
  actors: AppActors;
  matchId: number | null;
  /** Whose order of play one came from. */
  tournamentId: number | null;
};

const MatchForm = ({ actors, matchId, tournamentId }: Props) => {
  const [, navigate] = useLocation();
  const user = useSelector(actors.session, selectUser);
  const { open } = openClubs(useSelector(actors.session, selectClubs));
  const isEverywhere = user !== null && user.roleId <= 2;
  const actor = useActorRef(machine, {
    input: {
      matchId,
      reach: isEverywhere ? 'everywhere' : 'ownClubs',
      hosts: isEverywhere ? [associationHost()] : open.map(matchHostOf),
      ownZone: ownTimeZone(),
      typedBy: user?.userId ?? 0,
    },
  });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate(tournamentId === null ? '/match' : `/tournament?id=${tournamentId}&view=plan`),
  });
  return <MatchFormPage actor={actor} />;
};

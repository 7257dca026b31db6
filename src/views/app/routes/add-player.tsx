import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isPlatformRole, rolesKeptBy } from '#domain/players/rights.ts';
import type { RoleId } from '#domain/roles.ts';
import type { StoredUser } from '#domain/session/stored.ts';
import { openClubs } from '#domain/clubs/standing.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { machine as personalDataMachine, PersonalData } from '#views/personal-data/section.tsx';
import { machine, PlayerFormPage, selectKnownName } from '#views/players/form-page.tsx';
import { choicesMachine } from '#views/registration/page.tsx';
import { UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { numberIn } from './number-in.ts';

/** The form of a person: of the one whom the address names, else of a new one. */
export const AddPlayer = ({ actors }: { actors: AppActors }) => {
  const user = useSelector(actors.session, selectUser);
  const said = new URLSearchParams(useSearch());
  const userId = numberIn(said.get('userId'));
  const role = (Number(said.get('role')) || 5) as RoleId;
  const { off } = openClubs(useSelector(actors.session, selectClubs));
  if (user === null) return null;
  const roleId = rolesKeptBy(user.roleId).includes(role) ? role : 5;
  return (
    <UnlessOff key={`${userId} ${roleId}`} off={off}>
      <Person actors={actors} viewer={user} userId={userId} roleId={roleId} />
    </UnlessOff>
  );
};

type Props = { actors: AppActors; viewer: StoredUser; userId: number | null; roleId: RoleId };

const Person = ({ actors, viewer, userId, roleId }: Props) => {
  const [, navigate] = useLocation();
  const clubsNow = useSelector(actors.session, selectClubs);
  // What can be chosen stays while somebody types, even if a club is switched off meanwhile.
  const [own] = useState(() => openClubs(clubsNow).open);
  const [only, ...others] = own;
  const clubs = !isPlatformRole(viewer.roleId) && only && others.length === 0 ? [only.clubId] : [];
  const who = { userId: viewer.userId, roleId: viewer.roleId };
  const actor = useActorRef(machine, {
    input: { userId, viewer: who, typedBy: viewer.userId, begins: { roleId, clubs } },
  });
  const choicesActor = useActorRef(choicesMachine, { input: {} });
  const choices = useSelector(choicesActor, ({ context }) => context);
  useReports(choicesActor, actors.app);
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => {
      // Whoever came by the address itself has nothing of ours to go back to.
      if (history.length > 1) history.back();
      else navigate('/player');
    },
  });
  const offered = isPlatformRole(viewer.roleId)
    ? choices.clubs
    : own.map(({ clubId, name }) => ({ id: clubId, name }));
  const fullName = useSelector(actor, selectKnownName);
  return (
    <>
      <PlayerFormPage actor={actor} choices={{ ...choices, clubs: offered }} />
      {viewer.roleId === 1 && userId !== null && fullName !== null && (
        <DataOf key={fullName} actors={actors} userId={userId} name={fullName} />
      )}
    </>
  );
};

type DataProps = { actors: AppActors; userId: number; name: string };

/** What is kept of a person who has asked the association for it; nobody is there any more once it is erased. */
const DataOf = ({ actors, userId, name }: DataProps) => {
  const [, navigate] = useLocation();
  const actor = useActorRef(personalDataMachine, { input: { userId, name } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    erased: () => navigate('/player'),
  });
  return <PersonalData actor={actor} />;
};

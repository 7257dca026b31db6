import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { isPlatformRole, type PlayerGroup } from '#domain/players/rights.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { pageMachine, PlayersPage, readAddress, writeAddress } from '#views/players/page.tsx';
import {
  deskMachine as requestDeskMachine,
  machine as requestsMachine,
  Requests,
  requestsAt,
} from '#views/players/requests.tsx';
import type { Viewer } from '#views/players/viewer.ts';
import { choicesMachine } from '#views/registration/page.tsx';

type MountProps = { actors: AppActors };

/** The people of clubs. */
export const Members = ({ actors }: MountProps) => {
  const user = useSelector(actors.session, selectUser);
  const own = useSelector(actors.session, selectClubs);
  if (user === null) return null;
  if (isPlatformRole(user.roleId)) return <OfEveryClub actors={actors} viewer={user} />;
  const clubs = own.map(({ clubId, name }) => ({ id: clubId, name }));
  const [first] = clubs;
  const above = (onAnswered: () => void) =>
    first && <Waiting actors={actors} clubs={clubs} first={first.id} onAnswered={onAnswered} />;
  return <List actors={actors} viewer={user} group="members" clubs={clubs} above={above} />;
};

/** The administrators of one's own club. */
export const ClubAdmins = ({ actors }: MountProps) => <OfRole actors={actors} group="clubAdmins" />;

/** The administrators of the association. */
export const PlatformAdmins = ({ actors }: MountProps) => <OfRole actors={actors} group="platformAdmins" />;

const OfRole = ({ actors, group }: MountProps & { group: PlayerGroup }) => {
  const user = useSelector(actors.session, selectUser);
  return user && <List actors={actors} viewer={user} group={group} clubs={[]} />;
};

const OfEveryClub = ({ actors, viewer }: MountProps & { viewer: Viewer }) => {
  const choices = useActorRef(choicesMachine, { input: {} });
  const clubs = useSelector(choices, ({ context }) => context.clubs);
  return <List actors={actors} viewer={viewer} group="members" clubs={clubs} />;
};

type ListProps = MountProps & {
  viewer: Viewer;
  group: PlayerGroup;
  clubs: readonly { id: number; name: string }[];
  /** What stands above the list, and says when the list is to be read again. */
  above?: (onAnswered: () => void) => ReactNode;
};

type WaitingProps = MountProps & Pick<ListProps, 'clubs'> & { first: number; onAnswered: () => void };

/** Those who want to join or leave one of the own clubs. */
const Waiting = ({ actors, clubs, first, onAnswered }: WaitingProps) => {
  const actor = useActorRef(requestsMachine, { input: { question: requestsAt(first) } });
  const desk = useActorRef(requestDeskMachine, { input: { clubId: first } });
  useReports(actor, actors.app);
  useReports(desk, actors.app);
  useEmitted(desk, {
    'request.answered': () => {
      actor.send({ type: 'refresh.due' });
      onAnswered();
    },
  });
  return (
    <Requests
      actor={actor}
      desk={desk}
      clubs={clubs}
      onClub={(clubId) => {
        actor.send({ type: 'filters.changed', filters: { clubId } });
        desk.send({ type: 'club.changed', clubId });
      }}
    />
  );
};

/** A list of people. */
const List = ({ actors, viewer, group, clubs, above }: ListProps) => {
  const said = useSearch();
  const question = useMemo(() => readAddress(said, group), [said, group]);
  const { list, actions, search } = useListPage(
    actors,
    pageMachine,
    { question, searchBy: 'text' },
    writeAddress,
  );
  const readAgain = useCallback(() => list.send({ type: 'refresh.due' }), [list]);
  const shown = { actor: list, desk: actions, search, group, viewer, clubs };
  return <PlayersPage {...shown} above={above?.(readAgain)} />;
};

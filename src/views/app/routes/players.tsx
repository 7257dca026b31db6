import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { isPlatformRole, type PlayerGroup } from '#domain/players/rights.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { PlayerListActor } from '#machines/players/list.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { pageMachine, PlayersPage, readAddress, writeAddress } from '#views/players/page.tsx';
import { Requests, requestsOn, requestsAt } from '#views/players/requests.tsx';
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
  const above = (list: PlayerListActor) =>
    first && <Waiting actors={actors} clubs={clubs} first={first.id} list={list} />;
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
  /** What stands above the list. */
  above?: (list: PlayerListActor) => ReactNode;
};

type WaitingProps = MountProps & Pick<ListProps, 'clubs'> & { first: number; list: PlayerListActor };

/** Those who want to join or leave one of the own clubs. */
const Waiting = ({ actors, clubs, first, list: people }: WaitingProps) => {
  const input = { question: requestsAt(first), actions: { clubId: first } };
  const page = useHosted(actors, requestsOn, people, input);
  const { list, actions } = useSelector(page, ({ children }) => children);
  return <Requests actor={list} desk={actions} clubs={clubs} />;
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
  const shown = { actor: list, desk: actions, search, group, viewer, clubs };
  return <PlayersPage {...shown} above={above?.(list)} />;
};

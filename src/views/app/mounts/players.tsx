import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isPlatformRole, type PlayerGroup } from '#domain/players/rights.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import {
  deskMachine,
  machine,
  PlayersPage,
  readAddress,
  searchMachine,
  writeAddress,
} from '#views/players/page.tsx';
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
  return <List actors={actors} viewer={user} group="members" clubs={clubs} />;
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
};

/** A list of people; what it asks stands in the address, and Back asks what was asked before. */
const List = ({ actors, viewer, group, clubs }: ListProps) => {
  const said = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(said, group), [said, group]);
  const { text } = question.filters;
  const actor = useActorRef(machine, { input: { question } });
  const search = useActorRef(searchMachine, { input: { text } });
  const desk = useActorRef(deskMachine);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => search.send({ type: 'address.changed', text }), [search, text]);
  useEffect(() => {
    const subscriptions = [
      actor.on('question.changed', (event) => {
        const query = writeAddress(event.question);
        navigate(query ? `${path}?${query}` : path);
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
      desk.on('notice', (event) => actors.notices.send(event)),
      desk.on('player.changed', () => actor.send({ type: 'refresh.due' })),
      search.on('search.chosen', (event) => {
        // The same words once more would only lead back to the first page.
        if (event.text !== actor.getSnapshot().context.question.filters.text)
          actor.send({ type: 'filters.changed', filters: { text: event.text } });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, desk, navigate, path, search]);
  return (
    <PlayersPage actor={actor} desk={desk} search={search} group={group} viewer={viewer} clubs={clubs} />
  );
};

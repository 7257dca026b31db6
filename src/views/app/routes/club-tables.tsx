import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { deskMachine, machine, NoClub, roomOf, selectReadAt, TablesPage } from '#views/tables/page.tsx';

/** The tables of the club that the address names, else of the first of one's own. */
export const ClubTables = ({ actors }: { actors: AppActors }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = Number(new URLSearchParams(useSearch()).get('clubId'));
  const chosen = clubs.find(({ clubId }) => clubId === said) ?? clubs[0];
  return chosen ? <Room actors={actors} clubs={clubs} clubId={chosen.clubId} /> : <NoClub />;
};

type Props = { actors: AppActors; clubs: readonly { clubId: number; name: string }[]; clubId: number };

const Room = ({ actors, clubs, clubId }: Props) => {
  const [path, navigate] = useLocation();
  const question = useMemo(() => roomOf(clubId), [clubId]);
  const actor = useActorRef(machine, { input: { question } });
  const desk = useActorRef(deskMachine);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => {
    let readAt: string | null = null;
    const subscriptions = [
      actor.subscribe((snapshot) => {
        if (selectReadAt(snapshot) === readAt) return;
        readAt = selectReadAt(snapshot);
        desk.send({ type: 'tables.read' });
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
      desk.on('notice', (event) => actors.notices.send(event)),
      desk.on('tables.changed', () => actor.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, desk]);
  return (
    <TablesPage
      actor={actor}
      desk={desk}
      clubs={clubs}
      clubId={clubId}
      onClub={(other) => navigate(`${path}?clubId=${other}`)}
    />
  );
};

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { machine, TableFormPage } from '#views/tables/form-page.tsx';
import { NoClub } from '#views/tables/page.tsx';

/** The form of a table: of the one that the address names, else of a new one. */
export const AddTable = ({ actors }: { actors: AppActors }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = new URLSearchParams(useSearch());
  const club = clubs.find(({ clubId }) => clubId === Number(said.get('clubId'))) ?? clubs[0];
  const named = said.get('tableId') ?? '';
  const tableId = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
  if (!club) return <NoClub />;
  return <TableForm key={`${club.clubId} ${named}`} actors={actors} clubId={club.clubId} tableId={tableId} />;
};

type Props = { actors: AppActors; clubId: number; tableId: number | null };

const TableForm = ({ actors, clubId, tableId }: Props) => {
  const [, navigate] = useLocation();
  const actor = useActorRef(machine, { input: { clubId, tableId } });
  useEffect(() => {
    const subscriptions = [
      actor.on('notice', (event) => actors.notices.send(event)),
      actor.on('left', () => navigate(`/club-table?clubId=${clubId}`)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, clubId, navigate]);
  return <TableFormPage actor={actor} />;
};

import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { useListPage } from '#views/app/use-list-page.ts';
import { NoClub, pageMachine, roomOf, TablesPage } from '#views/tables/page.tsx';

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
  const { list, actions } = useListPage(actors, pageMachine, { question }, () => '');
  return (
    <TablesPage
      actor={list}
      desk={actions}
      clubs={clubs}
      clubId={clubId}
      onClub={(other) => navigate(`${path}?clubId=${other}`)}
    />
  );
};

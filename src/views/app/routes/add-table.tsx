import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { machine, selectMode, selectSaved, TableFormPage } from '#views/tables/form-page.tsx';
import { NoClub } from '#views/tables/page.tsx';

/** The form of a table: of the one that the address names, else of a new one. */
export const AddTable = ({ actors }: { actors: AppActors }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const said = new URLSearchParams(useSearch());
  const club = clubs.find(({ clubId }) => clubId === Number(said.get('clubId'))) ?? clubs[0];
  const named = said.get('tableId') ?? '';
  const tableId = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
  if (!club) return <NoClub />;
  const key = `${club.clubId} ${named}`;
  return (
    <UnlessOff key={key} off={offOf(club)}>
      <TableForm actors={actors} clubId={club.clubId} tableId={tableId} />
    </UnlessOff>
  );
};

const Streaming = lazily(() => import('./streaming.tsx').then((part) => part.Streaming), UnfetchedPage);

type Props = { actors: AppActors; clubId: number; tableId: number | null };

const TableForm = ({ actors, clubId, tableId }: Props) => {
  const [, navigate] = useLocation();
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const actor = useActorRef(machine, { input: { clubId, tableId, typedBy: userId } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate(`/club-table?clubId=${clubId}`),
  });
  const isKept = useSelector(actor, selectMode) === 'edit';
  const table = Number(useSelector(actor, selectSaved).number);
  return (
    <TableFormPage
      actor={actor}
      streaming={
        isKept && table > 0 ? (
          <Suspense>
            <Streaming key={table} actors={actors} place={{ by: 'table', clubId, table }} />
          </Suspense>
        ) : null
      }
    />
  );
};

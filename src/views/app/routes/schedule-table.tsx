import { useActorRef, useSelector } from '@xstate/react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { offOf, UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { NoPlan } from '#views/schedule/page.tsx';
import { machine, RulesPage } from '#views/schedule/rules-page.tsx';
import { TableSchedule } from './table-schedule.tsx';

/** A member books a table here; a club says when it is open and how its tables are booked. */
export const ScheduleTable = ({ actors }: { actors: AppActors }) => {
  const clubs = useSelector(actors.session, selectClubs);
  const user = useSelector(actors.session, selectUser);
  const said = Number(new URLSearchParams(useSearch()).get('clubId'));
  const chosen = clubs.find(({ clubId }) => clubId === said) ?? clubs[0];
  if (user === null) return null;
  if (user.roleId !== 3) return <TableSchedule actors={actors} />;
  if (chosen === undefined) return <NoPlan />;
  return (
    <UnlessOff key={chosen.clubId} off={offOf(chosen)}>
      <Rules actors={actors} clubId={chosen.clubId} userId={user.userId} />
    </UnlessOff>
  );
};

const Rules = ({ actors, clubId, userId }: { actors: AppActors; clubId: number; userId: number }) => {
  const [, navigate] = useLocation();
  const actor = useActorRef(machine, { input: { clubId, typedBy: userId } });
  useReports(actor, actors.app);
  useEmitted(actor, {
    left: () => navigate(`/table-schedule?clubId=${clubId}`),
  });
  return <RulesPage actor={actor} />;
};

import { useActorRef, useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { reportClubsMachine } from '#machines/reports/clubs.ts';

/** The clubs by which a list can be narrowed: all of them for whoever runs the association, else the own ones. */
export function useClubs(actors: AppActors): { id: number; name: string }[] {
  const all = useSelector(useActorRef(reportClubsMachine), ({ context }) => context.clubs);
  const own = useSelector(actors.session, selectClubs);
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  return roleId === 1 ? all : own.map(({ clubId, name }) => ({ id: clubId, name }));
}

import { useSelector } from '@xstate/react';
import type { AppActors } from '#machines/app/actors.ts';
import { livePage } from '#machines/live/page.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { machine, OwnPlayPage, selectOwnPlay } from '#views/matches/own-play-page.tsx';

const liveOwnPlay = livePage(machine, ({ matchId, tournamentId }, shown) =>
  (selectOwnPlay(shown)?.matches ?? []).some(
    ({ match }) =>
      match.matchId === matchId || (tournamentId !== null && match.tournament?.tournamentId === tournamentId),
  ),
);

/** When and where a player is up; what is played in the same tournaments lets it read again. */
export const MyPlay = ({ actors }: { actors: AppActors }) => {
  const user = useSelector(actors.session, selectUser);
  const isMember = useSelector(actors.session, selectClubs).length > 0;
  const actor = useLivePage(liveOwnPlay, { question: {} });
  useReports(actor, actors.app);
  return <OwnPlayPage actor={actor} userId={user?.userId ?? 0} mayEnter={isMember} />;
};

import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LiveScore } from '#domain/live/score.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { selectClubs, selectUser } from '#machines/app/selectors.ts';
import { useLive } from '#views/app/use-live.ts';
import { machine, OwnPlayPage, selectOwnPlay } from '#views/matches/own-play-page.tsx';

/** When and where a player is up; what is played in the same tournaments lets it read anew. */
export const MyPlay = ({ actors }: { actors: AppActors }) => {
  const user = useSelector(actors.session, selectUser);
  const isMember = useSelector(actors.session, selectClubs).length > 0;
  const actor = useActorRef(machine, { input: { question: {} } });
  useEmitted(actor, { notice: actors.notices.send });
  const isShown = useCallback(
    ({ matchId, tournamentId }: LiveScore) =>
      (selectOwnPlay(actor.getSnapshot())?.matches ?? []).some(
        ({ match }) =>
          match.matchId === matchId ||
          (tournamentId !== null && match.tournament?.tournamentId === tournamentId),
      ),
    [actor],
  );
  useLive(actor, isShown);
  return <OwnPlayPage actor={actor} userId={user?.userId ?? 0} mayEnter={isMember} />;
};

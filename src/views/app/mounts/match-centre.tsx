import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { machine, MatchCentrePage } from '#views/matches/centre.tsx';

export type MatchCentreProps = { actors: AppActors; params: Readonly<Record<string, string>> };

/** The page of the match that the address names; another match is another page. */
export const MatchCentre = ({ actors, params }: MatchCentreProps) => {
  const matchId = Number(params['matchId']);
  return <Centre key={matchId} actors={actors} matchId={matchId} />;
};

const Centre = ({ actors, matchId }: { actors: AppActors; matchId: number }) => {
  const actor = useActorRef(machine, { input: { matchId } });
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (event) => actors.notices.send(event));
    return unsubscribe;
  }, [actor, actors]);
  return <MatchCentrePage actor={actor} />;
};

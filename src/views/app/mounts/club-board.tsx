import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { LiveScore } from '#domain/live/score.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useLive } from '#views/app/use-live.ts';
import { boardMachine, ChooseClub, ClubBoardPage } from '#views/live/board.tsx';
import { matchChoicesMachine } from '#views/live/scoring.tsx';
import { numberIn } from './number-in.ts';

/** The tables of the club that the address names; without one, the clubs to choose from. */
export const ClubBoard = ({ actors }: { actors: AppActors }) => {
  const clubId = numberIn(new URLSearchParams(useSearch()).get('club'));
  return clubId === null ? <Choice /> : <Board key={clubId} actors={actors} clubId={clubId} />;
};

const Choice = () => {
  const [path, navigate] = useLocation();
  const actor = useActorRef(matchChoicesMachine);
  const clubs = useSelector(actor, ({ context }) => context.clubs);
  return <ChooseClub clubs={clubs} onClub={(clubId) => navigate(`${path}?club=${clubId}`)} />;
};

const Board = ({ actors, clubId }: { actors: AppActors; clubId: number }) => {
  const actor = useActorRef(boardMachine, { input: { question: { clubId } } });
  const isShown = useCallback((score: LiveScore) => score.clubId === clubId, [clubId]);
  useLive(actor, isShown);
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (event) => actors.notices.send(event));
    return unsubscribe;
  }, [actor, actors]);
  return <ClubBoardPage actor={actor} />;
};

import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { useSearch } from 'wouter';
import type { LiveScore } from '#domain/live/score.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { useLive } from '#views/app/use-live.ts';
import { boardMachine, ClubBoardPage } from '#views/live/board.tsx';
import { clubChoiceMachine, ClubChoicePage } from '#views/live/club-choice.tsx';
import { numberIn } from './number-in.ts';

/** The tables of the club that the address names; without one, the clubs to choose from. */
export const ClubBoard = ({ actors }: { actors: AppActors }) => {
  const clubId = numberIn(new URLSearchParams(useSearch()).get('club'));
  return clubId === null ? <Choice /> : <Board key={clubId} actors={actors} clubId={clubId} />;
};

const Choice = () => <ClubChoicePage actor={useActorRef(clubChoiceMachine)} />;

const Board = ({ actors, clubId }: { actors: AppActors; clubId: number }) => {
  const actor = useActorRef(boardMachine, { input: { question: { clubId } } });
  const isShown = useCallback((score: LiveScore) => score.clubId === clubId, [clubId]);
  useLive(actor, isShown);
  useEmitted(actor, { notice: actors.notices.send });
  return <ClubBoardPage actor={actor} />;
};

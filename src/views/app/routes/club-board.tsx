import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { livePage } from '#machines/live/page.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { boardMachine, ClubBoardPage } from '#views/live/board.tsx';
import { clubChoiceMachine, ClubChoicePage } from '#views/live/club-choice.tsx';
import { numberIn } from './number-in.ts';

const liveBoardMachine = livePage(
  boardMachine,
  (score, { context }) => score.clubId === context.question.clubId,
);

/** The tables of the club that the address names; without one, the clubs to choose from. */
export const ClubBoard = ({ actors }: { actors: AppActors }) => {
  const clubId = numberIn(new URLSearchParams(useSearch()).get('club'));
  return clubId === null ? <Choice /> : <Board key={clubId} actors={actors} clubId={clubId} />;
};

const Choice = () => <ClubChoicePage actor={useActorRef(clubChoiceMachine)} />;

const Board = ({ actors, clubId }: { actors: AppActors; clubId: number }) => {
  const actor = useLivePage(liveBoardMachine, { question: { clubId } });
  useReports(actor, actors.app);
  return <ClubBoardPage actor={actor} />;
};

import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { liveMatchListMachine } from '#machines/live/match-list.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { LiveScoringPage, matchChoicesMachine, readAddress, writeAddress } from '#views/live/scoring.tsx';

type Props = { actors: AppActors };

export const LiveScoring = ({ actors }: Props) => <Live actors={actors} place="page" />;

export const LiveScoringFrame = ({ actors }: Props) => <Live actors={actors} place="frame" />;

/** The address narrows the matches; that they are live is not for it to say. */
const readLive = (search: string) => {
  const question = readAddress(search);
  return { ...question, filters: { ...question.filters, status: 7 as const, mine: false } };
};

/** What the address has to say of a question about live matches. */
const writeLive = (question: ReturnType<typeof readAddress>): string => {
  const said = new URLSearchParams(writeAddress(question).split('?', 2)[1]);
  said.delete('status');
  return said.toString();
};

const Live = ({ actors, place }: Props & { place: 'page' | 'frame' }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readLive(search), [search]);
  const actor = useLivePage(liveMatchListMachine, { question });
  const choicesActor = useActorRef(matchChoicesMachine);
  const choices = useSelector(choicesActor, ({ context }) => context);
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeLive(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  return <LiveScoringPage actor={actor} choices={choices} place={place} />;
};

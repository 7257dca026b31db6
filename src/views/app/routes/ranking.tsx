import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useInitialData } from '#views/app/initial-data.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import {
  machine,
  rankingAnswer,
  RankingPage,
  readAddress,
  writeAddress,
} from '#views/rankings/ranking-page.tsx';
import { numberIn } from './number-in.ts';

type Props = { actors: AppActors; params: Readonly<Record<string, string>> };

/** A ranking as everyone reads it; another ranking has an actor of its own. */
export const RankingInfo = ({ actors, params }: Props) => {
  const rankingId = numberIn(params['id']) ?? 0;
  return <Ranking key={rankingId} actors={actors} rankingId={rankingId} />;
};

const Ranking = ({ actors, rankingId }: { actors: AppActors; rankingId: number }) => {
  const asked = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(rankingId, asked), [asked, rankingId]);
  const { first } = useInitialData('ranking');
  // A page that is rendered on the server has the first lines.
  const isFirst = question.page === 1 && writeAddress(question) === '';
  const actor = useActorRef(machine, {
    input: { question, first: first && isFirst ? rankingAnswer(first) : null },
  });
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  return <RankingPage actor={actor} />;
};

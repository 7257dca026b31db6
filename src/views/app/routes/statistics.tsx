import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine as ownMachine, OwnStanding } from '#views/rankings/own-standing.tsx';
import { machine, readStatisticsAddress, StatisticsPage } from '#views/statistics/page.tsx';

/** The own figures; the game of which they are stands in the address. */
export const Statistics = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readStatisticsAddress(search), [search]);
  const actor = useActorRef(machine, { input: { question } });
  // Back and links change the address while the page stays.
  useEffect(() => actor.send({ type: 'question.changed', question }), [actor, question]);
  useReports(actor, actors.app);
  const own = useActorRef(ownMachine, { input: { question: {} } });
  return (
    <StatisticsPage
      actor={actor}
      standing={<OwnStanding actor={own} />}
      onGame={(game) => navigate(game === null ? path : `${path}?game=${game}`)}
    />
  );
};

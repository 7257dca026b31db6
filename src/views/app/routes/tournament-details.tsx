import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import {
  machine,
  readListAddress,
  TournamentListPage,
  writeListAddress,
} from '#views/fixtures/list-page.tsx';

/** The list of tournaments; what it asks stands in the address, and Back asks what was asked before. */
export const TournamentDetails = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readListAddress(search), [search]);
  const actor = useActorRef(machine, { input: { question } });
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeListAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  return <TournamentListPage actor={actor} />;
};

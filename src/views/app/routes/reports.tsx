import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useQuestion, useReports } from '#views/app/use-actor-events.ts';
import type { Days } from '#machines/reports/days.ts';
import {
  changesMachine,
  ChangesPage,
  readChangesAddress,
  writeChangesAddress,
} from '#views/reports/changes-page.tsx';
import { exportMachine, machine, readAddress, ReportsPage, writeAddress } from '#views/reports/page.tsx';
import { useClubs } from './use-clubs.ts';
import { useDays } from './use-days.ts';

/** The reports: who logged in, and for whoever runs the association also who changed what. */
export const Reports = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  const isAudit = roleId === 1 && new URLSearchParams(search).get('part') === 'changes';
  return isAudit ? <Changes actors={actors} /> : <SignIns actors={actors} />;
};

/** The report of log-ins; what it asks stands in the address, and Back asks what was asked before. */
const SignIns = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readAddress(search), [search]);
  const actor = useActorRef(machine, { input: { question } });
  const file = useActorRef(exportMachine);
  const days = useDays(
    question.filters,
    useCallback((filters: Days) => actor.send({ type: 'filters.changed', filters }), [actor]),
  );
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  const clubs = useClubs(actors);
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  useReports(file, actors.app);
  const changes = roleId === 1 ? `${path}?part=changes` : null;
  return <ReportsPage actor={actor} file={file} days={days} clubs={clubs} changes={changes} />;
};

const Changes = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const question = useMemo(() => readChangesAddress(search), [search]);
  const actor = useActorRef(changesMachine, { input: { question } });
  const days = useDays(
    question.filters,
    useCallback((filters: Days) => actor.send({ type: 'filters.changed', filters }), [actor]),
  );
  const clubs = useClubs(actors);
  useQuestion(actor, question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => navigate(`${path}?${writeChangesAddress(event.question)}`),
  });
  return <ChangesPage actor={actor} days={days} clubs={clubs} signIns={path} />;
};

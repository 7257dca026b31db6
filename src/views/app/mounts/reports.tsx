import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import {
  changesMachine,
  ChangesPage,
  readChangesAddress,
  writeChangesAddress,
} from '#views/reports/changes-page.tsx';
import {
  clubsMachine,
  daysMachine,
  exportMachine,
  machine,
  readAddress,
  ReportsPage,
  writeAddress,
} from '#views/reports/page.tsx';

/** The reports: who logged in, and for whoever runs the association also who changed what. */
export const Reports = ({ actors }: { actors: AppActors }) => {
  const search = useSearch();
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  const isAudit = roleId === 1 && new URLSearchParams(search).get('part') === 'changes';
  return isAudit ? <Changes actors={actors} /> : <SignIns actors={actors} />;
};

type Span = { from: string; to: string };

/** The fields of the days, which follow what the address asks. */
const useDays = ({ from, to }: Span, onChosen: (days: Span) => void) => {
  const actor = useActorRef(daysMachine, { input: { days: { from, to } } });
  useEffect(() => actor.send({ type: 'address.changed', days: { from, to } }), [actor, from, to]);
  useEffect(() => {
    const { unsubscribe } = actor.on('days.chosen', ({ days }) => onChosen(days));
    return unsubscribe;
  }, [actor, onChosen]);
  return actor;
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
    useCallback((filters: Span) => actor.send({ type: 'filters.changed', filters }), [actor]),
  );
  const offered = useSelector(useActorRef(clubsMachine), ({ context }) => context.clubs);
  const own = useSelector(actors.session, selectClubs);
  const roleId = useSelector(actors.session, ({ context }) => context.user?.roleId);
  const clubs = roleId === 1 ? offered : own.map(({ clubId, name }) => ({ id: clubId, name }));
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => {
    const subscriptions = [
      actor.on('question.changed', (event) => {
        const query = writeAddress(event.question);
        navigate(query ? `${path}?${query}` : path);
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
      file.on('notice', (event) => actors.notices.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, file, navigate, path]);
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
    useCallback((filters: Span) => actor.send({ type: 'filters.changed', filters }), [actor]),
  );
  const clubs = useSelector(useActorRef(clubsMachine), ({ context }) => context.clubs);
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => {
    const subscriptions = [
      actor.on('question.changed', (event) => navigate(`${path}?${writeChangesAddress(event.question)}`)),
      actor.on('notice', (event) => actors.notices.send(event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, navigate, path]);
  return <ChangesPage actor={actor} days={days} clubs={clubs} signIns={path} />;
};

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import {
  enteringMachine,
  EnteringPage,
  machine,
  readAddress,
  selectReadAt,
  selectRows,
  writeAddress,
} from '#views/tournaments/entering-page.tsx';

/** The tournaments that a player can enter or has entered; what is asked of the list stands in the address. */
export const EnterTournaments = ({ actors }: { actors: AppActors }) => {
  const asked = useSearch();
  const [path, navigate] = useLocation();
  const userId = useSelector(actors.session, ({ context }) => context.user?.userId ?? 0);
  const question = useMemo(() => readAddress(asked), [asked]);
  const actor = useActorRef(machine, { input: { question } });
  const entering = useActorRef(enteringMachine, { input: { userId } });
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
  useEffect(() => {
    let readAt: string | null = null;
    const subscriptions = [
      actor.subscribe((snapshot) => {
        if (selectReadAt(snapshot) === readAt) return;
        readAt = selectReadAt(snapshot);
        entering.send({ type: 'tournaments.read', rows: selectRows(snapshot) });
      }),
      actor.on('question.changed', (event) => {
        const query = writeAddress(event.question);
        navigate(query ? `${path}?${query}` : path);
      }),
      actor.on('notice', (event) => actors.notices.send(event)),
      entering.on('notice', (event) => actors.notices.send(event)),
      entering.on('entries.changed', () => actor.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, entering, navigate, path]);
  return <EnteringPage actor={actor} entering={entering} />;
};

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { enteringMachine, EntryPanel, ownTournamentMachine } from '#views/tournaments/entry-panel.tsx';

export type OwnEntryProps = { actors: AppActors; tournamentId: number; userId: number };

/** A player's own entry on the page of a tournament, read by itself: the page is the same for everyone. */
export const OwnEntry = ({ actors, tournamentId, userId }: OwnEntryProps) => {
  const own = useActorRef(ownTournamentMachine, { input: { question: { tournamentId } } });
  const entering = useActorRef(enteringMachine, { input: { userId } });
  useEffect(() => {
    let heard: unknown = null;
    const subscriptions = [
      own.subscribe(({ context: { answer } }) => {
        if (answer === null || answer === heard) return;
        heard = answer;
        entering.send({ type: 'tournaments.read', rows: [answer] });
      }),
      own.on('notice', (event) => actors.notices.send(event)),
      entering.on('notice', (event) => actors.notices.send(event)),
      entering.on('entries.changed', () => own.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actors, entering, own]);
  return <EntryPanel own={own} entering={entering} />;
};

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import {
  actionsMachine,
  DrawPage,
  ownTournamentMachine,
  seedsMachine,
} from '#views/tournaments/draw-page.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** The draw of the tournament that the address names. */
export const TournamentDraw = ({ actors, tournamentId }: Props) => {
  const own = useActorRef(ownTournamentMachine, { input: { question: { tournamentId } } });
  const draw = useActorRef(actionsMachine, { input: { tournamentId } });
  const seeds = useActorRef(seedsMachine, { input: { tournamentId } });
  useEffect(() => {
    let readAt: string | null = null;
    const subscriptions = [
      own.subscribe(({ context: { answer, readAt: now } }) => {
        if (answer === null || now === readAt) return;
        readAt = now;
        const { stage, version, format, playerCount, draws, settings } = answer;
        const facts = {
          stage,
          version,
          format,
          draws,
          players: playerCount,
          qualifierCount: settings.qualifierCount,
        };
        draw.send({ type: 'tournament.read', facts });
        seeds.send({ type: 'tournament.read', version });
      }),
      own.on('notice', (event) => actors.notices.send(event)),
      draw.on('notice', (event) => actors.notices.send(event)),
      seeds.on('notice', (event) => actors.notices.send(event)),
      draw.on('draw.changed', () => own.send({ type: 'refresh.due' })),
      seeds.on('seeds.saved', (event) => draw.send(event)),
      seeds.on('seeds.changed', () => own.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actors, draw, own, seeds]);
  return <DrawPage own={own} draw={draw} seeds={seeds} />;
};

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { tiesOf } from '#domain/tournaments/ties.ts';
import type { AppActors } from '#machines/app/actors.ts';
import {
  actionsMachine,
  DrawPage,
  ownTournamentMachine,
  seedsMachine,
} from '#views/tournaments/draw-page.tsx';
import { DrawChanges, drawChangesMachine } from '#views/tournaments/draw-changes.tsx';
import { TiesSection, tiesMachine } from '#views/tournaments/ties-section.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** The draw of the tournament that the address names. */
export const TournamentDraw = ({ actors, tournamentId }: Props) => {
  const own = useActorRef(ownTournamentMachine, { input: { question: { tournamentId } } });
  const draw = useActorRef(actionsMachine, { input: { tournamentId } });
  const seeds = useActorRef(seedsMachine, { input: { tournamentId } });
  const ties = useActorRef(tiesMachine, { input: { tournamentId } });
  const changes = useActorRef(drawChangesMachine, { input: { tournamentId } });
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
        ties.send({ type: 'tournament.read', version, ties: tiesOf(answer.groups) });
        changes.send({ type: 'tournament.read', facts: { stage, version, format } });
      }),
      own.on('notice', (event) => actors.notices.send(event)),
      draw.on('notice', (event) => actors.notices.send(event)),
      seeds.on('notice', (event) => actors.notices.send(event)),
      ties.on('notice', (event) => actors.notices.send(event)),
      changes.on('notice', (event) => actors.notices.send(event)),
      ties.on('ties.changed', () => own.send({ type: 'refresh.due' })),
      changes.on('draw.changed', () => own.send({ type: 'refresh.due' })),
      draw.on('draw.changed', () => own.send({ type: 'refresh.due' })),
      seeds.on('seeds.saved', (event) => draw.send(event)),
      seeds.on('seeds.changed', () => own.send({ type: 'refresh.due' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actors, changes, draw, own, seeds, ties]);
  return (
    <DrawPage
      own={own}
      draw={draw}
      seeds={seeds}
      besides={
        <>
          <TiesSection actor={ties} />
          <DrawChanges actor={changes} />
        </>
      }
    />
  );
};

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { tiesOf } from '#domain/tournaments/ties.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import {
  actionsMachine,
  DrawPage,
  ownTournamentMachine,
  seedsMachine,
} from '#views/tournaments/draw-page.tsx';
import { DrawChanges, drawChangesMachine } from '#views/tournaments/draw-changes.tsx';
import { TiesSection, tiesMachine } from '#views/tournaments/ties-section.tsx';
import { DrawPreview } from './seed-preview.tsx';

type Props = { actors: AppActors; tournamentId: number };

/** The draw of the tournament that the address names. */
export const TournamentDraw = ({ actors, tournamentId }: Props) => {
  const own = useActorRef(ownTournamentMachine, { input: { question: { tournamentId } } });
  const draw = useActorRef(actionsMachine, { input: { tournamentId } });
  const seeds = useActorRef(seedsMachine, { input: { tournamentId } });
  const ties = useActorRef(tiesMachine, { input: { tournamentId } });
  const changes = useActorRef(drawChangesMachine, { input: { tournamentId } });
  useEffect(() => {
    let heard: unknown = null;
    const { unsubscribe } = own.subscribe(({ context: { answer } }) => {
      if (answer === null || answer === heard) return;
      heard = answer;
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
    });
    return unsubscribe;
  }, [changes, draw, own, seeds, ties]);
  const reread = (): void => own.send({ type: 'refresh.due' });
  useEmitted(own, { notice: actors.notices.send });
  useEmitted(draw, { notice: actors.notices.send });
  useEmitted(seeds, { notice: actors.notices.send });
  useEmitted(ties, { notice: actors.notices.send });
  useEmitted(changes, { notice: actors.notices.send });
  useEmitted(draw, { 'draw.changed': reread });
  useEmitted(ties, { 'ties.changed': reread });
  useEmitted(changes, { 'draw.changed': reread });
  useEmitted(seeds, { 'seeds.saved': (event) => draw.send(event), 'seeds.changed': reread });
  return (
    <DrawPage
      own={own}
      draw={draw}
      seeds={seeds}
      preview={<DrawPreview draw={draw} tournamentId={tournamentId} />}
      besides={
        <>
          <TiesSection actor={ties} />
          <DrawChanges actor={changes} />
        </>
      }
    />
  );
};

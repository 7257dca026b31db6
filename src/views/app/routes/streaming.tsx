import { useActorRef } from '@xstate/react';
import type { OverlayPlace } from '#domain/live/overlay.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { machine, StreamingCard } from '#views/live/streaming.tsx';

export type StreamingProps = { actors: AppActors; place: OverlayPlace };

/** The addresses under which streaming software finds the score of a match or a table. */
export const Streaming = ({ actors, place }: StreamingProps) => {
  const actor = useActorRef(machine, { input: { origin: location.origin, place } });
  useReports(actor, actors.app);
  return <StreamingCard actor={actor} />;
};

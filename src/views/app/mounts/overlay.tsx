import { useActorRef } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { LiveScore } from '#domain/live/score.ts';
import { useLive } from '#views/app/use-live.ts';
import {
  overlayMachine,
  OverlayPage,
  OverlayUnaddressed,
  readOverlayAddress,
  type OverlayForm,
} from '#views/live/overlay.tsx';

type Place = NonNullable<ReturnType<typeof readOverlayAddress>>;

const overlayOf = (form: OverlayForm) => () => {
  const search = useSearch();
  const place = useMemo(() => readOverlayAddress(search), [search]);
  if (!place) return <OverlayUnaddressed form={form} />;
  return <Addressed key={JSON.stringify(place)} form={form} place={place} />;
};

const Addressed = ({ form, place }: { form: OverlayForm; place: Place }) => {
  const actor = useActorRef(overlayMachine, { input: { question: place } });
  const isShown = useCallback(
    (score: LiveScore) =>
      place.by === 'match' ? score.matchId === place.matchId : score.clubId === place.clubId,
    [place],
  );
  useLive(actor, isShown);
  return <OverlayPage actor={actor} form={form} />;
};

/** Along the foot of the picture. */
export const Overlay = overlayOf('bar');

/** In a corner of the picture. */
export const StreamingOverlay = overlayOf('corner');

/** Filling a screen at the table. */
export const DeviceOverlay = overlayOf('device');

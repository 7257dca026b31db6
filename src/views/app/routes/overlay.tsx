import { useActorRef } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { readOverlayAddress, type OverlayForm, type OverlayPlace } from '#domain/live/overlay.ts';
import type { LiveScore } from '#domain/live/score.ts';
import { useLive } from '#views/app/use-live.ts';
import { overlayMachine, OverlayPage, OverlayUnaddressed } from '#views/live/overlay.tsx';

const overlayOf = (form: OverlayForm) => () => {
  const search = useSearch();
  const place = useMemo(() => readOverlayAddress(search), [search]);
  if (!place) return <OverlayUnaddressed form={form} />;
  return <Addressed key={JSON.stringify(place)} form={form} place={place} />;
};

const Addressed = ({ form, place }: { form: OverlayForm; place: OverlayPlace }) => {
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

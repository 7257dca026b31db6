import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { readOverlayAddress, type OverlayForm, type OverlayPlace } from '#domain/live/overlay.ts';
import { livePage } from '#machines/live/page.ts';
import { useLivePage } from '#views/app/use-live-page.ts';
import { overlayMachine, OverlayPage, OverlayUnaddressed } from '#views/live/overlay.tsx';

const liveOverlay = livePage(overlayMachine, (score, { context: { question } }) =>
  question.by === 'match' ? score.matchId === question.matchId : score.clubId === question.clubId,
);

const overlayOf = (form: OverlayForm) => () => {
  const search = useSearch();
  const place = useMemo(() => readOverlayAddress(search), [search]);
  if (!place) return <OverlayUnaddressed form={form} />;
  return <Addressed key={JSON.stringify(place)} form={form} place={place} />;
};

const Addressed = ({ form, place }: { form: OverlayForm; place: OverlayPlace }) => {
  const actor = useLivePage(liveOverlay, { question: place });
  return <OverlayPage actor={actor} form={form} />;
};

/** Along the foot of the picture. */
export const Overlay = overlayOf('bar');

/** In a corner of the picture. */
export const StreamingOverlay = overlayOf('corner');

/** Filling a screen at the table. */
export const DeviceOverlay = overlayOf('device');

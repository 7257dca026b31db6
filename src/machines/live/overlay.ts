import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readOverlay, type OverlayAnswer } from '#api/live.ts';
import type { Match } from '#api/matches.ts';
import type { OverlayPlace } from '#domain/live/overlay.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

/** The scoreboard of a match, or of whichever match is played on a table. */
export const overlayMachine = readingOf<OverlayPlace, OverlayAnswer>(readOverlay);

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;

type Snapshot = SnapshotFrom<typeof overlayMachine>;

/** What an overlay shows. */
export type OverlayState = 'loading' | 'missing' | 'failed' | 'free' | 'shown';

export const selectOverlayState = (snapshot: Snapshot): OverlayState => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'missing' })) return 'missing';
  if (snapshot.matches({ asking: 'failed' })) return 'failed';
  return snapshot.context.answer?.match ? 'shown' : 'free';
};

/** The match of the scoreboard. */
export const selectOverlayMatch = ({ context }: Snapshot): Match | null => context.answer?.match ?? null;

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { getOwnRatings, type OwnRatings } from '#api/ratings.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

export type { OwnRatings } from '#api/ratings.ts';

/** A player's own ratings and ranks. */
export const ownRatingsMachine = readingOf<object, OwnRatings>(getOwnRatings);

export type OwnRatingsActor = ActorRefFrom<typeof ownRatingsMachine>;
type Snapshot = SnapshotFrom<typeof ownRatingsMachine>;

/** What was read; null before, and where it could not be read. */
export const selectOwnRatings = ({ context }: Snapshot): OwnRatings | null => context.answer;

/** Whether it could not be read. */
export const selectIsUnread = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: 'failed' }) || snapshot.matches({ asking: 'missing' });

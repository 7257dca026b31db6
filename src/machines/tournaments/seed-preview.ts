import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { previewSeeds, type SeedPreview, type SeedQuestion } from '#api/tournaments.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

/** In which order a draw would seed, by the ratings of the club or by a ranking of it. */
export const seedPreviewMachine = readingOf<SeedQuestion, SeedPreview>(previewSeeds);

export type { SeedPreview as Preview } from '#api/tournaments.ts';
export type SeedPreviewActor = ActorRefFrom<typeof seedPreviewMachine>;
type Snapshot = SnapshotFrom<typeof seedPreviewMachine>;

/** What was read; null before, and where it could not be read. */
export const selectPreview = ({ context }: Snapshot): SeedPreview | null => context.answer;

/** Whether it could not be read. */
export const selectIsUnread = (preview: Snapshot): boolean =>
  preview.matches({ asking: 'failed' }) || preview.matches({ asking: 'missing' });

/** Whether asking again may help. */
export const selectMayRetry = (preview: Snapshot): boolean => preview.matches({ asking: 'failed' });

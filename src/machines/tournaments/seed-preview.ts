import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { previewSeeds, type SeedPreview, type SeedQuestion } from '#api/tournaments.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';

/** In which order a draw would seed, by the ratings of the club or by a ranking of it. */
export const seedPreviewMachine = readingOf<SeedQuestion, SeedPreview>(previewSeeds);

export type SeedPreviewActor = ActorRefFrom<typeof seedPreviewMachine>;
type Preview = SnapshotFrom<typeof seedPreviewMachine>;

/** What was read; null before, and where it could not be read. */
export const selectPreview = ({ context }: Preview): SeedPreview | null => context.answer;

/** Whether it could not be read. */
export const selectIsUnread = (preview: Preview): boolean =>
  preview.matches({ asking: 'failed' }) || preview.matches({ asking: 'missing' });

/** Whether asking again may help. */
export const selectMayRetry = (preview: Preview): boolean => preview.matches({ asking: 'failed' });

import type { SnapshotFrom } from 'xstate';
import type { Sight } from '#domain/images/crop.ts';
import { imageWords as words } from '#domain/words/images.ts';
import type { ReadPicture } from '#browser/read-picture.ts';
import type { imageFieldMachine } from './field.ts';

type Snapshot = SnapshotFrom<typeof imageFieldMachine>;

/** The address of the picture that is shown now. */
export const selectShown = ({ context: { image, isRemoved, kept } }: Snapshot): string | null =>
  image?.url ?? (isRemoved ? null : kept);

/** What happens now, in words. */
export const selectStatus = (snapshot: Snapshot): string => {
  const { file, image } = snapshot.context;
  if (snapshot.matches('reading')) return words.reading(file?.name ?? '');
  if (snapshot.matches('uploading')) return words.uploading(file?.name ?? '');
  if (snapshot.matches('keeping')) return words.keeping;
  if (snapshot.matches({ resting: 'removed' })) return words.removed;
  if (selectShown(snapshot) === null) return words.empty;
  return image === null ? words.shown : words.given;
};

/** Which rule was broken or what went wrong. */
export const selectRefusal = (snapshot: Snapshot): string | null =>
  snapshot.matches('refused') ? snapshot.context.refusal : null;

/** What can be done now. */
export const selectPossible = (snapshot: Snapshot) => ({
  choose: !snapshot.matches('keeping') && !snapshot.matches('cutting'),
  remove: snapshot.can({ type: 'remove' }),
  undo: snapshot.can({ type: 'undo' }),
  cancel: snapshot.can({ type: 'cancel' }) && !snapshot.matches('cutting'),
  retry: snapshot.can({ type: 'retry' }),
});

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The picture while it is cut, with what is seen of it. */
export const selectCut = (snapshot: Snapshot): { picture: ReadPicture; sight: Sight } | null => {
  const { picture, sight } = snapshot.context;
  return snapshot.matches('cutting') && picture ? { picture, sight } : null;
};

export const selectPurpose = ({ context }: Snapshot) => context.purpose;

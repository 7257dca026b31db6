import { assign, emit, fromPromise, setup } from 'xstate';
import { uploadImage, type UploadedImage } from '#api/images.ts';
import type { KeptPicture, PictureToKeep, Profile } from '#api/profile.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import type { HeldFile } from '#browser/held-files.ts';
import { readPicture, type ReadPicture } from '#browser/read-picture.ts';
import { keptPicture, type PictureChange } from '#domain/images/change.ts';
import { moved, wholeSight, zoomed, type Sight } from '#domain/images/crop.ts';
import type { ImagePurpose } from '#domain/images/fault.ts';
import { imageWords as words } from '#domain/words/images.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type ImageFieldContext = {
  purpose: ImagePurpose;
  /** Whether one chooses a part of the picture first. */
  isCut: boolean;
  /** Saved with the form around it, or at once by itself. */
  saving: 'withForm' | 'atOnce';
  /** The address of the picture that the record has. */
  kept: string | null;
  file: HeldFile | null;
  /** What is looked at while it is cut. */
  picture: ReadPicture | null;
  sight: Sight;
  /** What was uploaded and no record uses yet. */
  image: { imageId: string; url: string } | null;
  isRemoved: boolean;
  refusal: string | null;
  /** Whether the same may work a moment later, and what is to be done again then. */
  again: 'nothing' | 'upload' | 'keep';
};

export type ImageFieldEvent =
  | { type: 'chosen'; file: HeldFile }
  | { type: 'zoomed'; zoom: number }
  | { type: 'moved'; dx: number; dy: number }
  | { type: 'use' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'remove' }
  | { type: 'undo' };

export type ImageFieldEmitted =
  /** For the form around it: what is to become of the record's picture. */
  | { type: 'picture.changed'; change: PictureChange }
  /** For who saves at once: the record has it. */
  | { type: 'picture.kept'; profile: Profile | null }
  | Telling;

/** Nothing is there to look at: the middle of anything is as good. */
export const noSize = { width: 1, height: 1 };

/** What the form around it is told: what was uploaded, that it goes, or that nothing changes. */
function changeOf({ image, isRemoved, kept }: ImageFieldContext): PictureChange {
  if (image) return { state: 'given', imageId: image.imageId };
  return isRemoved && kept !== null ? { state: 'given', imageId: null } : keptPicture;
}

/** Whether the same call may be answered otherwise a moment later. */
const isPassing = ({ kind, status }: ProblemData): boolean =>
  kind !== 'refused' || status === 429 || status >= 500;

const toldPending = { type: 'picture.changed', change: { state: 'pending' } } as const;

/** What the field of a picture is made of; its states stand in `field.ts`. */
export const imageFieldSetup = setup({
  types: {
    context: {} as ImageFieldContext,
    events: {} as ImageFieldEvent,
    emitted: {} as ImageFieldEmitted,
    input: {} as Pick<ImageFieldContext, 'purpose' | 'isCut' | 'saving' | 'kept'>,
    tags: {} as 'busy',
  },
  actors: {
    readPicture,
    uploadImage,
    /** Gives it to its record at once; answers the address that the record has then. A feature gives its own. */
    keepPicture: fromPromise<KeptPicture, PictureToKeep>(() =>
      Promise.reject(new Error('Nobody keeps this picture.')),
    ),
  },
  actions: {
    take: assign((_, { file }: { file: HeldFile }) => ({ file, picture: null, refusal: null })),
    look: assign((_, given: { output: ReadPicture }) => ({ picture: given.output, sight: wholeSight })),
    zoom: assign(({ context: { sight, picture } }, { zoom }: { zoom: number }) => ({
      sight: zoomed(sight, zoom, picture ?? noSize),
    })),
    move: assign(({ context: { sight, picture } }, step: { dx: number; dy: number }) => ({
      sight: moved(sight, step, picture ?? noSize),
    })),
    keepImage: assign((_, { output: { imageId, url } }: { output: UploadedImage }) => ({
      image: { imageId, url },
      isRemoved: false,
    })),
    drop: assign({ image: null, isRemoved: true, refusal: null }),
    restore: assign({ isRemoved: false }),
    // What could not be saved at once stays as it was.
    giveUp: assign({ image: null, isRemoved: false }),
    settle: assign((_, given: { output: KeptPicture }) => ({
      kept: given.output.url,
      image: null,
      isRemoved: false,
    })),
    forget: assign({ file: null, picture: null, sight: wholeSight }),
    forgetRefusal: assign({ refusal: null, again: 'nothing' }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      again: 'nothing' as const,
    })),
    keepUploadRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      again: isPassing(problem) ? ('upload' as const) : ('nothing' as const),
    })),
    keepKeepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      again: isPassing(problem) ? ('keep' as const) : ('nothing' as const),
    })),
    tellPending: emit(toldPending),
    tellChange: emit(({ context }) => ({ type: 'picture.changed' as const, change: changeOf(context) })),
    tellKept: emit((_, { output: { profile } }: { output: KeptPicture }) => ({
      type: 'picture.kept' as const,
      profile,
    })),
    notify: emit(({ context }) => toast('success', context.kept === null ? words.gone : words.kept)),
  },
  guards: {
    isCut: ({ context }) => context.isCut,
    isAtOnce: ({ context }) => context.saving === 'atOnce',
    isRemoved: ({ context: { isRemoved, kept } }) => isRemoved && kept !== null,
    hasPicture: ({ context: { image, kept } }) => image !== null || kept !== null,
    canUploadAgain: ({ context }) => context.again === 'upload',
    canKeepAgain: ({ context }) => context.again === 'keep',
  },
});

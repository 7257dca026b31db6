import { assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { uploadImage, type UploadedImage } from '#api/images.ts';
import type { KeptPicture, PictureToKeep, Profile } from '#api/profile.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { heldFile, type HeldFile } from '#browser/held-files.ts';
import { readPicture, type ReadPicture } from '#browser/read-picture.ts';
import { keptPicture, type PictureChange } from '#domain/images/change.ts';
import { cropOf, moved, wholeSight, zoomed, type Sight } from '#domain/images/crop.ts';
import type { ImagePurpose } from '#domain/images/fault.ts';
import { imageWords as words } from '#domain/words/images.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export { holdFile } from '#browser/held-files.ts';

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

const output = <T>({ event }: { event: { output: T } }) => ({ output: event.output });

/** Nothing is there to look at: the middle of anything is as good. */
const noSize = { width: 1, height: 1 };

/** What the form around it is told: what was uploaded, that it goes, or that nothing changes. */
function changeOf({ image, isRemoved, kept }: ImageFieldContext): PictureChange {
  if (image) return { state: 'given', imageId: image.imageId };
  return isRemoved && kept !== null ? { state: 'given', imageId: null } : keptPicture;
}

/** Whether the same call may be answered otherwise a moment later. */
const isPassing = ({ kind, status }: ProblemData): boolean =>
  kind !== 'refused' || status === 429 || status >= 500;

const toldPending = { type: 'picture.changed', change: { state: 'pending' } } as const;

/** A picture of a record: chosen, cut where that is wanted, uploaded, shown, and taken away. */
export const imageFieldMachine = setup({
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
}).createMachine({
  id: 'image-field',
  context: ({ input }) => ({
    ...input,
    file: null,
    picture: null,
    sight: wholeSight,
    image: null,
    isRemoved: false,
    refusal: null,
    again: 'nothing',
  }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'deciding',
      on: { chosen: { target: 'reading', actions: { type: 'take', params: asked } } },
      states: {
        deciding: {
          always: [
            { guard: 'isRemoved', target: 'removed' },
            { guard: 'hasPicture', target: 'shown' },
            { target: 'empty' },
          ],
        },
        empty: { description: 'There is no picture; one can be chosen.' },
        shown: {
          description: 'The picture is shown; another one can be chosen, or none.',
          on: {
            remove: [
              { guard: 'isAtOnce', target: '#image-field.keeping', actions: 'drop' },
              { target: 'deciding', actions: ['drop', 'tellChange'] },
            ],
          },
        },
        removed: {
          description: 'The picture goes when the form is saved; until then it can stay after all.',
          on: { undo: { target: 'deciding', actions: ['restore', 'tellChange'] } },
        },
      },
    },
    reading: {
      description: 'The file is read on this device: it may break a rule already.',
      tags: 'busy',
      entry: 'tellPending',
      invoke: {
        src: 'readPicture',
        input: ({ context: { file, purpose } }) => ({ fileId: file?.id ?? '', purpose }),
        onDone: [
          { guard: 'isCut', target: 'cutting', actions: { type: 'look', params: output } },
          { target: 'uploading' },
        ],
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failure } },
      },
      on: {
        chosen: { target: 'reading', reenter: true, actions: { type: 'take', params: asked } },
        cancel: { target: 'resting', actions: ['forget', 'tellChange'] },
      },
    },
    cutting: {
      description: 'The part that is shown is chosen, by pointer or by keys.',
      on: {
        zoomed: { actions: { type: 'zoom', params: asked } },
        moved: { actions: { type: 'move', params: asked } },
        use: 'uploading',
        cancel: { target: 'resting', actions: ['forget', 'tellChange'] },
      },
    },
    uploading: {
      description: 'The picture is on its way; another one may take its place, or it is called back.',
      tags: 'busy',
      invoke: {
        src: 'uploadImage',
        input: ({ context: { purpose, isCut, file, sight, picture } }) => ({
          purpose,
          crop: isCut ? cropOf(sight, picture ?? noSize) : null,
          file: heldFile(file?.id ?? ''),
        }),
        onDone: [
          {
            guard: 'isAtOnce',
            target: 'keeping',
            actions: [{ type: 'keepImage', params: output }, 'forget'],
          },
          {
            target: 'resting',
            actions: [{ type: 'keepImage', params: output }, 'forget', 'tellChange'],
          },
        ],
        onError: { target: 'refused', actions: { type: 'keepUploadRefusal', params: failure } },
      },
      on: {
        chosen: { target: 'reading', actions: { type: 'take', params: asked } },
        cancel: { target: 'resting', actions: ['forget', 'tellChange'] },
      },
    },
    keeping: {
      description: 'The record is given its picture, or loses it.',
      tags: 'busy',
      invoke: {
        src: 'keepPicture',
        input: ({ context: { image } }) => ({ imageId: image?.imageId ?? null, url: image?.url ?? null }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'settle', params: output }, 'notify', { type: 'tellKept', params: output }],
        },
        onError: { target: 'refused', actions: { type: 'keepKeepRefusal', params: failure } },
      },
    },
    refused: {
      description: 'Says which rule was broken or what went wrong; what was there before is shown.',
      entry: 'tellChange',
      exit: 'forgetRefusal',
      on: {
        chosen: { target: 'reading', actions: { type: 'take', params: asked } },
        retry: [
          { guard: 'canUploadAgain', target: 'uploading', actions: 'tellPending' },
          { guard: 'canKeepAgain', target: 'keeping' },
        ],
        cancel: [
          { guard: 'isAtOnce', target: 'resting', actions: ['forget', 'giveUp'] },
          { target: 'resting', actions: 'forget' },
        ],
      },
    },
  },
});

export type ImageFieldActor = ActorRefFrom<typeof imageFieldMachine>;

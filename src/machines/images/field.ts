import type { ActorRefFrom } from 'xstate';
import { heldFile } from '#browser/held-files.ts';
import { cropOf, wholeSight } from '#domain/images/crop.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { imageFieldSetup, noSize } from './field-setup.ts';

export { holdFile } from '#browser/held-files.ts';

const output = <T>({ event }: { event: { output: T } }) => ({ output: event.output });

/** A picture of a record: chosen, cut where that is wanted, uploaded, shown, and taken away. */
export const imageFieldMachine = imageFieldSetup.createMachine({
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

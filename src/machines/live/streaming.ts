import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { copyText } from '#browser/share.ts';
import { overlayAddress, overlayForms, type OverlayForm, type OverlayPlace } from '#domain/live/overlay.ts';
import { liveWords } from '#domain/words/live.ts';
import { asked } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type StreamingContext = {
  /** Where the product is, such as https://baulk.example. */
  origin: string;
  place: OverlayPlace;
  /** Whose address was asked for last. */
  form: OverlayForm;
};

export type StreamingEvent = { type: 'copy'; form: OverlayForm };

const textOf = ({ origin, place, form }: StreamingContext): string => origin + overlayAddress(form, place);

/** Hands out the addresses of a match's or a table's overlays, for streaming software. */
export const streamingMachine = setup({
  types: {
    context: {} as StreamingContext,
    events: {} as StreamingEvent,
    emitted: {} as Telling,
    input: {} as Pick<StreamingContext, 'origin' | 'place'>,
    tags: {} as 'busy',
  },
  actors: { copyText },
  actions: {
    keepForm: assign((_, { form }: { form: OverlayForm }) => ({ form })),
    tellCopied: emit(() => toast('success', liveWords.streaming.copied)),
  },
}).createMachine({
  id: 'streaming',
  context: ({ input }) => ({ ...input, form: 'bar' }),
  initial: 'offered',
  states: {
    offered: {
      description: 'Each address stands there to be read and copied.',
      initial: 'fine',
      on: {
        copy: { target: 'copying', actions: { type: 'keepForm', params: asked } },
      },
      states: {
        fine: { description: 'Nothing has gone wrong.' },
        refused: { description: 'The clipboard took nothing, so the address is copied by hand.' },
      },
    },
    copying: {
      description: 'An address is on its way to the clipboard.',
      tags: 'busy',
      invoke: {
        src: 'copyText',
        input: ({ context }) => ({ text: textOf(context) }),
        onDone: { target: 'offered', actions: 'tellCopied' },
        onError: 'offered.refused',
      },
    },
  },
});

export type StreamingActor = ActorRefFrom<typeof streamingMachine>;

type Snapshot = SnapshotFrom<typeof streamingMachine>;

/** Every form of overlay with its whole address. */
export const selectAddresses = ({ context }: Snapshot): { form: OverlayForm; address: string }[] =>
  overlayForms.map((form) => ({ form, address: textOf({ ...context, form }) }));

export const selectFollows = ({ context }: Snapshot): OverlayPlace['by'] => context.place.by;
export const selectIsCopying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.matches({ offered: 'refused' });

import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  findChannelFault,
  findChannelShapeFault,
  mostChannels,
  type ChannelEntry,
  type ChannelFault,
  type ChannelField,
} from '#domain/channels/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import { asked } from '#machines/patterns/params.ts';
import { banner, type Telling } from '#machines/patterns/telling.ts';

export type ChannelDraftsContext = {
  rows: ChannelEntry[];
  /** The place of the selected channel; null while one is added. */
  place: number | null;
  entry: ChannelEntry;
  fault: ChannelFault | null;
};

export type ChannelDraftsEvent =
  | { type: 'add' }
  | { type: 'edit'; place: number }
  | { type: 'remove'; place: number }
  | { type: 'changed'; field: ChannelField; value: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'confirm' };

const blank: ChannelEntry = { channel: '', streamKey: '' };

/** The channels that come with a club that is not there yet; who keeps the club is told of each change. */
export const channelDraftsMachine = setup({
  types: {
    context: {} as ChannelDraftsContext,
    events: {} as ChannelDraftsEvent,
    emitted: {} as { type: 'drafts.changed'; channels: ChannelEntry[] } | Telling,
    input: {} as { rows: ChannelEntry[] },
  },
  actions: {
    begin: assign({ place: null, entry: blank }),
    mean: assign(({ context }, { place }: { place: number }) => ({
      place,
      entry: context.rows[place] ?? blank,
    })),
    change: assign(({ context }, { field, value }: { field: ChannelField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
    })),
    // What is typed too long or with a space is told at once; what is missing, when it is saved.
    findShapeFault: assign({ fault: ({ context }) => findChannelShapeFault(context.entry) }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    forgetFault: assign({ fault: null }),
    keep: assign(({ context: { rows, place, entry } }) => ({
      rows: place === null ? [...rows, entry] : rows.with(place, entry),
    })),
    drop: assign({ rows: ({ context: { rows, place } }) => rows.filter((_, index) => index !== place) }),
    // A key that was typed is not kept longer than its dialog.
    forgetEntry: assign({ entry: blank, place: null }),
    tellChanged: emit(({ context }) => ({ type: 'drafts.changed' as const, channels: context.rows })),
    tellFull: emit(() => banner('error', problemWords.channels_full)),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    isFull: ({ context }) => context.rows.length >= mostChannels,
  },
}).createMachine({
  id: 'channel-drafts',
  context: ({ input: { rows } }) => ({ rows, place: null, entry: blank, fault: null }),
  initial: 'listed',
  states: {
    listed: {
      description: 'The channels stand there with what can be done.',
      entry: 'forgetEntry',
      on: {
        add: [
          { guard: 'isFull', actions: 'tellFull' },
          { target: 'entering', actions: 'begin' },
        ],
        edit: { target: 'entering', actions: { type: 'mean', params: asked } },
        remove: { target: 'confirmingDelete', actions: { type: 'mean', params: asked } },
      },
    },
    entering: {
      description: 'A channel is entered or edited in its dialog.',
      initial: 'clear',
      on: {
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'findShapeFault'] },
        save: [
          { guard: 'hasFault', target: '.faulty', actions: 'findFault' },
          { target: 'listed', actions: ['keep', 'tellChanged'] },
        ],
        cancel: 'listed',
      },
      states: {
        clear: { description: 'What is typed is taken; what it may not be stands under its field.' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
      },
      exit: 'forgetFault',
    },
    confirmingDelete: {
      description: 'Asks before a channel is taken off.',
      on: { confirm: { target: 'listed', actions: ['drop', 'tellChanged'] }, cancel: 'listed' },
    },
  },
});

function faultOf({ rows, place, entry }: ChannelDraftsContext): ChannelFault | null {
  const others = rows.filter((_, index) => index !== place).map(({ channel }) => channel);
  return findChannelFault(entry, { others, hasKey: false });
}

export type ChannelDraftsActor = ActorRefFrom<typeof channelDraftsMachine>;

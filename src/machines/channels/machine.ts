import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  createChannel,
  deleteChannel,
  listChannels,
  releaseChannel,
  revealStreamKey,
  updateChannel,
  type Channel,
  type Channels,
} from '#api/channels.ts';
import { problemOf, problemText } from '#api/problem.ts';
import { randomKey } from '#browser/random.ts';
import {
  findChannelFault,
  findChannelShapeFault,
  mostChannels,
  type ChannelEntry,
  type ChannelFault,
  type ChannelField,
} from '#domain/channels/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Notice } from '#machines/app/notices.ts';

/** A channel as an answer has it. */
export type ChannelRow = Channel;

export type ChannelsContext = {
  clubId: number;
  /** Null before the first answer. */
  rows: Channel[] | null;
  clubName: string;
  licenceCount: number;
  /** The channel that is meant; null while one is added. */
  channel: Channel | null;
  entry: ChannelEntry;
  fault: ChannelFault | null;
  refusal: string | null;
  /** Whether the server has refused something, so that what is shown may be out of date. */
  isStale: boolean;
  /** The key that is shown, and of which channel. */
  shown: { id: number; streamKey: string } | null;
  /** Under which a new channel is sent, so that one sent twice is made once. */
  key: string;
};

export type ChannelsEvent =
  | { type: 'add' }
  | { type: 'edit'; channel: Channel }
  | { type: 'remove'; channel: Channel }
  | { type: 'free'; channel: Channel }
  | { type: 'reveal'; channel: Channel }
  | { type: 'conceal' }
  | { type: 'changed'; field: ChannelField; value: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'confirm.free' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

const asked = <T extends object>({ event }: { event: T }): T => event;
const answer = <T>({ event }: { event: { output: T } }): T => event.output;
const said = ({ event }: { event: { output: { message: string } } }) => ({ text: event.output.message });
const failure = ({ event }: { event: { error: unknown } }) => ({
  text: problemText(problemOf(event.error)),
});
const blank: ChannelEntry = { channel: '', streamKey: '' };

const channelsSetup = setup({
  types: {
    context: {} as ChannelsContext,
    events: {} as ChannelsEvent,
    emitted: {} as { type: 'notice'; notice: Notice },
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: { listChannels, createChannel, updateChannel, deleteChannel, releaseChannel, revealStreamKey },
  actions: {
    keep: assign((_, { rows, clubName, licenceCount }: Channels) => ({
      rows,
      clubName,
      licenceCount,
      refusal: null,
      isStale: false,
    })),
    begin: assign({ channel: null, entry: blank, key: () => randomKey() }),
    mean: assign((_, { channel }: { channel: Channel }) => ({
      channel,
      entry: { channel: channel.channel, streamKey: '' },
    })),
    change: assign(({ context }, { field, value }: { field: ChannelField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      key: randomKey(),
    })),
    // What is typed too long or with a space is told at once; what is missing, when it is saved.
    findShapeFault: assign({ fault: ({ context }) => findChannelShapeFault(context.entry) }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    showKey: assign(({ context }, { streamKey }: { streamKey: string }) => ({
      shown: { id: context.channel?.id ?? 0, streamKey },
    })),
    forgetKey: assign({ shown: null }),
    // A key that was typed is not kept longer than its dialog.
    forgetEntry: assign({ entry: blank }),
    keepRefusal: assign((_, { text }: { text: string }) => ({ refusal: text, isStale: true })),
    clearMessages: assign({ fault: null, refusal: null }),
    tellSuccess: emit((_, { text }: { text: string }) => ({
      type: 'notice' as const,
      notice: { kind: 'toast' as const, tone: 'success' as const, text },
    })),
    tellFailure: emit((_, { text }: { text: string }) => ({
      type: 'notice' as const,
      notice: { kind: 'banner' as const, tone: 'error' as const, text },
    })),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    isNew: ({ context }) => context.channel === null,
    isFull: ({ context }) => (context.rows?.length ?? 0) >= mostChannels,
    isUnlicensed: ({ context }) => (context.rows?.length ?? 0) >= context.licenceCount,
    isStale: ({ context }) => context.isStale,
    isHidden: ({ context }, { channel }: { channel: Channel }) => context.shown?.id !== channel.id,
    isHeld: (_, { channel }: { channel: Channel }) => channel.heldBy !== null,
  },
  delays: { errorBanner: 5_000, glance: 60_000 },
});

function faultOf({ rows, channel, entry }: ChannelsContext): ChannelFault | null {
  const others = (rows ?? []).filter(({ id }) => id !== channel?.id).map((row) => row.channel);
  return findChannelFault(entry, { others, hasKey: channel !== null });
}

const id = ({ context }: { context: ChannelsContext }) => ({ id: context.channel?.id ?? 0 });
const onDone = { target: 'loading', actions: { type: 'tellSuccess', params: said } } as const;
const backWithReason = { target: 'loading', actions: { type: 'tellFailure', params: failure } } as const;
const onError = { target: 'entering.refused', actions: { type: 'keepRefusal', params: failure } } as const;

/** The channels of a club: added, edited, released, deleted, and their stream keys shown on demand. */
export const channelsMachine = channelsSetup.createMachine({
  id: 'channels',
  context: ({ input }) => ({
    clubId: input.clubId,
    rows: null,
    clubName: '',
    licenceCount: 0,
    channel: null,
    entry: blank,
    fault: null,
    refusal: null,
    isStale: false,
    shown: null,
    key: randomKey(),
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The channels are read; what was read before stays meanwhile.',
      tags: 'busy',
      entry: 'forgetEntry',
      invoke: {
        src: 'listChannels',
        input: ({ context }) => ({ clubId: context.clubId }),
        onDone: { target: 'shown', actions: { type: 'keep', params: answer } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: { description: 'The channels could not be read, and it says why.', on: { retry: 'loading' } },
    shown: {
      description: 'The channels stand there with what can be done.',
      initial: 'concealed',
      entry: 'forgetEntry',
      on: {
        add: [
          {
            guard: 'isFull',
            actions: { type: 'tellFailure', params: { text: problemWords.channels_full } },
          },
          {
            guard: 'isUnlicensed',
            actions: { type: 'tellFailure', params: { text: problemWords.licence_channels } },
          },
          { target: 'entering', actions: 'begin' },
        ],
        edit: { target: 'entering', actions: { type: 'mean', params: asked } },
        remove: { target: 'doubting', actions: { type: 'mean', params: asked } },
        free: {
          guard: { type: 'isHeld', params: asked },
          target: 'asking',
          actions: { type: 'mean', params: asked },
        },
        reveal: {
          guard: { type: 'isHidden', params: asked },
          target: 'revealing',
          actions: { type: 'mean', params: asked },
        },
      },
      states: {
        concealed: { description: 'No stream key is to be seen.' },
        revealed: {
          description: 'One stream key is shown, and hides by itself after a minute.',
          on: { conceal: 'concealed' },
          after: { glance: 'concealed' },
          exit: 'forgetKey',
        },
      },
    },
    revealing: {
      description: 'A stream key is asked for.',
      tags: 'busy',
      invoke: {
        src: 'revealStreamKey',
        input: id,
        onDone: { target: 'shown.revealed', actions: { type: 'showKey', params: answer } },
        onError: backWithReason,
      },
    },
    entering: {
      description: 'A channel is entered or edited in its dialog.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: [{ type: 'change', params: asked }, 'findShapeFault'],
        },
        save: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        cancel: [{ guard: 'isStale', target: 'loading' }, { target: 'shown' }],
      },
      states: {
        clear: { description: 'What is typed is taken; what it may not be stands under its field.' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: {
          description: 'A banner says why the server refused, and goes by itself; what was typed stays.',
          initial: 'showing',
          exit: 'clearMessages',
          states: {
            showing: { after: { errorBanner: '#channels.entering.clear' }, on: { hold: 'held' } },
            held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
          },
        },
      },
      exit: 'clearMessages',
    },
    adding: {
      description: 'The new channel is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createChannel',
        input: ({ context: { clubId, entry, key } }) => ({ body: { clubId, ...entry }, key }),
        onDone,
        onError,
      },
    },
    updating: {
      description: 'The change is on its way, with the version that it was made on.',
      tags: 'busy',
      invoke: {
        src: 'updateChannel',
        input: ({ context: { clubId, channel, entry } }) => ({
          body: { id: channel?.id ?? 0, clubId, ...entry },
          version: channel?.version ?? '',
        }),
        onDone,
        onError,
      },
    },
    asking: {
      description: 'Asks before a channel is taken from who streams to it.',
      on: { 'confirm.free': 'releasing', cancel: 'shown' },
    },
    releasing: {
      description: 'The channel is being freed.',
      tags: 'busy',
      invoke: { src: 'releaseChannel', input: id, onDone, onError: backWithReason },
    },
    doubting: {
      description: 'Asks before a channel is deleted.',
      on: { confirm: 'removing', cancel: 'shown' },
    },
    removing: {
      description: 'The channel is being deleted.',
      tags: 'busy',
      invoke: { src: 'deleteChannel', input: id, onDone, onError: backWithReason },
    },
  },
});

export type ChannelsActor = ActorRefFrom<typeof channelsMachine>;

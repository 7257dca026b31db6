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
import { problemText, type ProblemData } from '#api/problem.ts';
import { randomKey } from '#browser/random.ts';
import { findChannelShapeFault, mostChannels, type ChannelField } from '#domain/channels/fault.ts';
import { channelWords } from '#domain/words/channels.ts';
import { problemWords } from '#domain/words/problems.ts';
import { errorBanner, passingRefusal } from '#machines/patterns/form-messages.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import { answered, asked, failure, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { ChannelsContext, ChannelsEvent } from './context.ts';
import { begun, blankEntry, dropName, entryOf, faultOf, keepName } from './entry.ts';

/** A channel as an answer has it. */
export type ChannelRow = Channel;

const channelFields = ['channel', 'streamKey'] as const satisfies ChannelField[];

const channelsSetup = setup({
  types: {
    context: {} as ChannelsContext,
    events: {} as ChannelsEvent,
    emitted: {} as Telling,
    input: {} as { clubId: number; userId?: number },
    tags: {} as 'busy',
  },
  actors: { listChannels, createChannel, updateChannel, deleteChannel, releaseChannel, revealStreamKey },
  actions: {
    keep: assign((_, { rows, clubName, licenceCount }: Channels) => ({
      rows,
      clubName,
      licenceCount,
      refusal: null,
      refused: null,
      isStale: false,
    })),
    begin: assign(({ context }) => ({ ...begun({ ...context, channel: null }), key: randomKey() })),
    mean: assign((_, { channel }: { channel: Channel }) => ({ channel })),
    enter: assign(({ context }) => begun(context)),
    storeName: ({ context }) => keepName(context),
    dropName: ({ context }) => dropName(context),
    change: assign(({ context }, { field, value }: { field: ChannelField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      key: randomKey(),
    })),
    // What is typed too long or with a space is told at once; what is missing, when it is saved.
    findShapeFault: assign({ fault: ({ context }) => findChannelShapeFault(context.entry) }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepTheirs: assign(({ context }, { rows }: Channels) => ({
      theirs: rows.find(({ id: other }) => other === context.channel?.id) ?? null,
    })),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign({ channel: ({ context: { theirs, channel } }) => theirs ?? channel }),
    takeTheirs: assign({ entry: ({ context: { theirs, entry } }) => (theirs ? entryOf(theirs) : entry) }),
    showKey: assign(({ context }, { streamKey }: { streamKey: string }) => ({
      shown: { id: context.channel?.id ?? 0, streamKey },
    })),
    forgetKey: assign({ shown: null }),
    // A key that was typed is not kept longer than its dialog.
    forgetEntry: assign({ entry: blankEntry, theirs: null }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      refused: namedField(problem.fields, (name) => channelFields.find((field) => field === name)),
      isStale: true,
    })),
    clearMessages: assign({ fault: null, refusal: null, refused: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
    tellGone: emit(({ context }) => banner('error', channelWords.gone(context.channel?.channel ?? ''))),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    isNew: ({ context }) => context.channel === null,
    isFull: ({ context }) => (context.rows?.length ?? 0) >= mostChannels,
    isUnlicensed: ({ context }) => (context.rows?.length ?? 0) >= context.licenceCount,
    isStale: ({ context }) => context.isStale,
    isChangedMeanwhile: (_, { problem: met }: { problem: ProblemData }) => met.status === 412,
    isThere: ({ context }, { rows }: Channels) => rows.some(({ id: other }) => other === context.channel?.id),
    isHidden: ({ context }, { channel }: { channel: Channel }) => context.shown?.id !== channel.id,
    isHeld: (_, { channel }: { channel: Channel }) => channel.heldBy !== null,
  },
  delays: { errorBanner, glance: 60_000 },
});

const id = ({ context }: { context: ChannelsContext }) => ({ id: context.channel?.id ?? 0 });
const seen = ({ context: { channel } }: { context: ChannelsContext }) => ({
  id: channel?.id ?? 0,
  version: channel?.version ?? '',
});
const onDone = { target: 'loading', actions: { type: 'tellSuccess', params: said } } as const;
const kept = { target: 'loading', actions: ['dropName', { type: 'tellSuccess', params: said }] } as const;
const backWithReason = { target: 'loading', actions: { type: 'tellFailure', params: reason } } as const;
const onError = { target: 'entering.refused', actions: { type: 'keepRefusal', params: failure } } as const;

/** The channels of a club: added, edited, released, deleted, and their stream keys shown on demand. */
export const channelsMachine = channelsSetup.createMachine({
  id: 'channels',
  context: ({ input: { clubId, userId = null } }) => ({
    userId,
    clubId,
    rows: null,
    clubName: '',
    licenceCount: 0,
    channel: null,
    theirs: null,
    entry: blankEntry,
    fault: null,
    refusal: null,
    refused: null,
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
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
      on: { 'licences.changed': { target: 'loading', reenter: true } },
    },
    failed: { description: 'The channels could not be read, and it says why.', on: { retry: 'loading' } },
    shown: {
      description: 'The channels stand there with what can be done.',
      initial: 'concealed',
      entry: 'forgetEntry',
      on: {
        'licences.changed': 'loading',
        add: [
          {
            guard: 'isFull',
            actions: { type: 'tellFailure', params: () => ({ text: problemWords.channels_full }) },
          },
          {
            guard: 'isUnlicensed',
            actions: { type: 'tellFailure', params: () => ({ text: problemWords.licence_channels }) },
          },
          { target: 'entering', actions: 'begin' },
        ],
        edit: { target: 'entering', actions: [{ type: 'mean', params: asked }, 'enter'] },
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
        onDone: { target: 'shown.revealed', actions: { type: 'showKey', params: answered } },
        onError: backWithReason,
      },
    },
    entering: {
      description: 'A channel is entered or edited in its dialog.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: [{ type: 'change', params: asked }, 'storeName', 'findShapeFault'],
        },
        save: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        cancel: [
          { guard: 'isStale', target: 'loading', actions: 'dropName' },
          { target: 'shown', actions: 'dropName' },
        ],
      },
      states: {
        clear: { description: 'What is typed is taken; what it may not be stands under its field.' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: { ...passingRefusal('#channels.entering.clear'), exit: 'clearMessages' },
      },
      exit: 'clearMessages',
    },
    adding: {
      description: 'The new channel is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createChannel',
        input: ({ context: { clubId, entry, key } }) => ({ body: { clubId, ...entry }, key }),
        onDone: kept,
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
        onDone: kept,
        onError: [{ guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' }, onError],
      },
    },
    comparing: {
      description: 'Someone else was first: the channels are read as they have left them.',
      tags: 'busy',
      invoke: {
        src: 'listChannels',
        input: ({ context }) => ({ clubId: context.clubId }),
        onDone: [
          {
            guard: { type: 'isThere', params: answered },
            target: 'differing',
            actions: [
              { type: 'keepTheirs', params: answered },
              { type: 'keep', params: answered },
            ],
          },
          { target: 'loading', actions: ['dropName', 'tellGone'] },
        ],
        onError,
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'entering', actions: ['answerTheirs', 'takeTheirs', 'dropName'] },
        stay: 'entering',
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
      invoke: { src: 'deleteChannel', input: seen, onDone, onError: backWithReason },
    },
  },
});

export type ChannelsActor = ActorRefFrom<typeof channelsMachine>;

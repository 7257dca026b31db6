import { assign, emit, setup } from 'xstate';
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
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { ChannelsContext, ChannelsEvent } from './context.ts';
import { begun, blankEntry, dropName, entryOf, faultOf, keepName } from './entry.ts';

const channelFields = ['channel', 'streamKey'] as const satisfies ChannelField[];

/** What the channels of a club are made of; their states stand in `machine.ts`. */
export const channelsSetup = setup({
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

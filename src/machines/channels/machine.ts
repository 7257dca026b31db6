import type { ActorRefFrom } from 'xstate';
import type { Channel } from '#api/channels.ts';
import { randomKey } from '#browser/random.ts';
import { problemWords } from '#domain/words/problems.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { passingRefusal, submitRecord } from '#machines/patterns/form-messages.ts';
import { backWithReason, confirmedDelete, listedStates } from '#machines/patterns/listed-states.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import type { ChannelsContext } from './context.ts';
import { blankEntry } from './entry.ts';
import { channelsSetup } from './setup.ts';

/** A channel as an answer has it. */
export type ChannelRow = Channel;

type In = { context: ChannelsContext };

const id = ({ context: { channel } }: In) => ({ id: channel?.id ?? 0 });
const list = {
  src: 'listChannels',
  input: ({ context: { clubId } }: In) => ({ clubId }),
} as const;

const states = listedStates({
  list,
  create: {
    src: 'createChannel',
    input: ({ context: { clubId, entry, key } }: In) => ({ body: { clubId, ...entry }, key }),
  },
  update: {
    src: 'updateChannel',
    input: ({ context: { clubId, channel, entry } }: In) => ({
      body: { id: channel?.id ?? 0, clubId, ...entry },
      version: channel?.version ?? '',
    }),
  },
  saved: ['dropName'],
  changed: [],
  gone: ['dropName'],
  taken: ['dropName'],
});

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
        ...list,
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
        remove: { target: 'confirmingDelete', actions: { type: 'mean', params: asked } },
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
        save: submitRecord,
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
    ...states,
    ...confirmedDelete(
      {
        src: 'deleteChannel',
        input: ({ context: { channel } }: In) => ({ id: channel?.id ?? 0, version: channel?.version ?? '' }),
      },
      [],
    ),
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a channel is taken from who streams to it.',
      confirm: 'confirm.free',
      back: { cancel: 'shown' },
      doing: 'releasing',
      does: 'The channel is being freed.',
      invoke: {
        src: 'releaseChannel',
        input: id,
        onDone: { target: 'loading', actions: { type: 'tellSuccess', params: said } },
        onError: backWithReason,
      },
    }),
  },
});

export type ChannelsActor = ActorRefFrom<typeof channelsMachine>;

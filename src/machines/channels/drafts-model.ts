import { mostChannels, type ChannelEntry } from '#domain/channels/fault.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { channelDraftsMachine } from './drafts.ts';

const streamKey = 'live_4821_kT9velvet';
const draft: ChannelEntry = { channel: 'TableOne', streamKey };
const many = [
  draft,
  ...Array.from({ length: 49 }, (_, place) => ({ channel: `Stream${place + 1}`, streamKey: 'live' })),
];

const dialog = { role: 'dialog' } as const;
const within = dialog;
const name = { role: 'textbox', name: words.fields.channel, within } as const;

export const channelDraftsModel = defineModel(channelDraftsMachine, {
  id: 'channel-drafts',
  starts: [
    { name: 'none', input: { rows: [] } },
    { name: 'as many as there may be', input: { rows: many } },
  ],
  cases: {
    edit: ({ rows }) => rows.slice(0, 1).map((_, place) => ({ place })),
    remove: ({ rows }) => rows.slice(0, 1).map((_, place) => ({ place })),
    changed: ({ entry }) => [
      ...['Practice', 'two words']
        .filter((value) => value !== entry.channel)
        .map((value) => ({ field: 'channel', value }) as const),
      ...(entry.channel === 'Practice' && entry.streamKey === ''
        ? [{ field: 'streamKey', value: streamKey } as const]
        : []),
    ],
  },
  secrets: ['entry', 'rows'],
  identity: ({ rows, place, entry }) => [
    Math.min(rows.length, 2),
    rows.length >= mostChannels,
    place,
    entry.channel,
    entry.streamKey,
  ],
  controls: {
    add: { role: 'button', name: words.add },
    edit: {
      role: 'button',
      name: ({ context, event }) => words.edit(context.rows[event.place]?.channel ?? ''),
    },
    remove: {
      role: 'button',
      name: ({ context, event }) => words.remove(context.rows[event.place]?.channel ?? ''),
    },
    changed: { role: 'textbox', name: ({ event }) => words.fields[event.field], within, value: 'value' },
    save: { role: 'button', name: words.save, within },
    cancel: { role: 'button', name: words.cancel, within },
    confirm: { role: 'button', name: words.removeNow, within },
  },
  shows: {
    listed: ({ rows }) => ({
      texts: [words.newNote, rows[0]?.channel ?? words.empty],
      absent: [dialog, streamKey],
    }),
    entering: ({ rows, place, entry }) => ({
      roles: [
        {
          role: 'dialog',
          name: place === null ? words.addTitle : words.edit(rows[place]?.channel ?? ''),
        },
        { ...name, value: entry.channel },
      ],
    }),
    'entering.clear': ({ fault }) => ({ texts: fault ? [problemWords[fault.code]] : [] }),
    'entering.faulty': ({ fault }) => ({ texts: fault ? [problemWords[fault.code]] : [] }),
    confirmingDelete: ({ rows, place }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(rows[place ?? 0]?.channel ?? '') }],
    }),
  },
  requirements: {
    listed: ['C-2.27', 'C-3.34', 'C-5.45'],
    entering: ['C-4.34', 'C-4.35', 'C-5.40', 'C-5.41', 'C-5.42', 'C-5.43', 'C-5.44'],
  },
});

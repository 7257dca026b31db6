import type { Channel } from '#api/channels.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import type { ChannelsContext } from './context.ts';
import { channelsMachine } from './machine.ts';

const channel = (id: number, name: string, heldBy: string | null): Channel => ({
  id,
  clubId: 3,
  channel: name,
  streamKey: words.mask,
  heldBy,
  version: '1',
});
const free = channel(31, 'TableOne', null);
const held = channel(32, 'Finals', 'Overlay of table 2');
const many = [
  free,
  ...Array.from({ length: 49 }, (_, place) => channel(place + 101, `Stream${place + 1}`, null)),
];

const changedMeanwhile: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};

const dialog = { role: 'dialog' } as const;
const within = dialog;
const name = { role: 'textbox', name: words.fields.channel, within } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const changedOutcome = { name: 'someone was first', ok: false, error: changedMeanwhile } as const;
const told = { ok: true, output: { message: 'TableOne is kept.' } } as const;
const streamKey = 'live_4821_kT9velvet';

const firstOf = ({ rows }: ChannelsContext): { channel: Channel }[] =>
  (rows ?? []).slice(0, 1).map((row) => ({ channel: row }));

const firstTwo = ({ rows }: ChannelsContext): { channel: Channel }[] =>
  (rows ?? []).slice(0, 2).map((row) => ({ channel: row }));

export const channelsModel = defineModel(channelsMachine, {
  id: 'channels',
  endsEarly: true,
  input: { clubId: 3 },
  cases: {
    edit: firstOf,
    remove: firstOf,
    free: firstTwo,
    reveal: firstTwo,
    changed: ({ entry }) => [
      ...['Practice', 'two words']
        .filter((value) => value !== entry.channel)
        .map((value) => ({ field: 'channel', value }) as const),
      ...(entry.channel === 'Practice' && entry.streamKey === ''
        ? [{ field: 'streamKey', value: streamKey } as const]
        : []),
    ],
  },
  outcomes: {
    listChannels: [
      {
        name: 'two of twelve',
        ok: true,
        output: { rows: [free, held], clubName: 'Cue Club Monterrey', licenceCount: 12 },
      },
      { name: 'none', ok: true, output: { rows: [], clubName: 'Cue Club Monterrey', licenceCount: 12 } },
      {
        name: 'as many as licences',
        ok: true,
        output: { rows: [free, held], clubName: 'Cue Club Monterrey', licenceCount: 2 },
      },
      {
        name: 'as many as there may be',
        ok: true,
        output: { rows: many, clubName: 'Cue Club Monterrey', licenceCount: 60 },
      },
      unanswered,
    ],
    createChannel: [{ name: 'added', ...told }, unanswered],
    updateChannel: [{ name: 'changed', ...told }, changedOutcome, unanswered],
    deleteChannel: [{ name: 'deleted', ...told }, changedOutcome, unanswered],
    releaseChannel: [{ name: 'released', ...told }, unanswered],
    revealStreamKey: [{ name: 'revealed', ok: true, output: { streamKey } }, unanswered],
  },
  volatile: ['key'],
  secrets: ['entry', 'shown'],
  identity: ({ rows, licenceCount, channel: selected, theirs, entry, fault, refusal, isStale, shown }) => [
    rows?.length,
    licenceCount,
    selected?.id,
    theirs?.id,
    entry.channel,
    entry.streamKey,
    fault?.code,
    refusal,
    isStale,
    shown?.id,
  ],
  controls: {
    add: { role: 'button', name: words.add },
    'licences.changed': { kind: 'outside', from: 'the licences of the same club' },
    edit: { role: 'button', name: ({ event }) => words.edit(event.channel.channel) },
    remove: { role: 'button', name: ({ event }) => words.remove(event.channel.channel) },
    free: { role: 'button', name: ({ event }) => words.release(event.channel.channel) },
    reveal: { role: 'button', name: ({ event }) => words.reveal(event.channel.channel) },
    conceal: {
      role: 'button',
      name: ({ context }) => words.conceal(context.channel?.channel ?? ''),
    },
    changed: {
      role: 'textbox',
      name: ({ event }) => words.fields[event.field],
      within,
      value: 'value',
    },
    save: { role: 'button', name: words.save, within },
    cancel: { role: 'button', name: words.cancel, within },
    confirm: { role: 'button', name: words.removeNow, within },
    'confirm.free': { role: 'button', name: words.releaseNow, within },
    'keep.mine': { role: 'button', name: words.keepMine, within },
    'take.theirs': { role: 'button', name: words.takeTheirs, within },
    stay: { role: 'button', name: words.stay, within },
    retry: { role: 'button', name: errorWords.retry },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ rows, licenceCount }) => ({
      texts: [
        words.use(rows?.length ?? 0, licenceCount),
        ...(rows?.length === 0 ? [words.empty] : [rows?.[0]?.channel ?? '']),
      ],
      absent: [dialog],
    }),
    'shown.concealed': { absent: [streamKey] },
    'shown.revealed': { texts: [streamKey] },
    revealing: { tags: ['busy'], absent: [streamKey] },
    entering: ({ entry, channel: selected }) => ({
      roles: [
        { role: 'dialog', name: selected ? words.edit(selected.channel) : words.addTitle },
        { ...name, value: entry.channel },
      ],
    }),
    'entering.clear': ({ fault }) => ({ texts: fault ? [problemWords[fault.code]] : [] }),
    'entering.faulty': ({ fault }) => ({ texts: fault ? [problemWords[fault.code]] : [] }),
    'entering.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    resolvingConflict: ({ channel: selected }) => ({
      roles: [{ role: 'dialog', name: words.differTitle(selected?.channel ?? '') }],
      absent: [name, streamKey],
    }),
    asking: ({ channel: selected }) => ({
      roles: [{ role: 'dialog', name: words.releaseTitle(selected?.channel ?? '') }],
    }),
    releasing: { tags: ['busy'] },
    confirmingDelete: ({ channel: selected }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(selected?.channel ?? '') }],
    }),
    removing: { tags: ['busy'] },
  },
  requirements: {
    shown: ['C-2.27', 'C-3.25', 'C-3.27', 'C-5.45'],
    'shown.revealed': ['C-3.26'],
    entering: ['C-4.34', 'C-4.35', 'C-5.40', 'C-5.41', 'C-5.42', 'C-5.43', 'C-5.44', 'C-5.46', 'C-5.47'],
    'entering.refused': ['C-8.10'],
    loading: ['C-7.14'],
    adding: ['C-7.12'],
    updating: ['C-7.13'],
    removing: ['C-7.15'],
    releasing: ['C-7.16'],
  },
  invariants: {
    'a stream key stands nowhere but while it is shown': (now) =>
      now.context.shown === null || now.matches({ shown: 'revealed' }),
    'what was typed is never lost by a refusal': (now, before) =>
      before === undefined ||
      !now.matches({ entering: 'refused' }) ||
      now.context.entry.channel === before.context.entry.channel,
  },
});

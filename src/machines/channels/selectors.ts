import type { SnapshotFrom } from 'xstate';
import type { Channel } from '#api/channels.ts';
import type { ChannelEntry, ChannelField } from '#domain/channels/fault.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { channelsMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof channelsMachine>;

/** The channels, or null before they have been read. */
export const selectRows = ({ context }: Snapshot): readonly Channel[] | null => context.rows;

/** Whose channels they are; empty before they have been read. */
export const selectClubName = ({ context }: Snapshot): string => context.clubName;

/** How many licences of the club run. */
export const selectLicenceCount = ({ context }: Snapshot): number => context.licenceCount;

/** Whether the channels could not be read. */
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');

/** Whether nothing can be done to the channels now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** The stream key that is shown, and of which channel. */
export const selectShown = ({ context }: Snapshot): { id: number; streamKey: string } | null => context.shown;

/** The channel whose key is on its way. */
export const selectRevealing = (snapshot: Snapshot): number | null =>
  snapshot.matches('revealing') ? (snapshot.context.channel?.id ?? null) : null;

/** Whether what a dialog asks for is on its way. */
export const selectIsUnderWay = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The dialog over the list. */
export const selectDialog = (
  snapshot: Snapshot,
): 'none' | 'entering' | 'resolvingConflict' | 'asking' | 'confirmingDelete' => {
  const dialogs = {
    entering: 'entering',
    adding: 'entering',
    updating: 'entering',
    comparing: 'entering',
    resolvingConflict: 'resolvingConflict',
    asking: 'asking',
    releasing: 'asking',
    confirmingDelete: 'confirmingDelete',
    removing: 'confirmingDelete',
  } as const;
  const state = typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '');
  return dialogs[state as keyof typeof dialogs] ?? 'none';
};

/** The selected channel; null while one is added. */
export const selectChannel = ({ context }: Snapshot): Channel | null => context.channel;

/** The entry in its dialog. */
export const selectEntry = ({ context }: Snapshot): ChannelEntry => context.entry;

/** What is held against what someone else has saved. */
export type ChannelDifference = { field: 'channel' | 'streamKey' | 'state'; mine: string; theirs: string };

/** In what this entry, and the channel that it was made on, differ from what someone else has saved. */
export const selectDifferences = ({
  context: { channel, entry, theirs },
}: Snapshot): readonly ChannelDifference[] => {
  if (theirs === null) return [];
  const rows: ChannelDifference[] = [
    { field: 'channel', mine: entry.channel, theirs: theirs.channel },
    { field: 'state', mine: stateText(channel), theirs: stateText(theirs) },
  ];
  const told = rows.filter(({ mine, theirs: other }) => mine !== other);
  // Keys are not compared, for they are never read: who has typed one, or finds nothing else, is told that theirs may be new.
  if (entry.streamKey === '' && told.length > 0) return told;
  const mine = entry.streamKey === '' ? words.keyKept : words.keyTyped;
  return [...told, { field: 'streamKey', mine, theirs: words.keyTheirs }];
};

const stateText = (channel: Channel | null): string =>
  channel?.heldBy ? words.heldBy(channel.heldBy) : words.free;

/** Whether it was tried to save what has a fault. */
export const selectIsFaulty = (snapshot: Snapshot): boolean =>
  snapshot.matches({ entering: 'faulty' }) || snapshot.matches({ entering: 'refused' });

/** The fault that is shown, with its words, or the field that the server refused. */
export const selectFault = ({
  context: { fault, refused },
}: Snapshot): { field: ChannelField; text: string } | null =>
  fault ? { field: fault.field, text: problemWords[fault.code] } : refused;

/** Why the server refused, where it names no field. */
export const selectRefusal = ({ context }: Snapshot): string | null =>
  context.refused === null ? context.refusal : null;

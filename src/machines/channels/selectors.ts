import type { SnapshotFrom } from 'xstate';
import type { Channel } from '#api/channels.ts';
import type { ChannelEntry, ChannelField } from '#domain/channels/fault.ts';
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
export const selectDialog = (snapshot: Snapshot): 'none' | 'entering' | 'asking' | 'doubting' => {
  const dialogs = {
    entering: 'entering',
    adding: 'entering',
    updating: 'entering',
    asking: 'asking',
    releasing: 'asking',
    doubting: 'doubting',
    removing: 'doubting',
  } as const;
  const state = typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '');
  return dialogs[state as keyof typeof dialogs] ?? 'none';
};

/** The channel that is meant; null while one is added. */
export const selectChannel = ({ context }: Snapshot): Channel | null => context.channel;

/** The entry in its dialog. */
export const selectEntry = ({ context }: Snapshot): ChannelEntry => context.entry;

/** The fault that is shown, with its words. */
export const selectFault = ({ context: { fault } }: Snapshot): { field: ChannelField; text: string } | null =>
  fault && { field: fault.field, text: problemWords[fault.code] };

/** Why the server refused. */
export const selectRefusal = ({ context }: Snapshot): string | null => context.refusal;

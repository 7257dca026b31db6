import type { SnapshotFrom } from 'xstate';
import type { ChannelEntry, ChannelField } from '#domain/channels/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { channelDraftsMachine } from './drafts.ts';

type Snapshot = SnapshotFrom<typeof channelDraftsMachine>;

/** The channels that come with the club. */
export const selectDrafts = ({ context }: Snapshot): readonly ChannelEntry[] => context.rows;

/** The dialog over the list. */
export const selectDraftDialog = (snapshot: Snapshot): 'none' | 'entering' | 'confirmingDelete' => {
  if (snapshot.matches('entering')) return 'entering';
  return snapshot.matches('confirmingDelete') ? 'confirmingDelete' : 'none';
};

/** The name of the selected channel; null while one is added. */
export const selectDraftName = ({ context: { rows, place } }: Snapshot): string | null =>
  place === null ? null : (rows[place]?.channel ?? null);

/** The entry in its dialog. */
export const selectDraftEntry = ({ context }: Snapshot): ChannelEntry => context.entry;

/** Whether it was tried to save what has a fault. */
export const selectIsDraftFaulty = (snapshot: Snapshot): boolean => snapshot.matches({ entering: 'faulty' });

/** The fault that is shown, with its words. */
export const selectDraftFault = ({
  context: { fault },
}: Snapshot): { field: ChannelField; text: string } | null =>
  fault && { field: fault.field, text: problemWords[fault.code] };

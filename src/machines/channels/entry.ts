import type { Channel } from '#api/channels.ts';
import { findChannelFault, type ChannelEntry, type ChannelFault } from '#domain/channels/fault.ts';
import { dropForm, keepForm, recallForm, type DraftPlace } from '#machines/patterns/draft.ts';
import type { ChannelsContext } from './context.ts';

type Selected = Pick<ChannelsContext, 'userId' | 'clubId' | 'channel'>;

/** A channel of which nothing is typed yet. */
export const blankEntry: ChannelEntry = { channel: '', streamKey: '' };

/** A channel that is there; its key is never read for its dialog. */
export const entryOf = ({ channel }: Channel): ChannelEntry => ({ ...blankEntry, channel });

/** The first rule that an entry breaks. */
export function faultOf({ rows, channel, entry }: ChannelsContext): ChannelFault | null {
  const others = (rows ?? []).filter(({ id }) => id !== channel?.id).map((row) => row.channel);
  return findChannelFault(entry, { others, hasKey: channel !== null });
}

/** What the dialog begins with: the channel, or the name that had been typed over it in this tab and not saved. */
export function begun(selected: Selected): Pick<ChannelsContext, 'channel' | 'entry'> {
  const { channel } = selected;
  const entry = channel ? entryOf(channel) : blankEntry;
  const draft = recallForm(placeOf(selected), { channel: '' });
  if (draft === null) return { channel, entry };
  return {
    channel: channel && { ...channel, version: draft.version },
    entry: { ...entry, channel: draft.form.channel },
  };
}

/** Keeps the name that is typed; the stream key is a secret and is not. */
export function keepName({ entry: { channel: name }, ...selected }: ChannelsContext): void {
  keepForm(placeOf(selected), { version: selected.channel?.version ?? '', form: { channel: name } });
}

/** Forgets it, once it is saved or given up. */
export function dropName(selected: Selected): void {
  dropForm(placeOf(selected));
}

function placeOf({ userId, clubId, channel }: Selected): DraftPlace {
  return { userId, name: channel === null ? `new-channel-${clubId}` : `channel-${channel.id}` };
}

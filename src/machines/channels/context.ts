import type { Channel } from '#api/channels.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { ChannelEntry, ChannelFault, ChannelField } from '#domain/channels/fault.ts';

export type ChannelsContext = {
  /** Who types; null keeps no draft. */
  userId: number | null;
  clubId: number;
  /** Null before the first answer. */
  rows: Channel[] | null;
  clubName: string;
  licenceCount: number;
  /** The selected channel; null while one is added. */
  channel: Channel | null;
  /** The same one, as someone else has saved it meanwhile. */
  theirs: Channel | null;
  entry: ChannelEntry;
  fault: ChannelFault | null;
  refusal: string | null;
  /** The field that the server refused. */
  refused: FieldFault<ChannelField> | null;
  /** Whether the server has refused something, so that what is shown may be out of date. */
  isStale: boolean;
  /** The key that is shown, and of which channel. */
  shown: { id: number; streamKey: string } | null;
  /** Under which a new channel is sent, so that one sent twice is made once. */
  key: string;
};

export type ChannelsEvent =
  | { type: 'add' }
  /** The licences of the club are not what they were. */
  | { type: 'licences.changed' }
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
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

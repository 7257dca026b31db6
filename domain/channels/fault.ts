/** A channel as it is typed. */
export type ChannelEntry = { channel: string; streamKey: string };

export type ChannelField = keyof ChannelEntry;

/** The first rule that an entry breaks, with the field to mend. */
export type ChannelFault = {
  field: ChannelField;
  code:
    | 'channel_name_missing'
    | 'channel_name_too_long'
    | 'channel_key_missing'
    | 'channel_key_too_long'
    | 'channel_spaces'
    | 'channel_taken';
};

/** The most channels of a club (document 001, section 9). */
export const mostChannels = 50;

const longest: Readonly<Record<ChannelField, number>> = { channel: 100, streamKey: 80 };

/** By what two names are one: their letters, whatever their case. */
export function channelNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Checks an entry (document 001, section 5). `others` are the names that the club has besides; a key that is left empty
 * stays as it is where there is one.
 */
export function findChannelFault(
  entry: ChannelEntry,
  { others, hasKey }: { others: readonly string[]; hasKey: boolean },
): ChannelFault | null {
  if (entry.channel === '') return { field: 'channel', code: 'channel_name_missing' };
  const shape = findChannelShapeFault(entry);
  if (shape?.field === 'channel') return shape;
  if (entry.streamKey === '' && !hasKey) return { field: 'streamKey', code: 'channel_key_missing' };
  if (shape) return shape;
  const isTaken = others.some((other) => channelNameKey(other) === channelNameKey(entry.channel));
  return isTaken ? { field: 'channel', code: 'channel_taken' } : null;
}

/** What is wrong with what is typed so far; nothing is missing yet. */
export function findChannelShapeFault({ channel, streamKey }: ChannelEntry): ChannelFault | null {
  const rules: [isBroken: boolean, field: ChannelField, code: ChannelFault['code']][] = [
    [isSpaced(channel), 'channel', 'channel_spaces'],
    [isTooLong('channel', channel), 'channel', 'channel_name_too_long'],
    [isSpaced(streamKey), 'streamKey', 'channel_spaces'],
    [isTooLong('streamKey', streamKey), 'streamKey', 'channel_key_too_long'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** Blanks as the database knows them too: NEL (U+0085) is one there, and other control characters are none to type. */
const isSpaced = (text: string): boolean => /[\s\p{Cc}]/u.test(text);

/** In characters, as people count them and the database does. */
function isTooLong(field: ChannelField, text: string): boolean {
  return Array.from(text).length > longest[field];
}

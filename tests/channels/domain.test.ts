import { describe, expect, it } from 'vitest';
import { findChannelFault, findChannelShapeFault } from '#domain/channels/fault.ts';
import { problemWords } from '#domain/words/problems.ts';

const fault = (
  entry: { channel?: string; streamKey?: string },
  { others = [], hasKey = false }: { others?: string[]; hasKey?: boolean } = {},
) => {
  const found = findChannelFault({ channel: 'Finals', streamKey: 'live_1', ...entry }, { others, hasKey });
  return found && [found.field, problemWords[found.code]];
};

describe('a channel', () => {
  it.each([
    ['C-5.40', { channel: '' }, 'channel', 'Channel name is required'],
    ['C-5.41', { streamKey: '' }, 'streamKey', 'Stream key is required'],
    ['C-5.42', { channel: 'two words' }, 'channel', 'Channel name and stream key have no spaces.'],
    ['C-5.43', { streamKey: 'two\twords' }, 'streamKey', 'Channel name and stream key have no spaces.'],
    [
      'C-5.46',
      { channel: 'x'.repeat(101) },
      'channel',
      'Channel Name feild can not accept more than 100 characters.',
    ],
    [
      'C-5.47',
      { streamKey: 'x'.repeat(81) },
      'streamKey',
      'Channel key feild can not accept more than 80 characters.',
    ],
  ])('%s with %o is refused in its words', (_id, entry, field, text) => {
    expect(fault(entry)).toEqual([field, text]);
  });

  it('C-5.44 has a name that no other one of its club has, whatever their case', () => {
    const taken = ['channel', 'This channel is already added.'];
    expect(fault({}, { others: ['FINALS'] })).toEqual(taken);
    expect(fault({ channel: 'É' }, { others: ['e\u0301'] })).toEqual(taken);
    expect(fault({}, { others: ['Final', 'Finals1'] })).toBeNull();
  });

  it('C-4.35 keeps the key that it has where none is typed', () => {
    expect(fault({ streamKey: '' }, { hasKey: true })).toBeNull();
  });

  it('C-5.46, C-5.47 may have 100 and 80 characters, as people count them', () => {
    expect(fault({ channel: '🎱'.repeat(100), streamKey: '🎱'.repeat(80) })).toBeNull();
  });

  it('is told of spaces and length while it is typed, and of nothing that is missing', () => {
    expect(findChannelShapeFault({ channel: '', streamKey: '' })).toBeNull();
    expect(findChannelShapeFault({ channel: 'a b', streamKey: '' })?.code).toBe('channel_spaces');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { channelWords as words } from '#domain/words/channels.ts';
import { problemWords } from '#domain/words/problems.ts';
import { channelDraftsModel } from '#machines/channels/drafts-model.ts';
import { channelDraftsMachine } from '#machines/channels/drafts.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ChannelDraftsSection } from '#views/channels/drafts-section.tsx';

proveView(channelDraftsModel, (actor) => <ChannelDraftsSection actor={actor} />);

describe('channels that come with a new club', () => {
  it('C-3.34, C-5.44 are told to the form one by one, no name twice, and no key is to be seen', async () => {
    const told: unknown[] = [];
    const actor = createActor(channelDraftsMachine, { input: { rows: [] } }).start();
    actor.on('drafts.changed', ({ channels }) => told.push(channels));
    render(<ChannelDraftsSection actor={actor} />);
    const enter = (channel: string): void => {
      fireEvent.click(screen.getByRole('button', { name: words.add }));
      fireEvent.change(screen.getByRole('textbox', { name: words.fields.channel }), {
        target: { value: channel },
      });
      fireEvent.change(screen.getByRole('textbox', { name: words.fields.streamKey }), {
        target: { value: 'live_1' },
      });
      fireEvent.click(screen.getByRole('button', { name: words.save }));
    };
    enter('TableOne');
    expect(told).toEqual([[{ channel: 'TableOne', streamKey: 'live_1' }]]);
    expect(screen.queryByText('live_1')).toBeNull();
    enter('TABLEONE');
    expect(screen.getByText(problemWords.channel_taken)).toBeDefined();
    await act(async () => {});
    expect(await faultsIn(document.body)).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it('C-5.42 leave the focus in the stream key while the name has a space still', async () => {
    const actor = createActor(channelDraftsMachine, { input: { rows: [] } }).start();
    render(<ChannelDraftsSection actor={actor} />);
    await userEvent.click(screen.getByRole('button', { name: words.add }));
    await userEvent.type(screen.getByRole('textbox', { name: words.fields.channel }), 'Table One');
    const key = screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.streamKey });
    await userEvent.click(key);
    await userEvent.keyboard('live_1');
    expect(key.value).toBe('live_1');
    expect(screen.getByText(problemWords.channel_spaces)).toBeDefined();
  });
});

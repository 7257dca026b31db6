import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { Channel, Channels, updateChannel } from '#api/channels.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import { channelsMachine } from '#machines/channels/machine.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ChannelsSection } from '#views/channels/section.tsx';

type Change = InputFrom<typeof updateChannel>;

const read: Channel = {
  id: 31,
  clubId: 3,
  channel: 'TableOne',
  streamKey: words.mask,
  heldBy: 'Overlay of table 1',
  version: '1',
};

/** The channels as they are read, one answer after the other; a change of the first version comes too late. */
async function open(...answers: Channel[][]) {
  const sent: Change[] = [];
  let asked = 0;
  const machine = channelsMachine.provide({
    actors: {
      listChannels: fromPromise<Channels, { clubId: number }>(async () => {
        const rows = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        return { rows, clubName: 'Cue Club Monterrey', licenceCount: 12 };
      }),
      updateChannel: fromPromise<{ message: string }, Change>(async ({ input }) => {
        sent.push(input);
        if (input.version === '1') throw changedMeanwhile;
        return { message: 'Changes to TableOne saved.' };
      }),
    },
  });
  const actor = createActor(machine, { input: { clubId: 3, userId: 1 } });
  const told: string[] = [];
  actor.on('notice', ({ notice }) => told.push(notice.text));
  const { unmount } = render(<ChannelsSection actor={actor} />);
  await act(async () => {
    actor.start();
  });
  return { sent, told, reload: () => (actor.stop(), unmount()) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (name: 'channel' | 'streamKey') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: words.fields[name] });
const type = (name: 'channel' | 'streamKey', value: string) =>
  fireEvent.change(field(name), { target: { value } });

describe('a channel that someone else has changed meanwhile', () => {
  const theirs = { ...read, channel: 'MainTable', heldBy: null, version: '2' };

  it('is shown as both have it, its key never, and is written over on their version alone', async () => {
    const { sent } = await open([read], [theirs]);
    await press(words.edit('TableOne'));
    type('channel', 'CenterTable');
    type('streamKey', 'live_4821_kT9velvet');
    await press(words.save);
    const dialog = screen.getByRole('dialog', { name: words.differTitle('TableOne') });
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      `${words.fields.channel}Yours CenterTableTheirs MainTable`,
      `${words.columns.state}Yours ${words.heldBy('Overlay of table 1')}Theirs ${words.free}`,
      `${words.fields.streamKey}Yours ${words.keyTyped}Theirs ${words.keyTheirs}`,
    ]);
    expect(document.body.textContent).not.toContain('live_4821_kT9velvet');
    expect(await faultsIn(document.body)).toEqual([]);
    await press(words.keepMine);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(sent[1]?.body).toEqual({
      id: 31,
      clubId: 3,
      channel: 'CenterTable',
      streamKey: 'live_4821_kT9velvet',
    });
  });

  it('is gone on with as they have left it, where that is taken', async () => {
    const { sent } = await open([read], [theirs]);
    await press(words.edit('TableOne'));
    type('channel', 'CenterTable');
    await press(words.save);
    await press(words.takeTheirs);
    expect([field('channel').value, field('streamKey').value]).toEqual(['MainTable', '']);
    await press(words.save);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
  });

  it('is told of a key that may be new where nothing else differs', async () => {
    await open([read], [{ ...read, version: '2' }]);
    await press(words.edit('TableOne'));
    await press(words.save);
    expect(
      screen.getByRole('row', {
        name: `${words.fields.streamKey} Yours ${words.keyKept} Theirs ${words.keyTheirs}`,
      }),
    ).toBeDefined();
  });

  it('is said to be deleted where it is', async () => {
    const { told } = await open([read], []);
    await press(words.edit('TableOne'));
    await press(words.save);
    expect(told).toEqual([words.gone('TableOne')]);
    expect(screen.getByText(words.empty)).toBeDefined();
  });
});

describe('the name that is typed of a channel', () => {
  it('is there again after a reload, its stream key never, until it is saved or given up', async () => {
    const first = await open([{ ...read, version: '2' }]);
    await press(words.edit('TableOne'));
    type('channel', 'CenterTable');
    type('streamKey', 'live_4821_kT9velvet');
    first.reload();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('live_4821_kT9velvet');
    const second = await open([{ ...read, version: '2' }]);
    await press(words.edit('TableOne'));
    expect([field('channel').value, field('streamKey').value]).toEqual(['CenterTable', '']);
    await press(words.save);
    await press(words.edit('TableOne'));
    expect(field('channel').value).toBe('TableOne');
    await press(words.cancel);
    await press(words.add);
    type('channel', 'Practice');
    second.reload();
    const third = await open([read]);
    await press(words.add);
    expect(field('channel').value).toBe('Practice');
    await press(words.cancel);
    await press(words.add);
    expect(field('channel').value).toBe('');
    third.reload();
  });

  it('is held against what someone else has saved before the reload', async () => {
    const { reload } = await open([read]);
    await press(words.edit('TableOne'));
    type('channel', 'CenterTable');
    reload();
    const { sent } = await open([{ ...read, channel: 'MainTable', version: '2' }]);
    await press(words.edit('MainTable'));
    await press(words.save);
    expect(sent.map(({ version }) => version)).toEqual(['1']);
    expect(screen.getByRole('dialog', { name: words.differTitle('MainTable') })).toBeDefined();
  });
});

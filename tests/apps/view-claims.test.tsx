import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { App, updateApp } from '#api/apps.ts';
import { appWords as words } from '#domain/words/apps.ts';
import { appsMachine } from '#machines/apps/machine.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { AppsPage } from '#views/apps/page.tsx';

type Change = InputFrom<typeof updateApp>;

const read: App = {
  id: 1,
  appName: 'Baulk Scoring',
  description: 'Score at the table.',
  logo: null,
  isActive: true,
  version: '1',
  uploads: [],
};
const theirs: App = { ...read, description: '', isActive: false, version: '2' };

/** The page of the apps, where someone else saves the app between the first answer and the first change. */
async function open(): Promise<{ sent: Change[] }> {
  const sent: Change[] = [];
  const machine = appsMachine.provide({
    actors: {
      listApps: fromPromise(async () => ({ rows: [sent.length === 0 ? read : theirs] })),
      updateApp: fromPromise<{ message: string }, Change>(async ({ input }) => {
        sent.push(input);
        if (input.version === '1') throw changedMeanwhile;
        return { message: words.changed(input.body.appName ?? '') };
      }),
    },
  });
  const actor = createActor(machine);
  render(<AppsPage actor={actor} />);
  await act(async () => {
    actor.start();
  });
  return { sent };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.appName });

/** Somebody renames the app and saves. */
async function rename(): Promise<void> {
  await press(words.edit(read.appName));
  fireEvent.change(name(), { target: { value: 'Baulk Referee' } });
  await press(words.save);
}

describe('an app that someone else has changed meanwhile', () => {
  it('is shown as both have it, and what was typed stays', async () => {
    const { sent } = await open();
    await rename();
    const dialog = screen.getByRole('dialog', { name: words.differTitle(read.appName) });
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      `${words.fields.appName}Yours Baulk RefereeTheirs Baulk Scoring`,
      `${words.fields.description}Yours Score at the table.Theirs ${words.nothing}`,
      `${words.fields.isActive}Yours ${words.active}Theirs ${words.inactive}`,
    ]);
    await press(words.stay);
    expect(name().value).toBe('Baulk Referee');
    expect(sent).toHaveLength(1);
  });

  it('is written over on the version that was looked at', async () => {
    const { sent } = await open();
    await rename();
    await press(words.keepMine);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(sent[1]?.body).toEqual({
      id: 1,
      appName: 'Baulk Referee',
      description: 'Score at the table.',
      isActive: true,
    });
  });

  it('is taken as the other has saved it', async () => {
    const { sent } = await open();
    await rename();
    await press(words.takeTheirs);
    expect(name().value).toBe('Baulk Scoring');
    expect(sent).toHaveLength(1);
  });
});

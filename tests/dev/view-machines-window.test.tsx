import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { machineWords } from '#domain/words/dev-machines.ts';
import type { Moment } from '#views/dev/machines/moment.ts';
import { relay } from '#views/dev/machines/other-window.ts';
import { LivePage } from '#views/dev/machines/live-page.tsx';
import { watchMachine } from '#views/dev/machines/watch-machine.ts';

const lamp: Moment = {
  actor: 'x:1',
  id: 7,
  parent: null,
  machine: 'lamp',
  event: 'xstate.init',
  at: Date.parse('2026-11-20T18:00:00Z'),
  value: 'off',
  isRunning: true,
  nodes: ['lamp.off'],
  transitions: [],
  context: {},
  possible: [{ label: 'turn', event: { type: 'turn' } }],
  waits: [],
  children: [],
};
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A window that shows the app. */
function appWindow() {
  const told: (readonly [string, AnyEventObject])[] = [];
  const back: number[] = [];
  const window = relay(
    (actor, event) => void told.push([actor, event]),
    (id) => void back.push(id),
  );
  ends.push(window.close);
  return { ...window, told, back };
}

it('a window of its own shows what ran before it was opened, and what comes', async () => {
  const app = appWindow();
  app.post(lamp);
  render(<LivePage />);
  const actor = await screen.findByRole('button', { name: /^lamp\s*off/ });
  app.post({ ...lamp, event: 'turn', value: 'on', nodes: ['lamp.on'] });
  await waitFor(() => expect(actor.textContent).toContain('on'));
});

it('a window of its own acts on the machine in the window that runs it, and on no other', async () => {
  const first = appWindow();
  const second = appWindow();
  first.post(lamp);
  render(<LivePage />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'turn' }));
  await waitFor(() => expect(first.told).toEqual([['x:1', { type: 'turn' }]]));
  expect(second.told).toEqual([]);
});

it('a window of its own forgets a machine that has ended', async () => {
  const app = appWindow();
  app.post(lamp);
  render(<LivePage />);
  await screen.findByRole('button', { name: /^lamp/ });
  app.post({ ...lamp, isRunning: false });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^lamp\s*off/ })).toBeNull());
});

it('a window of its own puts a machine back in the window that runs it', async () => {
  const app = appWindow();
  app.post(lamp);
  render(<LivePage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /lamp: xstate\.init/ }));
  await user.click(screen.getByRole('button', { name: machineWords.watch.goOn }));
  await waitFor(() => expect(app.back).toEqual([7]));
});

describe('an app whose machines nobody has looked at tells of them once a window of its own', () => {
  /** The app with its dock as it is at first; what it would fetch to tell of its machines is left out. */
  function unopenedApp() {
    const actors = { overhear: fromCallback(() => {}) };
    const watch = createActor(watchMachine.provide({ actors: actors as never })).start();
    ends.push(() => void watch.stop());
    return () => waitFor(() => expect(watch.getSnapshot().value).toEqual({ watching: 'folded' }));
  }

  it('is opened', async () => {
    const isTelling = unopenedApp();
    render(<LivePage />);
    await isTelling();
  });

  it('hears that the app is there', async () => {
    render(<LivePage />);
    await unopenedApp()();
  });
});

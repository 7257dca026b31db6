import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { themeCookie } from '#domain/appearance/theme.ts';
import { readSidebar, readTheme } from '#browser/storage.ts';
import { appearanceMachine } from '#machines/app/appearance.ts';
import { follow, player, WholeApp } from '#tests/session/app-harness.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  // The page goes first: what leaves it still tells the actors.
  cleanup();
  for (const stop of stops.splice(0)) stop();
  delete document.documentElement.dataset['theme'];
});

/** The page as it comes up again on this device, with what the device remembers. */
async function load() {
  const input = { theme: readTheme(), sidebar: readSidebar() };
  const appearance = createActor(appearanceMachine, { input }).start();
  stops.push(() => appearance.stop());
  const { unmount } = render(<WholeApp given={{ appearance }} address="/statistics" remembered={player} />);
  await follow(() => {});
  return { appearance, unmount, user: userEvent.setup() };
}

describe('the theme', () => {
  it('that is chosen shows at once, and again on the next visit', async () => {
    const first = await load();
    await first.user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    first.unmount();
    await load();
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeTruthy();
  });

  it('follows the device until one is chosen', async () => {
    const { appearance, user } = await load();
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    await follow(() => appearance.send({ type: 'system.theme.changed', theme: 'light' }));
    expect(appearance.getSnapshot().context.theme).toBe('dark');
  });

  it.each(['purple', '', '{"theme":"dark"}'])('%o in the cookie is no theme', async (value) => {
    document.cookie = `${themeCookie}=${value}; path=/`;
    const { appearance } = await load();
    expect(appearance.getSnapshot().matches({ theme: 'following' })).toBe(true);
  });
});

describe('the sidebar', () => {
  it('C-1.09 collapses and opens, and is left as it was on the next visit', async () => {
    const first = await load();
    await first.user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    first.unmount();
    const second = await load();
    await second.user.click(await screen.findByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeTruthy();
    expect(readSidebar()).toBe('open');
  });
});

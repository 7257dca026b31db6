import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signInWords } from '#domain/words/sign-in.ts';
import { follow, WholeApp } from '#tests/session/app-harness.tsx';
import { untilStill } from '#tests/support/still.ts';

async function open(address: string) {
  await follow(() => void render(<WholeApp given={{}} address={address} />));
  await untilStill();
  return userEvent.setup();
}

/** The browser goes through its history in its own time, and tells it after the address has changed. */
const moved = async (move: () => void | Promise<void>) => {
  const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await move();
  await act(async () => void (await told));
  await untilStill();
};
const back = () => moved(() => history.back());
const forward = () => moved(() => history.forward());

describe('the address of a popup', () => {
  it.each([
    ['/login', 'Login'],
    ['/Login', 'Login'],
    ['/forgot-password', 'Forgot your password'],
  ])('%s shows home with the popup "%s" over it', async (address, name) => {
    await open(address);
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    await untilStill();
    expect(document.title).toBe('Home · Baulk');
  });

  it('gives way to home when the popup is closed', async () => {
    const user = await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left with Back, and the popup goes with it', async () => {
    await open('/privacyPolicy');
    await follow(() => history.pushState(null, '', '/login'));
    await screen.findByRole('dialog', { name: 'Login' });
    await untilStill();
    await back();
    expect(location.pathname).toBe('/privacyPolicy');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an address for those signed in alone', () => {
  it('V14 opens the sign-in over home, which says why', async () => {
    await open('/profile/change-password');
    const popup = await screen.findByRole('dialog', { name: 'Login' });
    expect(popup.textContent).toContain(signInWords.keptOut);
    await untilStill();
    expect(location.pathname).toBe('/');
  });

  it('V14 is not spoken of by a sign-in that was asked for', async () => {
    const user = await open('/profile/change-password');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Login' });
    await untilStill();
    expect(screen.queryByText(signInWords.keptOut)).toBeNull();
  });
});

describe('what lies over a page', () => {
  it('V10 goes with Back and comes with Forward, and what was typed with it', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('Email'), 'player@baulk.example');
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/privacyPolicy');
    await forward();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('player@baulk.example');
    await back();
  });

  it('V10 leaves the page as the entry that is shown when its button closes it', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    const { length } = history;
    await moved(() => user.click(screen.getByRole('button', { name: 'Close' })));
    expect(history.state).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(history.length).toBe(length);
    await back();
  });

  it('V10 is one entry, whether the menu, a popup or the next one', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Member Registration' }));
    expect(await screen.findByRole('dialog', { name: 'Registration Form' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/privacyPolicy');
  });

  it('V10 a page that the menu leads to takes its place in the history', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await follow(() => void fireEvent.click(menu.getByRole('link', { name: 'FAQ' })));
    await untilStill();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.state).toBeNull();
    expect(location.pathname).toBe('/faq');
  });
});

describe('a popup that a link opens', () => {
  it('A-2.88 lies over the page that one is on, whose address stays', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
    await untilStill();
    expect(location.pathname).toBe('/privacyPolicy');
  });

  it('A-2.90, V20 switches between the sign-in and the forgotten password, which takes the address over', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('Email'), 'player@baulk.example');
    await user.click(screen.getByRole('link', { name: 'Forgot your password' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot your password' })).toBeTruthy();
    await untilStill();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('player@baulk.example');
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
    await untilStill();
    expect(location.pathname).toBe('/privacyPolicy');
  });

  it('Escape closes it, and the page is where it was', async () => {
    const user = await open('/privacyPolicy');
    await user.click(screen.getByRole('button', { name: 'Member Registration' }));
    await screen.findByRole('dialog', { name: 'Registration Form' });
    await untilStill();
    await moved(() => user.keyboard('{Escape}'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/privacyPolicy');
  });
});

import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeActors, settleFake } from '#model-testing/fakes.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { sessionMachine } from '#machines/app/session.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { answerFor, done, lost, rememberedOf, unanswered } from './run.ts';
import { follow, nobody, player, WholeApp } from './app-harness.tsx';
import { serve, type Answers } from './server-answers.ts';

const expired = 'Session expired, Please login again.';
const restart = vi.fn<() => void>();
const stops: (() => void)[] = [];

afterEach(() => {
  // The page goes first: what leaves it still tells the actors.
  cleanup();
  for (const stop of stops.splice(0)) stop();
  restart.mockClear();
  vi.unstubAllGlobals();
});

/** The whole app at an address, with a session whose calls turn out as told. */
async function open(address: string, remembered: Remembered = nobody) {
  const machine = sessionMachine.provide({ actors: fakeActors(sessionModel), actions: { restart } });
  const session = createActor(machine).start();
  stops.push(() => session.stop());
  const page = render(<WholeApp given={{ session }} address={address} />);
  const answer = (...outcome: [src: string, outcome: Parameters<typeof settleFake>[2]]) =>
    follow(() => settleFake(session, ...outcome));
  const recall = (output: Remembered) => answer('recallSession', { name: 'recalled', ok: true, output });
  if (remembered !== nobody) {
    await recall(remembered);
    await answer('getProfile', unanswered);
  }
  return { ...page, session, answer, recall, user: userEvent.setup() };
}

const openSignOut = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /Valentina Quintero/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
};

describe('the end of a session', () => {
  const expire = async () => {
    const page = await open('/statistics', player);
    await follow(() => page.session.send({ type: 'token.refused', problem: lost, address: '/statistics' }));
    return { ...page, popup: await screen.findByRole('alertdialog') };
  };

  it('A-2.143 is told in the given words', async () => {
    const { popup } = await expire();
    expect(within(popup).getByText(expired)).toBeTruthy();
  });

  it('A-2.144 has a Yes button, and no other way on', async () => {
    const { popup, user } = await expire();
    expect(
      within(popup)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Yes']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(popup);
  });

  it('A-2.145, A-2.147 Yes clears the storage and loads again', async () => {
    localStorage.setItem('baulk.token', 'token');
    const { user } = await expire();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(localStorage.getItem('baulk.token')).toBeNull();
    expect(restart).toHaveBeenCalledOnce();
  });

  it('keeps what lies beneath as it was, until the same person has signed in elsewhere', async () => {
    const { session, recall, answer } = await expire();
    const beneath = screen.getByText('Statistics', { selector: 'h1' });
    await follow(() => session.send({ type: 'tab.signed.in' }));
    expect(beneath.isConnected).toBe(true);
    await recall(player);
    await answer('getProfile', unanswered);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(beneath.isConnected).toBe(true);
  });

  it('leaves nothing on the page for somebody else who has signed in elsewhere', async () => {
    const { session, recall } = await expire();
    const beneath = screen.getByText('Statistics', { selector: 'h1' });
    await follow(() => session.send({ type: 'tab.signed.in' }));
    await recall(rememberedOf(answerFor(5, {}, 4)));
    expect(beneath.isConnected).toBe(false);
  });
});

describe('signing out', () => {
  it('A-7.14 without an answer says so, and everything is where it was', async () => {
    const { user, answer } = await open('/statistics', player);
    await openSignOut(user);
    expect(await screen.findByRole('alertdialog', { name: 'Signing out' })).toBeTruthy();
    await answer('signOut', unanswered);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Please check your internet connectivity')).toBeTruthy();
    expect(location.pathname).toBe('/statistics');
    expect(screen.getByRole('button', { name: /Valentina Quintero/ })).toBeTruthy();
  });

  it('A-4.12 leads home, where one can sign in', async () => {
    const { user, answer } = await open('/statistics', player);
    await openSignOut(user);
    await answer('signOut', done);
    expect(location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByText('Valentina Quintero')).toBeNull();
  });
});

describe('who comes', () => {
  it('is shown that the session is being opened, and nothing of a protected page before', async () => {
    const { recall } = await open('/statistics');
    expect(screen.getByText('Opening your session').closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Statistics' })).toBeNull();
    await recall(player);
    expect(screen.getByRole('heading', { name: 'Statistics' })).toBeTruthy();
    expect(screen.queryByText('Opening your session')).toBeNull();
  });

  it('A-3.33 without a profile image has a placeholder: the initials', async () => {
    await open('/', player);
    const button = screen.getByRole('button', { name: /Valentina Quintero/ });
    expect(within(button).getByText('VQ')).toBeTruthy();
    expect(button.querySelector('img')).toBeNull();
  });

  it.each([
    ['A-4.09', 'signed in', player, '/'],
    [
      'A-4.08',
      'in need of accepting the terms',
      { ...nobody, pending: { userId: 5, email: 'new@baulk.example', shouldRemember: false } },
      '/termsConditions',
    ],
  ])('%s is %s and opens the sign-in: is led on', async (_id, _claim, remembered, address) => {
    const { recall } = await open('/login');
    await recall(remembered);
    expect(location.pathname).toBe(address);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const { clubs } = rememberedOf(answerFor(5));

  it.each([
    [1, clubs, '/club-management', '/club-management'],
    [2, clubs, '/club-management', '/pageNotFound'],
    [2, clubs, '/user-management', '/player'],
    [3, clubs, '/club-management', '/pageNotFound'],
    [4, clubs, '/club-admin', '/pageNotFound'],
    [5, clubs, '/schedule-table', '/schedule-table'],
    [5, [], '/schedule-table', '/pageNotFound'],
  ] as const)('has role %i and the clubs %j: who asked for %s is at %s', async (roleId, own, asked, end) => {
    const { recall } = await open(asked);
    await recall({ ...rememberedOf(answerFor(roleId)), clubs: [...own] });
    expect(location.pathname).toBe(end);
  });

  it('has terms to accept: every other page shows the way to them', async () => {
    const { recall, user } = await open('/privacyPolicy');
    await recall({ ...nobody, pending: { userId: 5, email: 'new@baulk.example', shouldRemember: false } });
    expect(await screen.findByText(/Please accept the terms to continue/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'End user licence agreement' }));
    expect(location.pathname).toBe('/termsConditions');
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(screen.getAllByText(/Please accept the terms to continue/)).toHaveLength(1);
  });
});

describe('through the real forms', () => {
  const signInWith = async (answers: Answers) => {
    const called = serve(answers);
    const page = await open('/login');
    await page.recall(nobody);
    await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'role5@baulk.example');
    await page.user.type(screen.getByLabelText('Password'), 'Baulk#2026');
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Login' }));
    return { ...page, called };
  };
  const everythingStored = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

  it('A-4.10, A-4.06, A-3.38 a sign-in lands, and the password is nowhere', async () => {
    const { session } = await signInWith({ '/login': () => Response.json(answerFor(5)) });
    await vi.waitUntil(() => location.pathname === '/match', { timeout: 20_000 });
    expect(session.getSnapshot().value).toBe('signedIn');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(everythingStored()).toContain('token 5');
    expect(everythingStored()).not.toContain('Baulk#2026');
  });

  it('A-4.11, A-8.11 a wrong password is told in the form, and opens no popup of the session', async () => {
    const body = { code: 'invalid_credentials', message: 'Invalid email id or password' };
    const { session } = await signInWith({ '/login': () => Response.json(body, { status: 401 }) });
    expect(await screen.findByText('Invalid email id or password')).toBeTruthy();
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a popup that is closed while it waits leaves nobody waiting', async () => {
    const { session, user } = await signInWith({});
    await vi.waitUntil(() => session.getSnapshot().matches('signingIn'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(session.getSnapshot().value).toBe('signedOut');
  });

  it('A-4.01, A-4.02, A-7.24, A-7.34 terms are accepted under the pending token, and the sign-in lands', async () => {
    const bodies: unknown[] = [];
    const headers: (string | null)[] = [];
    const { user } = await signInWith({
      '/login': () => Response.json(answerFor(5, { eulaNotAccepted: true, token: 'a pending token' })),
      '/user/update/eula': async (request) => {
        bodies.push(await request.json());
        headers.push(request.headers.get('authorization'));
        return Response.json(answerFor(5));
      },
      '/legal/termsConditions': () => Response.json(sampleText),
    });
    expect(everythingStored()).not.toContain('Baulk#2026');
    // What is not there to be read cannot be accepted.
    await screen.findByRole('heading', { name: 'Your account' });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await vi.waitUntil(() => location.pathname === '/match');
    expect(bodies).toEqual([{ token: 'a pending token', version: '2026-01' }]);
    expect(headers).toEqual([null]);
    expect(localStorage.getItem('baulk.token')).toBe('token 5');
  });

  it('A-8.03 terms that nobody takes are told by a toast', async () => {
    const { user } = await signInWith({
      '/login': () => Response.json(answerFor(5, { eulaNotAccepted: true })),
      '/user/update/eula': () => Promise.reject(new TypeError('Failed to fetch')),
      '/legal/termsConditions': () => Response.json(sampleText),
    });
    await screen.findByRole('heading', { name: 'Your account' });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('We’re unable to connect to our services.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  });
});

import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { noticesMachine, type Notice } from '#machines/app/notices.ts';
import { sessionMachine } from '#machines/app/session.ts';
import { follow, nobody, player, WholeApp } from '#tests/session/app-harness.tsx';

const saved: Notice = { kind: 'toast', tone: 'success', text: 'Player registered successfully.' };
const failed: Notice = { kind: 'banner', tone: 'error', text: 'Something went wrong' };
const stops: (() => void)[] = [];

afterEach(() => {
  // The page goes first: what leaves it still tells the actors.
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

async function open(remembered = nobody) {
  const clock = createVirtualClock();
  const notices = createActor(noticesMachine, { clock }).start();
  stops.push(() => notices.stop());
  await follow(
    () => void render(<WholeApp given={{ notices }} address="/privacyPolicy" remembered={remembered} />),
  );
  return {
    notices,
    tell: (notice: Notice) => follow(() => notices.send({ type: 'notice', notice })),
    pass: (ms: number) => follow(() => clock.advance(ms)),
    user: userEvent.setup(),
  };
}

describe('a notice', () => {
  it('is shown in the region of toasts, an error banner where it interrupts', async () => {
    const { tell } = await open();
    await tell(saved);
    const toasts = screen.getByRole('region', { name: 'Messages' });
    expect(within(toasts).getByText(saved.text)).toBeDefined();
    await tell(failed);
    expect(screen.getByText(failed.text).closest('[role=alert]')).not.toBeNull();
    expect(toasts.textContent).toBe('');
  });

  it('stays under the pointer', async () => {
    const { tell, pass, user } = await open();
    await tell(saved);
    await user.hover(screen.getByText(saved.text));
    await pass(60_000);
    expect(screen.getByText(saved.text)).toBeTruthy();
    await user.unhover(screen.getByText(saved.text));
    await pass(2_000);
    expect(within(screen.getByRole('region', { name: 'Messages' })).queryByText(saved.text)).toBeNull();
  });
});

describe('the list of recent messages', () => {
  it('is not there before there is something to read', async () => {
    const { tell } = await open();
    expect(screen.queryByText('Recent messages')).toBeNull();
    await tell(saved);
    expect(screen.queryByText('Recent messages')).toBeNull();
  });

  it('holds what went before one had read it', async () => {
    const { tell, pass, user } = await open();
    await tell(saved);
    await pass(2_000);
    const title = screen.getByText('Recent messages');
    const list = title.closest('details');
    expect(list?.open).toBe(false);
    await user.click(title);
    expect(list?.open).toBe(true);
    expect(within(list ?? document.body).getByText(saved.text)).toBeTruthy();
  });

  it('goes with whoever was signed in', async () => {
    const session = createActor(
      sessionMachine.provide({
        actors: {
          recallSession: fromPromise(async () => player),
          getProfile: fromPromise(() => new Promise(() => {})),
        },
      }),
    ).start();
    stops.push(() => session.stop());
    const notices = createActor(noticesMachine).start();
    stops.push(() => notices.stop());
    await follow(() => void render(<WholeApp given={{ notices, session }} address="/privacyPolicy" />));
    await follow(() => {
      notices.send({ type: 'notice', notice: saved });
      notices.send({ type: 'dismiss' });
    });
    expect(screen.getByText('Recent messages')).toBeTruthy();
    await follow(() => session.send({ type: 'tab.signed.out' }));
    expect(screen.queryByText('Recent messages')).toBeNull();
    expect(screen.queryByText(saved.text)).toBeNull();
  });
});

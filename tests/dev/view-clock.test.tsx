import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '#browser/clock.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ClockPage } from '#views/dev/clock-page.tsx';

const hour = 3_600_000;
let offset = 0;
const answer = () => Response.json({ offset, now: new Date(Date.now() + offset).toISOString() });
/** The server's clock as its two calls show it. */
const server = vi.fn(async (_address: URL, init?: RequestInit) => {
  if (init?.method === 'PUT') ({ offset } = JSON.parse(String(init.body)) as { offset: number });
  return answer();
});

beforeEach(() => {
  offset = 0;
  vi.stubGlobal('fetch', server);
});

afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const user = userEvent.setup();
  const page = render(<ClockPage />);
  await screen.findByText('It shows the machine’s time.');
  return { user, ...page };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the clock', () => {
  it('moves forward by what was entered, back, and back to the machine’s time', async () => {
    const { user } = await open();
    await user.click(button('Forward'));
    await screen.findByText('It runs 1 hour ahead of the machine’s time.');
    expect(offset).toBe(hour);
    await user.clear(screen.getByRole('textbox', { name: 'Move by' }));
    await user.type(screen.getByRole('textbox', { name: 'Move by' }), '2');
    await user.click(screen.getByRole('radio', { name: 'Days' }));
    await user.click(button('Back'));
    await screen.findByText('It runs 1 day 23 hours behind the machine’s time.');
    await user.click(button('Back to the machine’s time'));
    await screen.findByText('It shows the machine’s time.');
    expect(offset).toBe(0);
  });

  it('tells this page of the move, so that its deadlines follow', async () => {
    const { user } = await open();
    await user.click(button('Forward'));
    await screen.findByText(/1 hour ahead/);
    expect(Math.abs(serverNow() - Date.now() - hour)).toBeLessThan(1_000);
    await user.click(button('Back to the machine’s time'));
    await screen.findByText('It shows the machine’s time.');
  });

  it('goes on by the second', async () => {
    await open();
    const shown = () => document.querySelector('time')?.dateTime;
    const before = shown();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    expect(shown()).not.toBe(before);
  });

  it.each(['0', '', '1.5', '10001', 'soon'])('is not moved by "%s"', async (amount) => {
    const { user } = await open();
    await user.clear(screen.getByRole('textbox', { name: 'Move by' }));
    if (amount) await user.type(screen.getByRole('textbox', { name: 'Move by' }), amount);
    await user.click(button('Forward'));
    expect(screen.getByText('Please enter a whole number from 1 to 10000.')).toBeTruthy();
    expect(offset).toBe(0);
  });

  it('says so when the server does not answer, and asks again', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<ClockPage />);
    await screen.findByText('We’re unable to connect to our services.');
    await userEvent.click(button('Try again'));
    await screen.findByText('It shows the machine’s time.');
  });

  it('says so when the server refuses a move, and stays where it was', async () => {
    const { user, container } = await open();
    server.mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 400 }));
    await user.click(button('Forward'));
    await screen.findByText('The server did not take this.');
    expect(screen.getByText('It shows the machine’s time.')).toBeTruthy();
    expect(await faultsIn(container)).toEqual([]);
  });
});

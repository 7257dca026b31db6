import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Banner } from '#views/ui/banner.tsx';
import { BannerRegion } from '#views/ui/banner-region.tsx';
import type { Notice } from '#views/ui/notice.ts';
import { ToastRegion } from '#views/ui/toast-region.tsx';
import { faultsIn } from './accessibility.ts';

const saved: Notice = { id: 'saved', tone: 'success', text: 'Player registered successfully.' };
const failed: Notice = { id: 'failed', tone: 'error', text: 'Something went wrong' };
const handlers = { onHold: vi.fn(), onRelease: vi.fn(), onDismiss: vi.fn() };

beforeEach(() => vi.clearAllMocks());

describe('toasts', () => {
  const show = (notices: Notice[]) =>
    render(
      <>
        <ToastRegion label="Messages" dismissLabel="Dismiss" notices={notices} {...handlers} />
        <button>elsewhere</button>
      </>,
    );

  test('an error interrupts, the rest waits its turn', async () => {
    const { container } = show([saved, failed]);
    expect(within(screen.getByRole('alert')).getByText(failed.text)).toBeTruthy();
    expect(within(screen.getByRole('status')).getByText(saved.text)).toBeTruthy();
    expect(await faultsIn(container)).toEqual([]);
  });

  test('the live regions stand before the first message comes', () => {
    show([]);
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  test('the pointer holds a toast and lets it go', async () => {
    show([saved]);
    await userEvent.hover(screen.getByText(saved.text));
    expect(handlers.onHold.mock.calls).toEqual([['saved']]);
    expect(handlers.onRelease).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText(saved.text));
    expect(handlers.onRelease.mock.calls).toEqual([['saved']]);
  });

  test('the focus holds a toast and lets it go', async () => {
    show([saved]);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
    expect(handlers.onHold.mock.calls).toEqual([['saved']]);
    await userEvent.tab();
    expect(handlers.onRelease.mock.calls).toEqual([['saved']]);
  });

  test('it is let go only when both pointer and focus have left', async () => {
    show([saved]);
    await userEvent.hover(screen.getByText(saved.text));
    await userEvent.tab();
    await userEvent.unhover(screen.getByText(saved.text));
    expect(handlers.onRelease).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(handlers.onHold).toHaveBeenCalledTimes(1);
    expect(handlers.onRelease).toHaveBeenCalledTimes(1);
  });

  test('each is dismissed by itself', async () => {
    show([saved, failed]);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(handlers.onDismiss.mock.calls).toEqual([['failed']]);
  });

  test('one that is dismissed by keys gives the focus back to where it came from', async () => {
    show([saved]);
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    elsewhere.focus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    expect(handlers.onDismiss.mock.calls).toEqual([['saved']]);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('one that is dismissed where nobody was before leads the focus to the page', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    page.tabIndex = -1;
    show([saved]);
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(page);
    page.remove();
  });
});

describe('banners', () => {
  test('an error interrupts, the rest waits its turn, and each is held and dismissed', async () => {
    const { container } = render(
      <BannerRegion dismissLabel="Dismiss" notices={[saved, failed]} {...handlers} />,
    );
    expect(await faultsIn(container)).toEqual([]);
    const alert = screen.getByRole('alert');
    await userEvent.hover(within(alert).getByText(failed.text));
    expect(handlers.onHold.mock.calls).toEqual([['failed']]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(handlers.onDismiss.mock.calls).toEqual([['failed']]);
    expect(screen.getByRole('status').textContent).toContain(saved.text);
  });

  test('one that stands in the page from the start announces nothing', () => {
    render(<Banner tone="warning">Licence CS-0968 ends in 19 days.</Banner>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each(['alert', 'status'] as const)('one that comes later is announced as %s', (announce) => {
    render(
      <Banner tone="error" announce={announce}>
        The club was not saved.
      </Banner>,
    );
    expect(screen.getByRole(announce).textContent).toContain('The club was not saved.');
  });

  test('each tone has a drawing of its own', () => {
    const tones = ['success', 'error', 'warning', 'info'] as const;
    const drawings = tones.map(
      (tone) => render(<Banner tone={tone}>x</Banner>).container.querySelector('svg')?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(tones.length);
  });
});

test('a banner stays while something is pressed, wherever it is', async () => {
  render(
    <>
      <Banner tone="error" onHold={handlers.onHold} onRelease={handlers.onRelease}>
        {failed.text}
      </Banner>
      <button>elsewhere</button>
    </>,
  );
  const target = screen.getByRole('button', { name: 'elsewhere' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect([handlers.onHold.mock.calls.length, handlers.onRelease.mock.calls.length]).toEqual([1, 0]);
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(handlers.onRelease).toHaveBeenCalledTimes(1);
});

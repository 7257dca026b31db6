import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Banner } from '#views/ui/banner.tsx';
import { BannerRegion } from '#views/ui/banner-region.tsx';
import type { Notice } from '#views/ui/notice.ts';
import { faultsIn } from './accessibility.ts';

const saved: Notice = { id: 'saved', tone: 'success', text: 'Player registered successfully.' };
const failed: Notice = { id: 'failed', tone: 'error', text: 'Something went wrong' };
const handlers = { onHold: vi.fn(), onRelease: vi.fn(), onDismiss: vi.fn() };

beforeEach(() => vi.clearAllMocks());

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

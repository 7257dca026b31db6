import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#views/ui/dialog.tsx';
import type { Notice } from '#views/ui/notice.ts';
import { ToastRegion } from '#views/ui/toast-region.tsx';
import { faultsIn } from './accessibility.ts';

const saved: Notice = { id: 'saved', tone: 'success', text: 'Player registered successfully.' };
const failed: Notice = { id: 'failed', tone: 'error', text: 'Something went wrong' };
const handlers = { onHold: vi.fn(), onRelease: vi.fn(), onDismiss: vi.fn() };

beforeEach(() => vi.clearAllMocks());

const show = (notices: Notice[]) =>
  render(
    <>
      <ToastRegion label="Messages" dismissLabel="Dismiss" notices={notices} {...handlers} />
      <button>elsewhere</button>
    </>,
  );

const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const toastOf = ({ text }: Notice) => toasts().getByText(text);
const dismissal = () => toasts().getByRole('button', { name: 'Dismiss' });

test.each([
  [failed, 'assertive'],
  [saved, 'polite'],
] as const)('an error interrupts a screen reader, the rest waits its turn: $id', async (notice, live) => {
  const { container } = show([notice]);
  const spoken = await screen.findByText(`Messages ${notice.text}`);
  expect(spoken.getAttribute('aria-live')).toBe(live);
  expect(await faultsIn(container)).toEqual([]);
});

test('a pointer that moves onto a toast holds it, and lets it go when it leaves', async () => {
  show([saved]);
  await userEvent.hover(toastOf(saved));
  expect(handlers.onHold.mock.calls).toEqual([['saved']]);
  expect(handlers.onRelease).not.toHaveBeenCalled();
  await userEvent.unhover(toastOf(saved));
  expect(handlers.onRelease.mock.calls).toEqual([['saved']]);
});

test('V2 a toast that comes under a resting pointer is not held', () => {
  show([saved]);
  fireEvent.pointerEnter(toastOf(saved));
  expect(handlers.onHold).not.toHaveBeenCalled();
});

test('the focus holds a toast and lets it go', async () => {
  show([saved]);
  dismissal().focus();
  expect(handlers.onHold.mock.calls).toEqual([['saved']]);
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  expect(handlers.onRelease.mock.calls).toEqual([['saved']]);
});

test('it is let go only when both pointer and focus have left', async () => {
  show([saved]);
  await userEvent.hover(toastOf(saved));
  dismissal().focus();
  await userEvent.unhover(toastOf(saved));
  expect(handlers.onRelease).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  expect(handlers.onHold).toHaveBeenCalledTimes(1);
  expect(handlers.onRelease).toHaveBeenCalledTimes(1);
});

test('each is dismissed by itself, by its button or by Escape', async () => {
  show([saved, failed]);
  const item = within(screen.getByText(failed.text).closest('li') ?? document.body);
  await userEvent.click(item.getByRole('button', { name: 'Dismiss' }));
  expect(handlers.onDismiss.mock.calls).toEqual([['failed']]);
  screen.getByText(saved.text).closest('li')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(handlers.onDismiss.mock.calls).toEqual([['failed'], ['saved']]);
});

test('a dialog hides no toast from a screen reader', async () => {
  const { rerender } = show([saved]);
  rerender(
    <>
      <ToastRegion label="Messages" dismissLabel="Dismiss" notices={[saved]} {...handlers} />
      <Dialog state="open" title="Licence" closeLabel="Close" />
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Licence' })).toBeTruthy();
  expect(toastOf(saved).closest('[aria-hidden]')).toBeNull();
});

test('F8 leads to the toasts', async () => {
  show([saved]);
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  expect(document.activeElement).toBe(toastOf(saved).closest('li'));
});

test('one that is dismissed by keys gives the focus back to where it came from', async () => {
  show([saved]);
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  elsewhere.focus();
  await userEvent.tab({ shift: true });
  dismissal().focus();
  await userEvent.keyboard('{Enter}');
  expect(handlers.onDismiss.mock.calls).toEqual([['saved']]);
  await waitFor(() => expect(document.activeElement).toBe(elsewhere));
});

test('one that is dismissed where nobody was before leads the focus to the page', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.tabIndex = -1;
  show([saved]);
  dismissal().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(page));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReady } from '#server/served/ready.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the next making leaves the server to the files that a visitor’s page asks for first', async () => {
  const make = vi.fn(async () => make.mock.calls.length);
  const ready = keepReady(Date.now);
  expect(await ready.ask(make)).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ready.ask(make)).toBe(1);
  await vi.advanceTimersByTimeAsync(900);
  expect(make).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await ready.ask(make)).toBe(2);
  ready.close();
});

it('nothing is made for those who have gone', async () => {
  const make = vi.fn(async () => 'made');
  const ready = keepReady(Date.now);
  await ready.ask(make);
  await vi.advanceTimersByTimeAsync(120_000);
  const made = make.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(make).toHaveBeenCalledTimes(made);
  ready.close();
});

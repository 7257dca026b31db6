import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { learnServerTime } from '#browser/clock.ts';
import { deadline } from '#browser/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
  learnServerTime(new Date().toISOString());
});
afterEach(() => void vi.useRealTimers());

const inMilliseconds = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A machine that waits for an instant of the server's clock. */
function waitUntil(at: string) {
  const machine = createMachine({
    initial: 'waiting',
    states: {
      waiting: { invoke: { src: deadline, input: { at } }, on: { 'deadline.passed': 'passed' } },
      passed: { type: 'final' },
    },
  });
  return createActor(machine).start();
}

it('an instant passes by the server’s clock, though it is learnt only while it is waited for', () => {
  const actor = waitUntil(inMilliseconds(60_000));
  // The device's clock is slow.
  learnServerTime(inMilliseconds(50_000));
  vi.advanceTimersByTime(9_999);
  expect(actor.getSnapshot().value).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().value).toBe('passed');
});

it('an instant that has passed by the time that is learnt has passed at once, and is told once', () => {
  const actor = waitUntil(inMilliseconds(60_000));
  const seen = vi.fn();
  actor.subscribe(seen);
  learnServerTime(inMilliseconds(70_000));
  expect(actor.getSnapshot().value).toBe('passed');
  const times = seen.mock.calls.length;
  learnServerTime(inMilliseconds(80_000));
  vi.advanceTimersByTime(120_000);
  expect(seen).toHaveBeenCalledTimes(times);
});

it('an instant that turns out to be farther is waited for', () => {
  const actor = waitUntil(inMilliseconds(60_000));
  // The device's clock is fast.
  learnServerTime(inMilliseconds(-60_000));
  vi.advanceTimersByTime(119_999);
  expect(actor.getSnapshot().value).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().value).toBe('passed');
});

import { expect, test } from 'vitest';
import { createVirtualClock } from '#model-testing/clock.ts';

test('nothing fires until the clock is told to go on', () => {
  const clock = createVirtualClock();
  const fired: string[] = [];
  clock.setTimeout(() => fired.push('late'), 300);
  clock.setTimeout(() => fired.push('early'), 30);
  expect(clock.pending().map(({ due }) => due)).toEqual([30, 300]);
  expect(fired).toEqual([]);
});

test('advanceToNext fires all that fall due at the earliest instant, in the order in which they were set', () => {
  const clock = createVirtualClock();
  const fired: string[] = [];
  for (const [name, ms] of [
    ['c', 40],
    ['a', 20],
    ['b', 20],
  ] as const)
    clock.setTimeout(() => fired.push(name), ms);
  expect(clock.advanceToNext()).toBe(20);
  expect(fired).toEqual(['a', 'b']);
  expect(clock.advanceToNext()).toBe(20);
  expect([fired, clock.now()]).toEqual([['a', 'b', 'c'], 40]);
});

test('a timer that one of the same instant clears does not fire', () => {
  const clock = createVirtualClock();
  const fired: string[] = [];
  clock.setTimeout(() => clock.clearTimeout(second), 10);
  const second = clock.setTimeout(() => fired.push('second'), 10);
  clock.advanceToNext();
  expect([fired, clock.pending()]).toEqual([[], []]);
});

test('advance fires on the way what timers set, at the time at which it falls due', () => {
  const clock = createVirtualClock();
  const times: number[] = [];
  const tick = () => void (times.push(clock.now()), clock.setTimeout(tick, 10));
  clock.setTimeout(tick, 10);
  clock.advance(35);
  expect([times, clock.now()]).toEqual([[10, 20, 30], 35]);
});

test('advancing with nothing pending, or for ever, fails with words', () => {
  const clock = createVirtualClock();
  expect(() => clock.advanceToNext()).toThrow('No timer is pending');
  const again = () => void clock.setTimeout(again, 0);
  again();
  expect(() => clock.advance(1)).toThrow('set each other off for ever');
});

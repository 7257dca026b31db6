import { options } from 'preact';
import { expect, it } from 'vitest';

it('runs effects however often their schedule was taken away and given back', () => {
  const hooks = options as { requestAnimationFrame: (flush: () => void) => void };
  const schedule = hooks.requestAnimationFrame;
  let ran = 0;

  for (let taken = 0; taken < 20_000; taken += 1) {
    const before = hooks.requestAnimationFrame;
    hooks.requestAnimationFrame = (flush) => flush();
    hooks.requestAnimationFrame(() => (ran += 1));
    hooks.requestAnimationFrame = before;
  }

  expect(ran).toBe(20_000);
  expect(hooks.requestAnimationFrame).toBe(schedule);
});

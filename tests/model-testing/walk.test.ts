import { describe, expect, test } from 'vitest';
import { describePath } from '#model-testing/path.ts';
import type { Model } from '#model-testing/model.ts';
import { randomFrom, randomPath, walk } from '#model-testing/walk.ts';
import { rightView, viewDriver } from './email-code-view.ts';
import { emailCodeModel } from './machines/email-code.ts';

const print = () => {};

test('the same seed makes the same walk, another one another', () => {
  const at = (seed: number) => describePath(randomPath(emailCodeModel, seed, 30));
  expect(at(7)).toBe(at(7));
  expect(new Set([1, 2, 3, 4, 5].map(at)).size).toBe(5);
  const random = randomFrom(1);
  expect([random(), random()].every((number) => number >= 0 && number < 1)).toBe(true);
});

test('many walks keep every invariant, on the machine and through a view', async () => {
  expect(await walk(emailCodeModel, { seed: 1, walks: 50, print })).toMatchObject({ seed: 1, walks: 50 });
  const makeDriver = (path: Parameters<typeof viewDriver>[0]) => viewDriver(path, rightView);
  expect((await walk(emailCodeModel, { seed: 2, walks: 20, makeDriver, print })).steps).toBeGreaterThan(20);
});

describe('a walk that breaks an invariant', () => {
  const invariants: Model['invariants'] = { 'never verified': (snapshot) => !snapshot.matches('verified') };
  const fragile = { ...emailCodeModel, invariants };

  test('says how to make it again, and that makes it again', async () => {
    const lines: string[] = [];
    const told = await walk(fragile, { seed: 10, print: (line) => void lines.push(line) }).catch(String);
    expect(lines).toEqual(['Walking "emailCode" at random, seed 10.']);
    expect(told).toContain('The invariant "never verified" does not hold in verified');
    const seed = Number(/walk\(model, \{ seed: (\d+), walks: 1, steps: 50 \}\)/.exec(String(told))?.[1]);
    await expect(walk(fragile, { seed, walks: 1, steps: 50, print })).rejects.toThrow('"never verified"');
  });
});

test('walking stops when its time is up', async () => {
  expect(await walk(emailCodeModel, { seed: 1, walks: 1_000_000, ms: 20, print })).toMatchObject({ seed: 1 });
});

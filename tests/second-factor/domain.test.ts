import { describe, expect, it } from 'vitest';
import { groupedCode, isFactorDue, isLedToSecondFactor, readFactorCode } from '#domain/second-factor/code.ts';

describe('a code as it is typed', () => {
  it.each([
    ['482715', { kind: 'authenticator', code: '482715' }],
    [' 482 715 ', { kind: 'authenticator', code: '482715' }],
    ['ABCD-efgh-2345-ijkl', { kind: 'recovery', code: 'abcdefgh2345ijkl' }],
    ['abcd efgh 2345 ijkl', { kind: 'recovery', code: 'abcdefgh2345ijkl' }],
  ])('%j is taken', (typed, read) => {
    expect(readFactorCode(typed)).toEqual(read);
  });

  it.each(['', '48271', '4827155', 'abcd-efgh-2345-ijk', 'abcd-efgh-2345-ijk1', '４８２７１５'])(
    '%j is none',
    (typed) => {
      expect(readFactorCode(typed)).toBeNull();
    },
  );

  it('a recovery code is written in groups of four', () => {
    expect(groupedCode('abcdefgh2345ijkl')).toBe('abcd-efgh-2345-ijkl');
  });
});

it('whoever works for the association or a club is led to a second factor', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isLedToSecondFactor)).toEqual([1, 2, 3, 4]);
});

it('a second factor is due where it is required and known to be missing, and nowhere else', () => {
  const without = { roleId: 3, hasSecondFactor: false };
  expect(isFactorDue(without, 'required')).toBe(true);
  expect(isFactorDue({ ...without, hasSecondFactor: true }, 'required')).toBe(false);
  expect(isFactorDue({ roleId: 3 }, 'required')).toBe(false);
  expect(isFactorDue({ ...without, roleId: 5 }, 'required')).toBe(false);
  expect([isFactorDue(without, 'offered'), isFactorDue(without, undefined)]).toEqual([false, false]);
});

import { describe, expect, it } from 'vitest';
import { findSubscriptionFault, minorOf } from '#domain/subscriptions/form.ts';

describe('C-7.09 the price of a subscription', () => {
  it.each([
    ['45', 'USD', 4500],
    ['45.5', 'USD', 4550],
    [' 45.05 ', 'USD', 4505],
    ['45.', 'USD', 4500],
    ['45.005', 'USD', null],
    ['45', 'JPY', 45],
    ['45.5', 'JPY', null],
    ['1.234', 'KWD', 1234],
    ['0', 'USD', null],
    ['0.01', 'USD', 1],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['1,000', 'USD', 100_000],
    ['2,5', 'USD', 250],
    ['9999999.99', 'USD', 999_999_999],
    ['10000000', 'USD', null],
    ['', 'USD', null],
  ])('%s of %s is %s in minor units', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });

  it('is missing after the name, and wrong after it is missing', () => {
    const form = { clubId: 1, name: ' ', amount: '', interval: 'month' } as const;
    expect(findSubscriptionFault(form, 'USD')?.code).toBe('nameMissing');
    expect(findSubscriptionFault({ ...form, name: 'A' }, 'USD')?.code).toBe('amountMissing');
    expect(findSubscriptionFault({ ...form, name: 'A', amount: 'x' }, 'USD')?.code).toBe('amountWrong');
    expect(findSubscriptionFault({ ...form, name: 'A', amount: '1' }, 'USD')).toBeNull();
  });
});

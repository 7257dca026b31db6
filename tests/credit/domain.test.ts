import { describe, expect, it } from 'vitest';
import { entryAmount, findEntryFault, type EntryKind } from '#domain/credit/entry.ts';
import { topUpAmount } from '#domain/credit/top-up.ts';

describe('an amount of credit', () => {
  it.each([
    ['20', 'USD', 2000],
    ['20.5', 'USD', 2050],
    ['20,50', 'USD', 2050],
    ['1.005', 'USD', null],
    ['5000', 'CLP', 5000],
    ['0', 'USD', null],
    ['-5', 'USD', null],
    ['1e3', 'USD', null],
    ['１２', 'USD', null],
    ['0.50', 'USD', 50],
    ['0.49', 'USD', null],
    ['9.99', 'MXN', null],
    ['1', 'CLP', 1],
    ['99999.99', 'USD', 9_999_999],
    ['100000', 'USD', null],
    ['', 'USD', null],
  ])('%j of %s is %j', (typed, currency, amount) => {
    expect(topUpAmount(typed, currency)).toBe(amount);
  });

  it('is typed with the sign of its reader', () => {
    expect(topUpAmount('20,50', 'USD', ',')).toBe(2050);
  });
});

describe('an entry that a club books by hand', () => {
  it.each<[EntryKind, string, number | null]>([
    ['cashIn', '20', 2000],
    ['cashIn', '-20', null],
    ['payOut', '0,50', 50],
    ['payOut', '−5', null],
    ['adjustment', '-5', -500],
    ['adjustment', '− 5.25', -525],
    ['adjustment', '5', 500],
    ['adjustment', '--5', null],
    ['adjustment', '-0', null],
    ['cashIn', '0', null],
    ['cashIn', '', null],
  ])('%s of %j is %j', (kind, amount, minor) => {
    expect(entryAmount({ kind, amount }, 'USD')).toBe(minor);
  });

  it('needs an amount first, and then a reason', () => {
    const entry = { kind: 'cashIn', amount: '', reason: '' } as const;
    expect(findEntryFault(entry, 'USD')).toBe('amount');
    expect(findEntryFault({ ...entry, amount: '20' }, 'USD')).toBe('reason');
    expect(findEntryFault({ ...entry, amount: '20', reason: 'Cash' }, 'USD')).toBeNull();
  });
});

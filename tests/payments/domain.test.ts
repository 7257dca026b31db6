import { smallestCharge, splitByCredit } from '#domain/payments/smallest-charge.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionsCsv } from '#domain/payments/csv.ts';
import { directionOf, kindsIn, ledgerScopes, transactionKinds } from '#domain/payments/ledger.ts';
import { feeOf, minorDigits, moneyText, plainAmount } from '#domain/payments/money.ts';
import { hasReceipt, movementOf } from '#domain/payments/movement.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import { onboardingWords } from '#domain/words/onboarding.ts';

describe('money in integers of the minor unit', () => {
  it.each([
    [1405, 'USD', 'USD 14.05', '14.05'],
    [0, 'EUR', 'EUR 0.00', '0.00'],
    [123_456_789, 'COP', 'COP 1,234,567.89', '1234567.89'],
    [1500, 'JPY', 'JPY 1,500', '1500'],
    [1500, 'KWD', 'KWD 1.500', '1.500'],
  ])('reads %i of %s as %s', (minor, currency, text, plain) => {
    expect([moneyText(minor, currency), plainAmount(minor, currency)]).toEqual([text, plain]);
  });

  it('counts the digits as the provider does, not as Intl does', () => {
    expect(['COP', 'HUF', 'IDR', 'KRW', 'BHD'].map(minorDigits)).toEqual([2, 2, 2, 0, 3]);
  });

  it.each([
    [1405, 1000, 0, 141],
    [1404, 1000, 0, 140],
    [10_000, 250, 30, 280],
    [20, 250, 30, 20],
    [0, 250, 30, 0],
    [999_999_999, 10_000, 100, 999_999_999],
  ])('C-1.08 of %i keeps %i hundredths of a percent and %i: %i', (amount, basisPoints, fixed, fee) => {
    expect(feeOf(amount, { basisPoints, fixed })).toBe(fee);
  });

  it('never keeps more than there is, and never a fraction', () => {
    const natural = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(natural(999_999_999), natural(10_000), natural(100), (amount, basisPoints, fixed) => {
        const fee = feeOf(amount, { basisPoints, fixed });
        expect(Number.isInteger(fee) && fee >= 0 && fee <= amount).toBe(true);
      }),
    );
  });
});

describe('the texts of document 001, section 8', () => {
  it('C-8.02 to C-8.05, C-4.36 stand to the letter', () => {
    const { offboarded, ...onboarding } = onboardingWords;
    expect([
      offboarded,
      onboarding.offboardFailed,
      onboarding.statusFailed,
      onboarding.noPayload,
      onboarding.syncing,
    ]).toEqual([
      'Stripe account deleted successfully!',
      'Failed to delete Stripe account.',
      'Failed to fetch Stripe status',
      'No payload received',
      'Syncing',
    ]);
  });
});

describe('the ledger', () => {
  it('A-1.53 has each kind in its own part and all of them in one', () => {
    const parts = ledgerScopes.filter((scope) => scope !== 'all').flatMap(kindsIn);
    expect(parts.toSorted()).toEqual([...transactionKinds].toSorted());
    expect(kindsIn('all')).toEqual(transactionKinds);
  });

  it('tells who looks whether the money comes or goes', () => {
    expect(transactionKinds.map((kind) => directionOf(kind, 5))).toEqual(transactionKinds.map(() => 'out'));
    expect(transactionKinds.map((kind) => directionOf(kind, 1))).toEqual(transactionKinds.map(() => 'in'));
    expect([directionOf('memberPayment', 3), directionOf('clubCharge', 3)]).toEqual(['in', 'out']);
  });

  it('is written for a spreadsheet in the words of the page, without a formula, with quotes where they are wanted', () => {
    const row = {
      ref: 'demo-1',
      createdAt: '2026-11-20T12:00:00.000Z',
      kind: 'memberPayment' as const,
      direction: 'in' as const,
      status: 'succeeded' as const,
      amount: 123_456,
      fee: 30,
      currency: 'USD',
      club: { name: 'Cue, "the" Club' },
      user: { fullName: '=HYPERLINK("x")' },
      description: '-1+1',
      card: null,
    };
    expect(transactionsCsv([row]).split('\r\n')[1]).toBe(
      `demo-1,2026-11-20T12:00:00.000Z,Member payment,received,Succeeded,1234.56,0.30,USD,"Cue, ""the"" Club","'=HYPERLINK(""x"")",'-1+1,`,
    );
  });
});

describe('money that has moved, and money that has not', () => {
  it.each([
    ['succeeded', 'in', '+', 'received', true],
    ['succeeded', 'out', '−', 'paid', true],
    ['pending', 'in', '', 'expected', false],
    ['processing', 'out', '', 'to be paid', false],
    ['failed', 'in', '', 'not received', false],
    ['failed', 'out', '', 'not paid', false],
    ['refunded', 'in', '', 'given back', true],
    ['refunded', 'out', '', 'given back', true],
  ] as const)(
    '%s %s has the sign "%s", is %s, and its receipt is %s',
    (status, direction, sign, word, has) => {
      const movement = movementOf(status, direction);
      const told = ledgerWords.movements[movement.word];
      expect([movement.sign, told, hasReceipt(status)]).toEqual([sign, word, has]);
    },
  );

  it('is told in the file as on the page', () => {
    const row = {
      ref: 'demo-1',
      createdAt: '2026-11-20T12:00:00.000Z',
      kind: 'clubCharge' as const,
      direction: 'in' as const,
      amount: 6000,
      fee: 0,
      currency: 'USD',
      club: null,
      user: null,
      description: 'Monthly charge',
      card: null,
    };
    const lines = transactionsCsv([
      { ...row, status: 'failed' },
      { ...row, status: 'refunded' },
    ]).split('\r\n');
    expect(lines.slice(1, 3).map((line) => line.split(',')[3])).toEqual(['not received', 'given back']);
  });
});

describe('what a card is left with where credit pays first', () => {
  it.each([
    [2178, 1000, { credit: 1000, card: 1178 }],
    [2000, 1950, { credit: 1950, card: 50 }],
    [2000, 1951, { credit: 1950, card: 50 }],
    [2000, 1999, { credit: 1950, card: 50 }],
    [2000, 2000, { credit: 2000, card: 0 }],
    [2000, 0, { credit: 0, card: 2000 }],
    [2000, -300, { credit: 0, card: 2000 }],
    [30, 10, { credit: 0, card: 30 }],
    [30, 30, { credit: 30, card: 0 }],
  ])('of %i with %i of credit is nothing or what it can take', (price, balance, split) => {
    expect(splitByCredit(price, balance, 'USD')).toEqual(split);
  });

  it('is one unit at the least where the provider names no least amount', () => {
    expect(smallestCharge('CLP')).toBe(1);
    expect(splitByCredit(5000, 4999, 'CLP')).toEqual({ credit: 4999, card: 1 });
  });
});

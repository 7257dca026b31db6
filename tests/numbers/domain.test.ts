import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageFrom } from '#domain/language/current.ts';
import { decimalText } from '#domain/language/locale.ts';
import { decimalSignOf, hasDecimals, typedNumber } from '#domain/numbers/typed.ts';

describe('a number as people type it', () => {
  it.each([
    ['2,5', '.', 2.5],
    ['2,5', ',', 2.5],
    ['2.5', ',', 2.5],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1.234', ',', 1234],
    ['1,234.50', '.', 1234.5],
    ['1.234,50', ',', 1234.5],
    [' 1 000,5 ', ',', 1000.5],
    ['12.', '.', 12],
    ['', '.', null],
    ['$12.50', '.', Number.NaN],
    ['12.7.1', '.', Number.NaN],
    ['1e2', '.', Number.NaN],
    ['-1', '.', Number.NaN],
  ] as const)('"%s" where the sign is "%s" is %s', (text, sign, value) => {
    expect(typedNumber(text, sign)).toBe(value);
  });

  it('has the decimal sign of the language', () => {
    expect(['en-US', 'de-DE', 'es-CO', 'es-MX'].map(decimalSignOf)).toEqual(['.', ',', ',', '.']);
  });

  it('has as many decimals as it has', () => {
    expect([hasDecimals(2.55, 2), hasDecimals(2.555, 2), hasDecimals(12.7, 0), hasDecimals(0.07, 2)]).toEqual(
      [true, false, false, true],
    );
  });
});

describe('a number that is shown', () => {
  afterEach(() => readLanguageFrom(() => 'en'));

  it('has the decimal sign of its reader, and no more decimals than asked for', () => {
    expect([decimalText(0.5, 3), decimalText(1450.04, 1), decimalText(12, 1, 0)]).toEqual([
      '0.500',
      '1450.0',
      '12',
    ]);
    readLanguageFrom(() => 'pt-BR');
    expect([decimalText(0.5, 3), decimalText(-3.25, 1)]).toEqual(['0,500', '-3,3']);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageFrom } from '#domain/language/current.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';
import { percentText } from '#domain/language/locale.ts';
import { moneyText } from '#domain/payments/money.ts';

afterEach(() => readLanguageFrom(() => sourceLanguage));

describe('B17 money', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'USD 1,234.50', 'JPY 1,234', '2.5%'],
    ['es', 'USD 1,234.50', 'JPY 1,234', '2.5%'],
    ['pt-BR', 'USD 1.234,50', 'JPY 1.234', '2,5%'],
  ])('is written as who reads %s writes it', (language, dollars, yen, share) => {
    readLanguageFrom(() => language);
    expect([moneyText(123_450, 'USD'), moneyText(1234, 'JPY'), percentText(2.5)]).toEqual([
      dollars,
      yen,
      share,
    ]);
  });

  /** Where numbers become text by themselves: the places for it, and what writes no amount for people. */
  const allowed = [
    'domain/language/locale.ts',
    'domain/payments/money.ts',
    'domain/numbers/typed.ts', // finds the decimal sign of a language
    'domain/images/crop.ts', // shares of a picture
    'domain/ratings/', // a rating as a field holds it, and its rounding
    'domain/words/payment-sandbox.ts', // for developers
    'server/sharing/lettering.ts', // places in a drawing
    'src/views/dev/',
  ];

  it('becomes text in one place, and no page, mail or text writes an amount of its own', () => {
    const files = globSync('{domain,server,src}/**/*.{ts,tsx}').filter(
      (file) => !file.includes('.gen.') && !allowed.some((place) => file.startsWith(place)),
    );
    expect(files.length).toBeGreaterThan(1000);
    const own =
      /\.toFixed\(|Intl\.NumberFormat|style: 'currency'|\$\{[^}]*[cC]urrency\} \$\{|\}\$?\{[^}]*\} \$\{[^}]*[cC]urrency\}/u;
    const found = files.filter((file) => own.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

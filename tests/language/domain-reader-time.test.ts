import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { instantDayText, momentText } from '#domain/dates/reader-time.ts';
import { readLanguageFrom } from '#domain/language/current.ts';
import { sourceLanguage, type Language } from '#domain/language/languages.ts';

afterEach(() => readLanguageFrom(() => sourceLanguage));

const noon = '2026-11-20T12:00:00.000Z';

describe('B17 a day and a moment', () => {
  it.each<[Language, RegExp, RegExp]>([
    ['en', /^Nov \d\d?, 2026$/, /^Nov \d\d?, 2026, \d/],
    ['es', /^\d\d? nov 2026$/, /^\d\d? nov 2026, \d/],
    ['pt-BR', /^\d\d? de nov\. de 2026$/, /^\d\d? de nov\. de 2026, \d/],
  ])('are written as the reader of %s writes them', (language, day, moment) => {
    readLanguageFrom(() => language);
    expect(instantDayText(noon)).toMatch(day);
    expect(momentText(noon)).toMatch(moment);
  });

  it('are written in one language whatever the reader speaks on no page', () => {
    const fixed = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('dev/'))
      .filter((name) => /(DateTimeFormat|NumberFormat|toLocale(Date|Time)?String)\('/u.test(read(name)));
    expect(fixed).toEqual([]);
  });

  it('are written by one text for all pages', () => {
    const own = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('dev/'))
      .filter((name) => /toLocale(Date|Time)String|toLocaleString\(readerLocale/u.test(read(name)));
    expect(own).toEqual([]);
  });
});

const read = (name: string): string => readFileSync(`src/views/${name}`, 'utf8');

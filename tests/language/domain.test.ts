import { describe, expect, it } from 'vitest';
import { readLanguageFrom } from '#domain/language/current.ts';
import { acceptedLanguage, languageOf, type Language } from '#domain/language/languages.ts';
import { list, lowercase, plural, select } from '#domain/language/say.ts';
import { learn, translated } from '#domain/language/translated.ts';

describe('languages', () => {
  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES_co', 'es'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-GB', 'en'],
    ['fr', null],
    ['', null],
    ['*', null],
    ['es;drop table', null],
    ['x'.repeat(10_000), null],
    [undefined, null],
  ])('takes the tag %j for %j', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it.each([
    ['es-CO,es;q=0.9,en;q=0.8', 'es'],
    ['fr, pt;q=0.5, en;q=0.4', 'pt-BR'],
    ['en;q=0.1, es;q=0.9', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', null],
    [';;;,,,q=', null],
    [undefined, null],
  ])('reads the wish %j of a browser as %j', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe('texts of a reader', () => {
  const words = translated('tests', {
    title: 'Tables',
    count: (count: number) => `${count} tables`,
    inner: { steps: ['one', 'two'] },
    only: 'English alone',
  });
  const { inner } = words;
  learn('es', 'tests', {
    title: 'Mesas',
    count: (count: number) => `${count} mesas`,
    inner: { steps: { 0: 'uno' } },
  });
  const spokenIn = <T>(language: Language, read: () => T): T => {
    readLanguageFrom(() => language);
    try {
      return read();
    } finally {
      readLanguageFrom(() => 'en');
    }
  };

  it('come in the language of whoever reads them, parts that were kept under a name too', () => {
    expect(spokenIn('es', () => [words.title, words.count(2), inner.steps[0]])).toEqual([
      'Mesas',
      '2 mesas',
      'uno',
    ]);
    expect([words.title, words.count(2), inner.steps[0]]).toEqual(['Tables', '2 tables', 'one']);
  });

  it('come in English where a language has none', () => {
    expect(spokenIn('es', () => [words.only, inner.steps[1]])).toEqual(['English alone', 'two']);
    expect(spokenIn('pt-BR', () => words.title)).toBe('Tables');
  });

  it('have the form of their number, of their word, and lists as the language writes them', () => {
    const forms = { '=0': 'nada', one: 'uno', other: 'más' };
    expect([0, 1, 2].map((count) => plural('es', count, forms))).toEqual(['nada', 'uno', 'más']);
    expect([select(null, { null: 'a', other: 'b' }), select('', { empty: 'c', other: 'd' })]).toEqual([
      'a',
      'c',
    ]);
    expect([list('es', ['Ana', 'Iris']), list('pt-BR', ['Ana', 'Iris'])]).toEqual([
      'Ana e Iris',
      'Ana e Iris',
    ]);
    expect(lowercase('Tacada')).toBe('tacada');
  });
});

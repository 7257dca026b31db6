import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '#domain/rich-text/link.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { plainText } from '#domain/rich-text/plain.ts';
import { inlinesOfRuns, runsOf, type Run } from '#domain/rich-text/runs.ts';
import { writeRichText } from '#domain/rich-text/write.ts';

describe('a text with marks', () => {
  it('is headings, paragraphs and lists', () => {
    expect(richTextOf('## The *draw*\nOn Monday\nat noon.\n\n- one\n- two\n\n1. first\n2) second')).toEqual([
      {
        kind: 'heading',
        level: 2,
        id: 'the-draw',
        content: [
          { kind: 'text', text: 'The ' },
          { kind: 'emphasis', content: [{ kind: 'text', text: 'draw' }] },
        ],
      },
      {
        kind: 'paragraph',
        content: [{ kind: 'text', text: 'On Monday' }, { kind: 'break' }, { kind: 'text', text: 'at noon.' }],
      },
      {
        kind: 'list',
        order: 'points',
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
      },
      {
        kind: 'list',
        order: 'numbers',
        start: 1,
        items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
      },
    ]);
  });

  it('has strong words, emphasis within them, and links', () => {
    expect(richTextOf('**Very *good* news**: [the draw](/tournamentInfo/3).')[0]).toEqual({
      kind: 'paragraph',
      content: [
        {
          kind: 'strong',
          content: [
            { kind: 'text', text: 'Very ' },
            { kind: 'emphasis', content: [{ kind: 'text', text: 'good' }] },
            { kind: 'text', text: ' news' },
          ],
        },
        { kind: 'text', text: ': ' },
        { kind: 'link', href: '/tournamentInfo/3', content: [{ kind: 'text', text: 'the draw' }] },
        { kind: 'text', text: '.' },
      ],
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '[here](javascript:alert(1))',
    '[here](//elsewhere.example)',
    '[here](data:text/html,x)',
    '2 * 3 * 4 = 24',
    '** not strong **',
    'a ** b',
    '# ',
    '&lt;b&gt;',
    '_one_ __two__ `three` ~~four~~',
    '> quoted',
    '---',
    '<https://example.com> and https://example.com',
    '[here][there]',
    '[there]: https://example.com',
    '#### four',
    '2026. a year',
    String.raw`C:\games\_new and ¯\_(ツ)_/¯`,
  ])('keeps %s as the text that it is', (source) => {
    expect(richTextOf(source)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: source.trim() }] },
    ]);
  });

  it('takes a mark with a backslash for a letter', () => {
    expect(plainText(richTextOf('\\*\\*not strong\\*\\*'))).toBe('**not strong**');
  });

  it('counts a list from the number that it begins with', () => {
    const lists = richTextOf('5. five\n6. six\n\n1. a\n\nBetween.\n\n2. b').filter(
      ({ kind }) => kind === 'list',
    );
    expect(lists.map((list) => 'start' in list && [list.start, list.items.length])).toEqual([
      [5, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([
    ['- one\n- two', 'points'],
    ['* one\n* two', 'points'],
    ['• one\n• two', 'points'],
    ['•\tone\n•\ttwo', 'points'],
    ['·\tone\n·\ttwo', 'points'],
    ['o\tone\no\ttwo', 'points'],
    ['1.\tone\n2.\ttwo', 'numbers'],
    ['  - one\r\n\t- two', 'points'],
  ])('%j is a list of two', (source, order) => {
    const items = [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]];
    expect(richTextOf(source)).toMatchObject([{ kind: 'list', order, items }]);
  });

  it('has lines that break where they were broken, and lists that end where another line begins', () => {
    expect(richTextOf('one\n2. two\nthree\n- four\n\n- five').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'list',
      'paragraph',
      'list',
      'list',
    ]);
  });

  it.each([
    ['[x](https://e.org/a_(b))', 'https://e.org/a_(b)', 'x'],
    ['[**x** y](https://e.org)', 'https://e.org/', 'x y'],
    ['[](https://e.org)', 'https://e.org/', 'https://e.org/'],
    ['[ ](https://e.org)', 'https://e.org/', 'https://e.org/'],
    ['[\n](https://e.org)', 'https://e.org/', 'https://e.org/'],
  ])('%j is a link', (source, href, words) => {
    const [paragraph] = richTextOf(source);
    expect(paragraph).toMatchObject({ kind: 'paragraph', content: [{ kind: 'link', href }] });
    expect(plainText(richTextOf(source))).toBe(words);
  });

  it('has marks beside punctuation and within words', () => {
    expect(richTextOf('**Note:**the draw, 2*3*4')[0]).toMatchObject({
      content: [
        { kind: 'strong', content: [{ kind: 'text', text: 'Note:' }] },
        { kind: 'text', text: 'the draw, 2' },
        { kind: 'emphasis', content: [{ kind: 'text', text: '3' }] },
        { kind: 'text', text: '4' },
      ],
    });
  });

  it('gives headings of the same words addresses of their own', () => {
    const ids = richTextOf('## Año nuevo\n## Año nuevo\n## !!!').map((block) =>
      block.kind === 'heading' ? block.id : '',
    );
    expect(ids).toEqual(['ano-nuevo', 'ano-nuevo-2', 'section']);
  });

  it('is read whatever it is, without losing a word that has no mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (source) => {
        const words = source.match(/[\p{L}]{3,}/gu) ?? [];
        const plain = plainText(richTextOf(source));
        if (/[[\]()#*\\\d-]/.test(source)) return;
        for (const word of words) expect(plain).toContain(word);
      }),
    );
  });

  it.each(['*a '.repeat(16_000), '**a '.repeat(12_000), '['.repeat(50_000), '[a](b '.repeat(8_000)])(
    'of 50,000 letters full of marks without an end is read at once',
    (source) => {
      expect(plainText(richTextOf(source))).toHaveLength(source.trimEnd().length);
    },
  );
});

describe('S22 a text of many blocks', () => {
  it.each(['- a\n', '1. a\n', '## a\n\n', 'a\n\n', 'a\n', '- a\n1. b\n'])(
    'of %j again and again is read in a time that grows with its length',
    (block) => {
      const timeOf = (letters: number): number => {
        const source = block.repeat(letters / block.length);
        const times = [1, 2, 3].map(() => {
          const before = process.cpuUsage();
          expect(plainText(richTextOf(source))).not.toBe('');
          return process.cpuUsage(before).user;
        });
        return Math.min(...times);
      };
      timeOf(20_000);
      // Eight times as long takes some eight times as long; squared, it would be sixty-four.
      expect(timeOf(160_000) / timeOf(20_000)).toBeLessThan(30);
    },
  );
});

describe('a text that is written again', () => {
  const piece = fc.constantFrom(
    'a',
    'b ',
    ' c',
    '*',
    '**',
    '[',
    '](/x)',
    '\n',
    '\n\n',
    '- ',
    '5. ',
    '## ',
    '\\',
    '(',
    ')',
    '• ',
    '_',
    '<b>',
  );
  it('reads as it did, whatever it was made of', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const plain = plainText(richTextOf(pieces.join('')));
        // Marks in each other and side by side have no one spelling: their words stay.
        if (/\*[^\s*]*\*\*|\*\*[^\s]*\*/.test(pieces.join(''))) return;
        expect(plainText(richTextOf(writeRichText(richTextOf(pieces.join('')))))).toBe(plain);
      }),
    );
  });

  const bare = { isStrong: false, isEmphasis: false, href: null } as const;
  const word: fc.Arbitrary<Run> = fc.record({
    text: fc.constantFrom(
      'a',
      'the',
      '*x',
      '**',
      '[q]',
      '1.',
      '-',
      '•',
      '##',
      '\\',
      '_i_',
      '(b)',
      '<b>',
      'n:',
    ),
    isStrong: fc.boolean(),
    isEmphasis: fc.boolean(),
    href: fc.constantFrom(null, '/x', 'https://e.org/a_(b)', 'https://e.org/a%29'),
  });
  const joined = (runs: readonly Run[]): Run[] => {
    const found: Run[] = [];
    for (const run of runs) {
      const last = found.at(-1);
      const isSame = (['isStrong', 'isEmphasis', 'href'] as const).every(
        (mark) => last?.[mark] === run[mark],
      );
      if (last && isSame) found.splice(-1, 1, { ...last, text: last.text + run.text });
      else found.push(run);
    }
    return found;
  };

  it('keeps every word of an editor with its marks, and takes nothing for a mark that was typed as text', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const runs = joined(
          words.flatMap((run, place) => (place === 0 ? [run] : [{ ...bare, text: ' ' }, run])),
        );
        const written = writeRichText([{ kind: 'paragraph', content: inlinesOfRuns(runs) }]);
        const [paragraph, ...more] = richTextOf(written);
        expect(more).toEqual([]);
        expect(paragraph?.kind === 'paragraph' && joined(runsOf(paragraph.content))).toEqual(runs);
      }),
    );
  });

  it('has its lists, their numbers and its headings', () => {
    const source = '## Draw\n\nOne\ntwo\n\n5. five\n6. six\n\n- a\n- **b**\n\n### More';
    expect(writeRichText(richTextOf(source))).toBe(source);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['/news/3', '/news/3'],
    ['#draw', '#draw'],
    ['mailto:desk@example.com', 'mailto:desk@example.com'],
    ['javascript:alert(1)', null],
    ['JAVASCRIPT:alert(1)', null],
    ['data:text/html,x', null],
    ['//example.com', null],
    ['/\\example.com', null],
    ['https://me:secret@example.com', null],
    ['https://', null],
    ['ftp://example.com', null],
    ['news/3', null],
    ['mailto:a@b.example?bcc=c@d.example', null],
  ])('%s leads to %s', (written, href) => {
    expect(safeLink(written)).toBe(href);
  });
});

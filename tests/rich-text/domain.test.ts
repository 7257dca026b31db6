import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '#domain/rich-text/link.ts';
import { withMark } from '#domain/rich-text/marking.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { plainText } from '#domain/rich-text/plain.ts';

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
        { kind: 'link', href: '/tournamentInfo/3', text: 'the draw' },
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
  ])('keeps %s as the text that it is', (source) => {
    expect(richTextOf(source)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: source.trim() }] },
    ]);
  });

  it('takes a mark with a backslash for a letter', () => {
    expect(plainText(richTextOf('\\*\\*not strong\\*\\*'))).toBe('**not strong**');
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

describe('the tools of a field', () => {
  const selected = (text: string) => {
    const [before = '', inner = '', after = ''] = text.split('|');
    return { text: before + inner + after, start: before.length, end: before.length + inner.length };
  };
  it.each([
    ['strong', 'the |draw| is', 'the **|draw|** is'],
    ['emphasis', 'the |draw| is', 'the *|draw|* is'],
    ['link', 'the |draw| is', 'the [draw](|https://|) is'],
    ['heading', 'one\ntw||o', 'one\n## |two|'],
    ['points', 'o|ne\ntw|o', '- |one\n- two|'],
    ['numbers', '||one', '1. |one|'],
  ] as const)('%s: %s becomes %s', (mark, before, after) => {
    expect(withMark(selected(before), mark)).toEqual(selected(after));
  });
});

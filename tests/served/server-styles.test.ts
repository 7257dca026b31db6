import { expect, it } from 'vitest';
import { joinLater, laterStylesId, pageStylesId, type LaterPart } from '#domain/later-styles.ts';
import { rulesIn } from '#scripts/style-rules.ts';
import { hashOf } from '#server/http/headers.ts';
import { withStyles } from '#server/served/styles.ts';
import { packedIn } from '#tests/support/packed.ts';

const page = (markup: string): string =>
  `<head><link rel="stylesheet" href="/a.css"></head><body>${markup}</body>`;

/** What a page gets of a sheet before and after its first picture. */
async function served(text: string, markup: string): Promise<{ first: string; all: string; later: number }> {
  const { html } = await withStyles(page(markup), [], () => ({ text, rules: rulesIn(text) }));
  const [, first = ''] = /<style data-files="[^"]*">(.*?)<\/style>/.exec(html) ?? [];
  const later = (packedIn(html, laterStylesId) ?? []) as LaterPart[];
  return { first, all: joinLater(first, later), later: later.length };
}

it.each([
  ['a class that the page has', '.a{top:0}', '<p class="b a">', '.a{top:0}'],
  ['a class that it has not', '.c{top:0}', '<p class="a">', ''],
  ['one of two classes', '.a.c{top:0}.a .c{top:0}.a>.c{top:0}', '<p class="a">', ''],
  ['one of two selectors', '.a,.c{top:0}', '<p class="a">', '.a,.c{top:0}'],
  ['no class', 'p,*,:root,#x,[hidden]{top:0}', '<p>', 'p,*,:root,#x,[hidden]{top:0}'],
  ['a class that must be missing', 'p:not(.c){top:0}', '<p>', 'p:not(.c){top:0}'],
  [
    'one of some classes',
    '.a:is(.c,:not(.d:where(.e))){top:0}',
    '<p class="a">',
    '.a:is(.c,:not(.d:where(.e))){top:0}',
  ],
  ['a name between quotes', '[href$=".pdf"]{top:0}', '<p>', '[href$=".pdf"]{top:0}'],
  [
    'an animation that is told of',
    '@keyframes k{to{top:0}}.a{animation:k 1s}',
    '<p class="a">',
    '@keyframes k{to{top:0}}.a{animation:k 1s}',
  ],
  ['an animation that is not', '@keyframes k{to{top:0}}.c{animation:k 1s}', '<p class="a">', ''],
  [
    'a condition with something in it',
    '@media print{.c{top:0}.a{top:1px}}',
    '<p class="a">',
    '@media print{.a{top:1px}}',
  ],
  [
    'a condition with nothing',
    '@media print{@supports (top:0){.c{top:0}}}.a{top:0}',
    '<p class="a">',
    '.a{top:0}',
  ],
  ['the order of layers', '@layer x,y;@layer x{.c{top:0}}', '<p>', '@layer x,y;'],
])(
  'the first picture gets what it may need of rules that ask for %s, and later all in order',
  async (_what, text, markup, first) => {
    expect(await served(text, markup)).toMatchObject({ first, all: text });
  },
);

it('a font face is never asked for twice', async () => {
  const text = '.c{top:0}@font-face{src:url(/a.woff2)}.a{top:0}';
  const { html, hashes } = await withStyles(page('<p class="a">'), [], () => ({
    text,
    rules: rulesIn(text),
  }));
  expect(html.match(/@font-face/g)).toHaveLength(1);
  expect(html).toContain('<style>@font-face{src:url(/a.woff2)}</style>');
  expect(new Set(hashes).size).toBe(3);
});

it('a page that needs all of its styles brings nothing later', async () => {
  const { html, hashes } = await withStyles(page('<p class="a">'), [], () => ({
    text: '.a{top:0}',
    rules: [],
  }));
  expect(html).not.toContain('later-styles');
  expect(hashes).toHaveLength(1);
});

it.each([
  ['.b{top:0}.a{top:0}.c{top:0}.a.b{top:1px}', '.a{top:0}', '.b{top:0}.a{top:0}.a.b{top:1px}'],
  [
    '@media (width<9px){.b{top:0}.c{top:0}}.a{top:0}@media print{.c{top:0}.a{top:1px}.b{top:2px}}',
    '.a{top:0}@media print{.a{top:1px}}',
    '@media (width<9px){.b{top:0}}.a{top:0}@media print{.a{top:1px}.b{top:2px}}',
  ],
  [
    '@font-face{src:url(/a.woff2)}@keyframes k{to{top:0}}.b{animation:k 1s}.a{top:0}',
    '.a{top:0}',
    '@keyframes k{to{top:0}}.b{animation:k 1s}.a{top:0}',
  ],
])('rules of later parts come with these, each in its place: %s', async (text, picture, whole) => {
  const later = '<div data-picture="later"><noscript><p class="b"></noscript></div>';
  const { html, hashes } = await withStyles(page(`<p class="a">${later}`), [], () => ({
    text,
    rules: rulesIn(text),
  }));
  expect(html).toContain(
    `<style data-picture="first">${picture}</style><noscript><link rel="stylesheet" href="/a.css"></noscript></head>`,
  );
  const [, held = ''] = new RegExp(` id="${pageStylesId}" data-files="/a.css">([^<]*)<`).exec(html) ?? [];
  expect(joinLater(picture, JSON.parse(held) as LaterPart[])).toBe(whole);
  expect(hashes).toContain(hashOf(whole));
});

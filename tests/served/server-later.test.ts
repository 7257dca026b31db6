import { expect, it } from 'vitest';
import { holdBack } from '#server/served/later.ts';

const held = (inner: string): string => `<div data-picture="later"><noscript>${inner}</noscript></div>`;
const later = (inner: string): string => `<div data-picture="later">${inner}</div>`;

it.each([
  ['a part with its own kind inside', later('<div><div>a</div></div>b'), held('<div><div>a</div></div>b')],
  [
    'what stands around it',
    `<div id="first-picture">a</div>${later('<p>b</p>')}<p>c</p>`,
    `<div id="first-picture">a</div>${held('<p>b</p>')}<p>c</p>`,
  ],
  ['two parts', `${later('a')}<p>b</p>${later('c')}`, `${held('a')}<p>b</p>${held('c')}`],
  ['a part in another one, once', later(`<p>a</p>${later('b')}`), held(`<p>a</p>${later('b')}`)],
  [
    'brackets between quotes',
    '<li title="a > b" data-picture="later"><p title="</li>">c</p></li>',
    '<li title="a > b" data-picture="later"><noscript><p title="</li>">c</p></noscript></li>',
  ],
  ['elements whose names begin alike', later('<divan>a</divan>'), held('<divan>a</divan>')],
])('a later part is text that is not looked into: %s', (_, markup, expected) => {
  expect(holdBack(markup)).toBe(expected);
});

it.each([
  ['an empty part', later('')],
  ['a page with no later part', '<p>a</p>'],
  ['a part that is not ended', '<div data-picture="later"><p>a</p>'],
  ['what would end it by itself', later('<p title="</noscript><img>">a</p>')],
  ['what would end it in other letters', later('<p>a</p></NoScript >')],
])('stays as it is: %s', (_, markup) => {
  expect(holdBack(markup)).toBe(markup);
});

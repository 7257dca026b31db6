import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('public/browser-check.js', 'utf8');
const page = readFileSync('index.html', 'utf8');
const { groupBy } = Map;
const check = (): void => void runInThisContext(script);
const note = (): HTMLElement | null => document.getElementById('old-browser');

beforeEach(() => {
  document.body.innerHTML = /<p id="old-browser"[^]*?<\/p>/.exec(page)?.[0] ?? '';
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => {
  Object.assign(Map, { groupBy });
  vi.unstubAllGlobals();
});

it('says nothing in a browser that has what the app needs', () => {
  check();
  expect(note()?.hidden).toBe(true);
});

it.each([
  ['Map.groupBy', () => void Object.assign(Map, { groupBy: undefined })],
  ['the selector :has()', () => vi.stubGlobal('CSS', { supports: () => false })],
  ['CSS.supports', () => vi.stubGlobal('CSS', undefined)],
  ['dialogs', () => vi.stubGlobal('HTMLDialogElement', undefined)],
])('names the browsers that the app runs in where there is no %s', (_what, lack) => {
  lack();
  check();
  expect(note()?.hidden).toBe(false);
  expect(note()?.textContent).toMatch(/Chrome or Edge 117, Firefox 121, Safari 17\.4/);
});

it('the page and the document name the same browsers', () => {
  const documented = readFileSync('docs/browsers.md', 'utf8');
  for (const version of ['117', '121', '17.4']) {
    expect(documented).toContain(version);
    expect(note()?.textContent).toContain(version);
  }
});

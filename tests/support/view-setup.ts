import { themeCookie } from '#domain/appearance/theme.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom lacks and Radix asks for. */
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Calls go to the page's own origin, as they do in a browser. */
class OwnRequest extends Request {
  constructor(asked: RequestInfo | URL, init?: RequestInit) {
    super(typeof asked === 'string' ? new URL(asked, location.href) : asked, init);
  }
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// What is drawn outside of act() is drawn at a moment that no test knows.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
let complaints: string[] = [];
const write = console.error;
console.error = (...said: unknown[]) => {
  const text = said.map(String).join(' ');
  if (text.includes('not wrapped in act(') || text.startsWith('A suspended resource'))
    complaints.push(said.slice(0, 2).map(String).join(' ').split('\n', 1)[0] ?? '');
  else write(...said);
};

beforeEach(() => {
  complaints = [];
});

// As in development: an effect that cannot run twice is no effect.
configure({ reactStrictMode: true });

globalThis.Request = OwnRequest;
globalThis.ResizeObserver ??= ResizeObserverStub;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
// ProseMirror asks where words stand; without a layout, nowhere.
Range.prototype.getClientRects ??= () => document.createElement('p').getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.createElement('p').getBoundingClientRect();
window.matchMedia ??= (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

afterEach(() => {
  cleanup();
  // What a test has written into the page by itself would take the focus of the next one.
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.cookie = `${themeCookie}=; path=/; max-age=0`;
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

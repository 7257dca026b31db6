import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleSingleton } from '#styles/style-singleton.ts';

const adoptedRules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' ');

test('styles arrive in a constructed sheet, follow a change, and leave with their component', () => {
  const Style = styleSingleton();
  const elements = document.querySelectorAll('style').length;
  const { rerender, unmount } = render(<Style styles="body { overflow: hidden }" />);
  expect(adoptedRules()).toMatch(/^body \{\s*overflow: hidden;?\s*\}$/);

  rerender(<Style styles="body { overflow: clip }" />);
  expect(adoptedRules()).toMatch(/^body \{\s*overflow: clip;?\s*\}$/);
  expect(document.querySelectorAll('style').length).toBe(elements);

  unmount();
  expect(adoptedRules()).toBe('');
});

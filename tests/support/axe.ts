import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Without what only people read: each page that is judged parses it again. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** By all that is asked, or by colours alone: nothing else changes with the theme. */
const asked = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast'] },
} as const;

/**
 * What axe finds wrong on a page as it stands, by the WCAG 2.2 AA: rule, element and what is asked of it. What has been
 * judged before may be left out by selectors.
 */
export async function axeFindings(
  page: Page,
  by: keyof typeof asked = 'all',
  leftOut: readonly string[] = [],
): Promise<string[]> {
  // The animations of what has just appeared would be measured half-way.
  const hasAxe = await page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
    return 'axe' in globalThis;
  });
  if (!hasAxe) await page.evaluate(source);
  return page.evaluate(
    async ({ type, values, exclude }) => {
      // oxlint-disable-next-line typescript/await-thenable -- axe's types put the form with a callback first
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include: [['html']], exclude },
        {
          runOnly: { type, values: [...values] },
          resultTypes: ['violations'],
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    { ...asked[by], exclude: leftOut.map((selector) => [selector]) },
  );
}

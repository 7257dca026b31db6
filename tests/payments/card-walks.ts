import type { Page } from '@playwright/test';
import { after, noAnswer } from '#tests/support/browser-proof.ts';
import { goWithin } from '#tests/support/signed-in.ts';
import { haveCards } from './cards-at-provider.ts';

/** How the call for the own cards turns out in walks: two that are given, none, or no answer. */
export const listCards = (two: readonly [string, string]) => ({
  url: '**/api/card',
  method: 'GET',
  outcomes: {
    two: after((page) => haveCards(page, two)),
    none: after((page) => haveCards(page, [])),
    unanswered: noAnswer,
  },
});

/** Opens the page of payments. It reads the cards by itself too, which is no call of the path. */
export async function openPayments(page: Page): Promise<void> {
  await page.route('**/api/card', (route) => route.continue(), { times: 1 });
  const read = page.waitForResponse('**/api/card');
  await goWithin(page, '/profile/payment');
  await (await read).finished();
}

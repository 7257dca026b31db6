import { expect, type Page } from '@playwright/test';
import { ask, askAs } from '#tests/support/signed-in.ts';

/** Begins to save a card and chooses it on the provider's page; the setup is left to be saved. */
export const chooseCard = (page: Page, number: string): Promise<string> =>
  chooseCardAs(number, page, () => ask(page, 'post', 'card/setup'));

async function chooseCardAs(number: string, page: Page, begin: () => Promise<unknown>): Promise<string> {
  const { setupId, url } = (await begin()) as { setupId: string; url: string };
  const form = await (await page.request.get(url)).text();
  const visit = /name="visit" value="([^"]+)"/.exec(form)?.[1] ?? '';
  await page.request.post('/sandbox/card', {
    form: { visit, card: number, act: 'save' },
    maxRedirects: 0,
  });
  return setupId;
}

type Card = { cardId: string; last4: string };

const ends = (number: string): string => number.slice(-4);

/** Whoever is signed in has these cards, the first being the default, and no others; few are saved in an hour, so those that are right stay. */
export async function haveCards(page: Page, numbers: readonly string[]): Promise<void> {
  const { rows } = (await ask(page, 'get', 'card')) as { rows: Card[] };
  const wrong = rows.findIndex(({ last4 }, place) => last4 !== ends(numbers[place] ?? ''));
  const right = wrong === -1 ? rows.length : wrong;
  for (const { cardId } of rows.slice(right)) await ask(page, 'delete', 'card', { cardId });
  for (const number of numbers.slice(right)) {
    await ask(page, 'post', 'card', { setupId: await chooseCard(page, number) });
  }
}

/** The signed-in user, or somebody else, has a card of this number, and saves one where there is none; answers its id. */
export async function haveCard(page: Page, number: string, email?: string): Promise<string> {
  const asking = (method: 'get' | 'post', address: string, data?: object) =>
    email === undefined ? ask(page, method, address, data) : askAs(page, email, method, address, data);
  const { rows } = (await asking('get', 'card')) as { rows: Card[] };
  const known = rows.find(({ last4 }) => last4 === ends(number));
  if (known) return known.cardId;
  const setupId = await chooseCardAs(number, page, () => asking('post', 'card/setup'));
  return ((await asking('post', 'card', { setupId })) as { cardId: string }).cardId;
}

/** The bank of a card that answers later pays or declines what waits for it. */
export async function answerAtBank(page: Page, ref: string, change: 'pay' | 'decline'): Promise<void> {
  const text = await (await page.request.get('/dev/payments')).text();
  const form = text.split('<form').find((one) => one.includes(`${ref} `)) ?? '';
  const payment = /name="payment" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answered = await page.request.post('/dev/payments', { form: { payment, change } });
  expect(answered.ok()).toBe(true);
}

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

/** Whoever is signed in has these cards, the first being the default, and no others. */
export async function haveCards(page: Page, numbers: readonly string[]): Promise<void> {
  const { rows } = (await ask(page, 'get', 'card')) as {
    rows: { cardId: string; last4: string; isDefault: boolean }[];
  };
  if (rows.map(({ last4 }) => last4).join() === numbers.map((number) => number.slice(-4)).join()) return;
  for (const { cardId } of rows) await ask(page, 'delete', 'card', { cardId });
  for (const number of numbers) {
    await ask(page, 'post', 'card', { setupId: await chooseCard(page, number) });
  }
}

/** The signed-in user, or somebody else, saves one more card; answers its id. */
export async function addCard(page: Page, number: string, email?: string): Promise<string> {
  const asking = (address: string, data?: object) =>
    email === undefined ? ask(page, 'post', address, data) : askAs(page, email, 'post', address, data);
  const setupId = await chooseCardAs(number, page, () => asking('card/setup'));
  return ((await asking('card', { setupId })) as { cardId: string }).cardId;
}

/** The bank of a card that answers later pays or declines what waits for it. */
export async function answerAtBank(page: Page, ref: string, change: 'pay' | 'decline'): Promise<void> {
  const text = await (await page.request.get('/dev/payments')).text();
  const form = text.split('<form').find((one) => one.includes(`${ref} `)) ?? '';
  const payment = /name="payment" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answered = await page.request.post('/dev/payments', { form: { payment, change } });
  expect(answered.ok()).toBe(true);
}

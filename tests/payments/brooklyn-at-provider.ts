import { expect, type Page } from '@playwright/test';
import { accountId } from '#server/demo/accounts.ts';
import type { AccountChange } from '#server/payments/sandbox/accounts.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** The demo's Brooklyn club, which takes cards from the beginning, and who runs it. */
export const brooklyn = {
  id: 1,
  name: 'Brooklyn Rack House',
  email: 'club@baulk.example',
  userId: accountId('club'),
};

/** The provider's own people let the Brooklyn club take money, or stop it. */
export async function connectBrooklyn(page: Page, change: AccountChange = 'complete'): Promise<void> {
  const { name, email, userId } = brooklyn;
  const text = await (await page.request.get('/dev/payments')).text();
  const form = text.split('<form').find((one) => one.includes(name) && one.includes('<button'));
  const account = /<code>(.+?)<\/code>/.exec(form ?? '')?.[1] ?? '';
  const changed = await page.request.post('/dev/payments', { form: { account, change } });
  expect(changed.ok()).toBe(true);
  await askAs(page, email, 'get', `user/${userId}/stripe-status?refresh=true`);
}

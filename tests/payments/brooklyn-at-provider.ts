import { expect, type Page } from '@playwright/test';
import { accountId } from '#server/demo/accounts.ts';
import type { AccountChange } from '#server/payments/sandbox/accounts.ts';
import { askAs } from '#tests/support/signed-in.ts';

/** The demo's Brooklyn club, and who runs it. */
export const brooklyn = {
  id: 1,
  name: 'Brooklyn Rack House',
  email: 'club@baulk.example',
  userId: accountId('club'),
};

/** The provider's own people have let the Brooklyn club take money, or have stopped it. */
export async function connectBrooklyn(page: Page, change: AccountChange = 'complete'): Promise<void> {
  const { id, email, userId } = brooklyn;
  // Whoever begins anew has to prove who they are: it is begun once.
  if ((await accountOf(page)) === null) await askAs(page, email, 'get', `createConnectAccountLink/${id}`);
  const account = (await accountOf(page)) ?? '';
  const changed = await page.request.post('/dev/payments', { form: { account, change } });
  expect(changed.ok()).toBe(true);
  await askAs(page, email, 'get', `user/${userId}/stripe-status?refresh=true`);
}

/** The club's account, as the provider's people see it. */
async function accountOf(page: Page): Promise<string | null> {
  const text = await (await page.request.get('/dev/payments')).text();
  const form = text.split('<form').find((one) => one.includes(brooklyn.name) && one.includes('<button'));
  return /<code>(.+?)<\/code>/.exec(form ?? '')?.[1] ?? null;
}

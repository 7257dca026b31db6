import { expect, type Page } from '@playwright/test';
import type { AccountChange } from '#server/payments/sandbox/accounts.ts';
import { ask } from '#tests/support/signed-in.ts';

/** The demo's Colombian club, which has no account in the beginning, and who runs it. */
const club = { id: 2, userId: 10, name: 'Club Billares Obelisco' };
export const clubOwner = 'club2@baulk.example';

/** Where a club stands with its provider: changed by the provider's own people, just begun, or never begun. */
export type Standing = AccountChange | 'begun' | 'none';

/** Brings the club to where it stands with the provider, and the server to know of it. */
export async function standAtProvider(page: Page, how: Standing): Promise<void> {
  if (how === 'none' || how === 'begun') await takeOff(page);
  if (how === 'none') return;
  const account = (await accountOf(page)) ?? (await begin(page));
  if (how === 'begun') return;
  for (const change of ['payOut', how]) await changeAccount(page, account, change);
  await ask(page, 'get', `user/${club.userId}/stripe-status?refresh=true`);
}

async function takeOff(page: Page): Promise<void> {
  const account = await accountOf(page);
  if (account === null) return;
  for (const change of ['complete', 'payOut']) await changeAccount(page, account, change);
  await ask(page, 'delete', `club/${club.id}/stripe-account`);
}

async function begin(page: Page): Promise<string> {
  await ask(page, 'get', `createConnectAccountLink/${club.id}`);
  return (await accountOf(page)) ?? '';
}

/** What the provider's own people do to an account. */
async function changeAccount(page: Page, account: string, change: string): Promise<void> {
  const changed = await page.request.post('/dev/payments', { form: { account, change } });
  expect(changed.ok()).toBe(true);
}

/** The club's account that is not closed, as the provider's people see it. */
async function accountOf(page: Page): Promise<string | null> {
  const text = await (await page.request.get('/dev/payments')).text();
  const form = text.split('<form').find((one) => one.includes(club.name) && one.includes('<button'));
  return /<code>(.+?)<\/code>/.exec(form ?? '')?.[1] ?? null;
}

import type { Page } from '@playwright/test';
import { expect, fillSignIn, signIn } from '#tests/support/product.ts';

/** The people of the demo whom the paths of the session speak of. */
export const player = 'player@baulk.example';
export const newcomer = 'new@baulk.example';

/** A page of a player that asks the server nothing, so that no calls but the path's own decide anything. */
export const quietPlace = '/profile/change-password';

/** The button under which whoever is signed in finds the order to sign out. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: / Player$/ });

/** Signs in as someone of the demo, and waits until the product has taken it in. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email);
  await expect(accountButton(page).or(page.getByRole('button', { name: 'Accept' }))).toBeVisible();
}

/** Opens the menu under the name, where someone is signed in; an open one stays open. */
export async function openAccountMenu(page: Page): Promise<void> {
  const button = accountButton(page);
  if (!(await button.isVisible())) return;
  await button.click({ timeout: 2_000 });
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor({ timeout: 5_000 });
}

/** Closes the menu under the name, where it is open. */
export async function closeAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('menu');
  if (!(await menu.isVisible())) return;
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden', timeout: 5_000 });
}

type Kept = { token: string | null; isPending: boolean };

/** What the browser keeps of who is there. */
const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const token = localStorage.getItem('baulk.token');
    const pending = JSON.parse(localStorage.getItem('baulk.pending') ?? '{}') as { token?: string };
    return { token: token ?? pending.token ?? null, isPending: token === null };
  });

/** Ends the session at the server, where it is not over already; no page has a part in it. */
export async function endSession(page: Page): Promise<void> {
  const { token } = await keptIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/signout', { headers });
  expect([204, 401]).toContain(answer.status());
}

/** In another tab the token turns out to be worth nothing, which is no matter of the others, and a player signs in there. */
export async function signInThere(page: Page): Promise<void> {
  const there = await page.context().newPage();
  await there.goto(quietPlace);
  const { token, isPending } = await keptIn(there);
  if (token !== null) {
    await page.context().clearCookies();
    if (isPending) await there.getByRole('button', { name: 'Accept' }).click();
    else await there.reload();
  }
  if (token !== null && isPending) await signIn(there, player);
  else await fillSignIn(there, player);
  await accountButton(there).waitFor();
  await there.close();
}

/** In another tab the session turns out to be over, and somebody says Yes to that. */
export async function expireThere(page: Page): Promise<void> {
  const there = await page.context().newPage();
  await there.goto(quietPlace);
  const { isPending } = await keptIn(there);
  await endSession(there);
  if (isPending) await there.getByRole('button', { name: 'Accept' }).click();
  else await there.reload();
  await there.getByRole('button', { name: 'Yes' }).click();
  await there.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await there.close();
}

/** In another tab, which has not noticed yet whether the session is over, its order to sign out is given. */
export async function signOutThere(page: Page): Promise<void> {
  const there = await page.context().newPage();
  await there.route('**/api/profile', (route) => route.abort('connectionrefused'));
  await there.goto(quietPlace);
  if ((await keptIn(there)).isPending) {
    await there.getByRole('button', { name: 'Decline' }).click();
  } else {
    await accountButton(there).click();
    await there.getByRole('menuitem', { name: 'Sign Out' }).click();
  }
  await there.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await there.close();
}

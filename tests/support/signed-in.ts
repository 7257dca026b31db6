import type { Page } from '@playwright/test';
import { expect, fillSignIn } from './product.ts';

type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** What the browser of somebody keeps, by address; a process has one product. */
const kept = new Map<string, Kept>();
const states = new WeakMap<object, Kept>();

/** Is somebody who has signed in earlier: through the popup the first time, and then by what the browser has kept. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const context = page.context();
  const state = kept.get(email) ?? (await signInOnce(page, email));
  kept.set(email, state);
  states.set(context, state);
  await context.setStorageState(state);
}

async function signInOnce(page: Page, email: string): Promise<Kept> {
  await page.goto('/login');
  await fillSignIn(page, email);
  // It is written last.
  await page.waitForFunction(() => localStorage.getItem('baulk.token-expires-at') !== null);
  const state = await page.context().storageState();
  await page.goto('about:blank');
  return state;
}

/** Asks the server as whoever is signed in on a page, and beside it. */
export async function ask(
  page: Page,
  method: 'get' | 'post' | 'put' | 'delete',
  address: string,
  data?: object,
): Promise<unknown> {
  const kept = states.get(page.context())?.origins[0]?.localStorage ?? [];
  const token = kept.find(({ name }) => name === 'baulk.token')?.value;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request[method](`/api/${address}`, { headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${address}: ${answer.status()}`).toBe(true);
  return answer.json();
}

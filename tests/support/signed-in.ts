import type { APIResponse, Page } from '@playwright/test';
import type { SignInAnswer } from '#api/sign-in.ts';
import { storedFrom } from '#machines/app/session-state.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { isOld, sessions, type Kept } from './kept-sessions.ts';
import { expect } from './product.ts';

const tokens = new WeakMap<object, string>();

/** Is somebody who has signed in earlier, by what the browser has kept. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const known = sessions.kept.get(email);
  if (known && (isOld(known) || !(await isStillOn(page, known)))) sessions.kept.delete(email);
  const state = await keptOf(page, email);
  await page.context().addCookies(state.cookies);
  await keep(page, state);
}

/** Opens an address as somebody who has signed in earlier, where signing in is not what is looked at. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await beSignedIn(page, email);
  await page.goto(address);
}

/** Another path may have ended the session meanwhile. */
async function isStillOn(page: Page, { cookies, items }: Kept): Promise<boolean> {
  const token = tokenIn(items);
  if (token === undefined) return true;
  await page.context().addCookies(cookies);
  const answer = await page.request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) await page.context().clearCookies();
  return answer.ok();
}

const tokenIn = (items: Kept['items']): string | undefined =>
  items.find(({ name }) => name === 'baulk.token')?.value;

/** Is somebody whose session began a moment ago and is nobody else's, so that it may end. */
export async function beNewlySignedIn(page: Page, email: string): Promise<void> {
  await keep(page, await signInBeside(page, email));
}

async function keptOf(page: Page, email: string): Promise<Kept> {
  const known = sessions.kept.get(email) ?? (await signInBeside(page, email));
  sessions.kept.set(email, known);
  return known;
}

/** Signs in beside the page; what is kept is what the product keeps of the answer. */
async function signInBeside(page: Page, email: string): Promise<Kept> {
  // A session of a browser is bound to its cookie.
  const answered = await login(page, email, { 'sec-fetch-site': 'same-origin' });
  const answer = (await answered.json()) as SignInAnswer;
  const { token, tokenExpiresAt, user, clubs } = storedFrom(answer);
  const isPending = answer.eulaNotAccepted || answer.userInfo.firstLogin;
  const items = isPending
    ? { pending: JSON.stringify({ userId: user.userId, email, token, shouldRemember: false }) }
    : {
        token,
        'token-expires-at': tokenExpiresAt,
        user: JSON.stringify(user),
        clubs: JSON.stringify(clubs),
        remember: 'false',
      };
  return {
    origin: new URL(answered.url()).origin,
    cookies: await page.context().cookies(),
    items: Object.entries(items).map(([name, value]) => ({ name: `baulk.${name}`, value })),
    at: Date.now(),
  };
}

/** The browser has it before its first page does anything, and once: what the product takes away stays away. */
async function keep(page: Page, { origin, items }: Kept): Promise<void> {
  const token = tokenIn(items);
  if (token !== undefined) tokens.set(page.context(), token);
  await page.context().addInitScript(
    (given) => {
      if (location.origin !== given.origin || localStorage.getItem('journey.kept') !== null) return;
      for (const { name, value } of given.items) localStorage.setItem(name, value);
      localStorage.setItem('journey.kept', 'here');
    },
    { origin, items },
  );
}

/** The role stands beside the name once the app has taken over what was served. */
export const isTakenOver = (page: Page, role: string): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(` ${role}$`) })
    .waitFor();

/**
 * Opens an address and waits until the session has read the profile, which it does where a page is loaded: an answer
 * that is still on its way when the page is left would never come to its end.
 */
export async function openConfirmed(page: Page, address: string): Promise<void> {
  const confirmed = page.waitForResponse('**/api/profile');
  await page.goto(address);
  await (await confirmed).finished();
}

/** Goes to an address as a link within the product does. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

type Method = 'get' | 'post' | 'put' | 'delete';

/** Asks the server as whoever is signed in on a page, and beside it. */
export const ask = (
  page: Page,
  method: Method,
  address: string,
  data?: object,
  extra: Record<string, string> = {},
): Promise<unknown> => asked(page, tokens.get(page.context()) ?? '', method, address, data, extra);

/** Asks the server as somebody who is not the one on the page. */
export async function askAs(
  page: Page,
  email: string,
  method: Method,
  address: string,
  data?: object,
  extra: Record<string, string> = {},
): Promise<unknown> {
  const answer = await sent(page, await tokenOf(page, email), method, address, data, extra);
  if (answer.status() !== 401) return bodyOf(answer, `${method} ${address}`);
  // This path has ended the session.
  sessions.tokens.delete(email);
  return asked(page, await tokenOf(page, email), method, address, data, extra);
}

/** The tokens that a browser has asked with: they held at its first call. */
const asking = new WeakMap<object, Set<string>>();

/** The token of a session that holds: another path may have ended the one that is known. */
async function tokenOf(page: Page, email: string): Promise<string> {
  const used = asking.get(page.context()) ?? new Set();
  asking.set(page.context(), used);
  const known = sessions.tokens.get(email);
  const holds =
    known !== undefined &&
    !isOld(known) &&
    (used.has(known.token) || (await sent(page, known.token, 'get', 'profile')).ok());
  const { token, at } = holds ? known : { token: await newToken(page, email), at: Date.now() };
  sessions.tokens.set(email, { token, at });
  used.add(token);
  return token;
}

const newToken = async (page: Page, email: string): Promise<string> =>
  ((await (await login(page, email)).json()) as SignInAnswer).token;

async function login(page: Page, email: string, headers: Record<string, string> = {}): Promise<APIResponse> {
  const answered = await page.request.post('/api/login', {
    data: { email, password: demoPassword },
    headers,
  });
  expect(answered.ok(), `login of ${email}: ${answered.status()}`).toBe(true);
  return answered;
}

async function asked(
  page: Page,
  token: string,
  method: Method,
  address: string,
  data: object | undefined,
  extra: Record<string, string>,
): Promise<unknown> {
  return bodyOf(await sent(page, token, method, address, data, extra), `${method} ${address}`);
}

async function bodyOf(answer: APIResponse, call: string): Promise<unknown> {
  expect(answer.ok(), `${call}: ${answer.status()}`).toBe(true);
  return answer.json();
}

function sent(
  page: Page,
  token: string,
  method: Method,
  address: string,
  data?: object,
  extra: Record<string, string> = {},
): Promise<APIResponse> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID(), ...extra };
  return page.request[method](`/api/${address}`, { headers, ...(data ? { data } : {}) });
}

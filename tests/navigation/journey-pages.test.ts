import type { Page } from '@playwright/test';
import { decideAddress, wantedAddress, type Visitor } from '#domain/navigation/guard.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import { type Route, routes } from '#domain/navigation/routes.ts';
import type { ClubEntry, StoredUser } from '#domain/session/stored.ts';
import { errorWords } from '#domain/words/errors.ts';
import { plannedWords } from '#domain/words/planned.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { expect, test } from '#tests/support/product.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { follow } from './visitors.ts';

/** The parameters of addresses, with values that the demo has. */
const values: Record<string, string> = { type: 'time' };

/** Every address of the route table, its parameters filled in. */
const addresses = routes.flatMap(({ path, aliases }) =>
  [path, ...aliases].map((pattern) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '1'),
  ),
);

/**
 * Those to whom an address leads elsewhere: a member, and a person who has to accept the terms. That a session's role and
 * clubs decide is tests/session/view-requirements.test.tsx's, and each role's addresses are domain-routes.test.ts's.
 */
const people = ['club', 'new'].map((key) => {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${key}@`));
  if (!account) throw new Error(`The demo has no ${key}.`);
  return account.email;
});

/** Who the browser says is there. */
async function visitorOf(page: Page): Promise<Visitor> {
  const [user, clubs, pending] = await page.evaluate(() =>
    ['user', 'clubs', 'pending'].map(
      (key) => JSON.parse(localStorage.getItem(`baulk.${key}`) ?? 'null') as unknown,
    ),
  );
  if (user) {
    return { kind: 'signedIn', roleId: (user as StoredUser).roleId, clubs: clubs as ClubEntry[] };
  }
  return { kind: pending ? 'pending' : 'signedOut' };
}

/** What someone is to see who asks for an address: where it ends, and the row of the table that is shown there. */
function outcomeOf(address: string, visitor: Visitor): { end: string; route: Route } {
  const { steps, isShown } = follow(address, (one) => decideAddress(one, visitor));
  const end = steps.at(-1) ?? address;
  const route = matchRoute(end)?.route;
  if (!isShown || !route) throw new Error(`${address} leads nowhere.`);
  return { end, route };
}

const load = (page: Page, address: string): Promise<unknown> => page.goto(address);

/** Follows a link to an address, as any page may hold one. */
const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

/** A page of one thing, a match or a tournament, is named after it. */
const titleOf = ({ title, path, built }: Route): string | RegExp =>
  built && path.includes(':') ? /\S · Baulk$/ : `${title} · Baulk`;

async function expectShown(page: Page, end: string, route: Route): Promise<void> {
  await expect(page).toHaveURL(end);
  if (route.over) return expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle(titleOf(route));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(plannedWords.text)).toHaveCount(route.built ? 0 : 1);
  const isUnknown = route.screen === 'page-not-found';
  await expect(page.getByText(errorWords.notFound)).toHaveCount(isUnknown ? 1 : 0);
}

/** The sign-in that opens for a page which is only for members, left by the keyboard. */
async function leaveSignIn(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}

/**
 * Asks for the first address of each outcome: where each other one leads is domain-guard.test.ts's, and every page that is
 * shown is opened by journey-every-page.test.ts. Where it is not for the visitor, it is loaded, and then opened by a link.
 */
async function expectTheTable(page: Page): Promise<void> {
  const visitor = await visitorOf(page);
  const asked = new Set<string>();
  for (const address of addresses) {
    const { end, route } = outcomeOf(address, visitor);
    const outcome = end === address ? `shown ${route.built}` : end;
    if (asked.has(outcome)) continue;
    asked.add(outcome);
    await test.step(`${address} shows ${route.screen}`, async () => {
      for (const go of end === address ? [followLink] : [load, followLink]) {
        await go(page, address);
        if (wantedAddress(address, visitor) !== null) await leaveSignIn(page);
        await expectShown(page, end, route);
      }
    });
  }
}

for (const email of [null, ...people]) {
  test(`an address that is not for ${email ?? 'visitors'} leads where the table says, loaded or by a link`, async ({
    page,
  }) => {
    if (email !== null) await beSignedIn(page, email);
    await page.goto('/faq');
    await expectTheTable(page);
  });
}

test('every address is answered with one policy, which names the styles that stand in its page and lets in nothing from elsewhere', async ({
  page,
}) => {
  const ownStyles = /(?<=style-src 'self')(?: 'sha256-[^']+')+/;
  // Made to stand in the pages of others, and otherwise like the rest.
  const framed = '/live-scoring-iframe';
  const policies = new Map<string, string[]>();
  for (const address of addresses) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    const policy = response.headers()['content-security-policy'] ?? `${address} has none`;
    const isStyled = (await response.text()).includes('<style ');
    expect([address, ownStyles.test(policy)]).toEqual([address, isStyled]);
    const shared = policy.replace(ownStyles, '');
    policies.set(shared, [...(policies.get(shared) ?? []), address]);
  }
  const [[policy = ''] = [], [other = '', others] = []] = policies;
  expect(policies.size).toBe(2);
  expect(others).toEqual([framed]);
  expect(other).toBe(policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/default-src 'none'|default-src 'self'/);
  expect(policy).not.toMatch(/\*|https?:|unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe/);
});

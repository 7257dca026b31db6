import type { Page, Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signInModel } from '#machines/sign-in/model.ts';
import type { Path } from '#model-testing/path.ts';
import { fault, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect } from '#tests/support/product.ts';

const email = 'player@baulk.example';
const hours = 2 * 60 * 60_000;

/** How far the server's clock runs ahead, and the secret of the authenticator that the path has; one is walked at a time. */
let ahead = 0;
let secret: string | null = null;

async function moveServer(page: Page, offset: number): Promise<void> {
  ahead = offset;
  expect((await page.request.put('/dev/clock', { data: { offset } })).ok()).toBe(true);
}

const codeNow = (): string =>
  secret === null
    ? ''
    : new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });

const asksForCode = ({ steps }: Path): boolean =>
  steps.some((step) => step.kind === 'settle' && /code/.test(step.outcome.name));

/** Gives the account an authenticator, or takes away the one of an earlier path. */
async function haveFactor(page: Page, isWanted: boolean): Promise<void> {
  // What was guessed and used before is long ago.
  await moveServer(page, ahead + hours);
  const code = codeNow();
  const answered = await page.request.post('/api/login', {
    data: { email, password: demoPassword, ...(code === '' ? {} : { code }) },
  });
  const { token } = (await answered.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete('/api/second-factor', { headers });
  secret = null;
  if (!isWanted) return;
  const begun = await page.request.post('/api/second-factor', { headers });
  ({ secret } = (await begun.json()) as { secret: string });
  const confirmed = await page.request.put('/api/second-factor', { headers, data: { code: codeNow() } });
  expect(confirmed.ok()).toBe(true);
  // A step of time is used once.
  await moveServer(page, ahead + 60_000);
}

/** Where a code is asked for, it is the right one. */
const accepted = (route: Route): Promise<void> =>
  secret === null ? goOn(route) : withBody({ code: codeNow() })(route);

/** The code is taken out again. */
const withoutCode = (route: Route): Promise<void> => {
  const { code: _code, ...body } = route.request().postDataJSON() as Record<string, unknown>;
  return route.continue({ postData: JSON.stringify(body) });
};

proveInBrowser(signInModel, {
  among: 'the paths of the office',
  begin: async (page, path) => {
    await haveFactor(page, asksForCode(path));
    await page.goto('/login');
    await page.getByRole('dialog').waitFor();
  },
  calls: {
    signIn: {
      url: '**/api/login',
      outcomes: {
        accepted,
        // The real server refuses, because the password that reaches it is another one.
        refused: withBody({ password: 'not the password' }),
        'a code is asked for': withoutCode,
        'wrong code': withBody({ code: '000000' }),
        failed: fault,
        unanswered: noAnswer,
      },
    },
  },
  outside: {
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
});

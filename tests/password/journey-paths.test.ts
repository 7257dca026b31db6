import { expect, type Page } from '@playwright/test';
import { forgotPasswordModel } from '#machines/password/forgot-model.ts';
import { setPasswordModel } from '#machines/password/setting-model.ts';
import type { Path } from '#model-testing/path.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import {
  fault,
  goOn,
  noAnswer,
  offline,
  proveInBrowser,
  twice,
  withBody,
} from '#tests/support/browser-proof.ts';
import { mailedLink, moveServerClock } from '#tests/support/journey-outbox.ts';

// The server's clock is moved on here, as others of these walks do.
const among = 'the paths of scoring';
const aDay = 86_400;
const player = 'guest@baulk.example';

const banner = {
  hold: (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
  release: (page: Page) => page.mouse.move(2, 2),
};

proveInBrowser(forgotPasswordModel, {
  among,
  begin: async (page) => {
    await page.goto('/forgot-password');
    await page.getByRole('dialog').waitFor();
  },
  calls: {
    requestPasswordReset: {
      url: '**/api/user/forgotPassword',
      outcomes: { sent: goOn, refused: withBody({ email: 'rosa' }), failed: fault, offline },
    },
  },
  outside: banner,
});

async function linkForNewPassword(page: Page): Promise<string> {
  const asked = await page.request.put('/api/user/forgotPassword', { data: { email: player } });
  expect(asked.status()).toBe(200);
  return mailedLink(page, player, /new password/);
}

/** A club has added a player, who is mailed the way in. */
async function linkThatActivates(page: Page, { id }: Path): Promise<string> {
  const email = `${id}@paths.example`;
  const signedIn = await page.request.post('/api/login', {
    data: { email: 'desk@baulk.example', password: demoPassword },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const added = await page.request.post('/api/player', {
    data: { firstName: 'Ana', lastName: 'Quill', email, clubs: [1] },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(added.status()).toBe(201);
  return mailedLink(page, email);
}

/** Whoever uses a link that was used already. */
const outcomes = {
  set: goOn,
  'the link is used': twice,
  'refused at a field': withBody({ password: 'weak', confirmPassword: 'weak' }),
  failed: fault,
  unanswered: noAnswer,
};

proveInBrowser(setPasswordModel, {
  among,
  // Five links an hour are mailed to an address.
  begin: (page) => moveServerClock(page, aDay),
  // A link is asked about as soon as it is opened, which is held by then.
  open: async (page, path) => {
    const { name } = path.start;
    if (name === 'a link that was cut off') return void (await page.goto('/set-password#token=cut'));
    const isActivation = name === 'a link that activates';
    const link = isActivation ? await linkThatActivates(page, path) : await linkForNewPassword(page);
    const isInvitation = name === 'a link for the first password';
    await page.goto(isInvitation ? link.replace('#', '?first#') : link);
    await page.getByRole('textbox').or(page.getByLabel('New password')).first().waitFor();
  },
  calls: {
    checkPasswordLink: {
      url: '**/api/user/passwordLink',
      outcomes: {
        'it works': goOn,
        'it does not work any more': withBody({ token: 'x'.repeat(43), purpose: 'reset' }),
        'nobody tells': noAnswer,
      },
    },
    setPassword: { url: '**/api/user/setPassword', outcomes },
    activateUser: { url: '**/api/user/activate', outcomes },
  },
  outside: banner,
});

import type { Page, Route } from '@playwright/test';
import { sessionListWords } from '#domain/words/session-list.ts';
import { stepUpWords as words } from '#domain/words/step-up.ts';
import { stepUpModel } from '#machines/session/step-up-model.ts';
import { changedBody, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { expect } from '#tests/support/product.ts';
import { beNewlySignedIn } from '#tests/support/signed-in.ts';

const later = 16 * 60_000;

async function moveServer(page: Page, offset: number): Promise<void> {
  const moved = await page.request.put('/dev/clock', { data: { offset } });
  expect(moved.ok()).toBe(true);
}

/** From the fifth wrong password on there is a wait. */
async function tooMany(route: Route): Promise<void> {
  const postData = changedBody(route, { password: 'not the password' });
  for (let tries = 0; tries < 5; tries += 1) await route.fetch({ postData });
  const response = await route.fetch();
  // How long there is to wait depends on the moment; the model has the words without it.
  const { 'retry-after': _wait, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

/** Signing out everywhere needs the password; until it is proved, nobody is signed out. */
async function signOutEverywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: sessionListWords.everywhere }).click();
  await page.getByRole('button', { name: sessionListWords.confirm }).click();
}

/** Of what is typed into a field of a password, Chromium tells how long it is and no more. */
const model: typeof stepUpModel = {
  ...stepUpModel,
  shows: {
    ...stepUpModel.shows,
    asking: ({ password }) => ({
      roles: [
        { role: 'dialog', name: words.title },
        { role: 'password', name: words.password, value: '•'.repeat(String(password).length) },
      ],
    }),
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    await moveServer(page, 0);
    await beNewlySignedIn(page, 'guest@baulk.example');
    await page.goto('/profile/my-profile');
    await page.getByRole('button', { name: sessionListWords.everywhere }).waitFor();
    await moveServer(page, later);
  },
  calls: {
    proveSession: {
      url: '**/api/session/proof',
      outcomes: {
        proved: goOn,
        wrong: withBody({ password: 'not the password' }),
        'too many': tooMany,
        unanswered: noAnswer,
      },
    },
  },
  actors: { proofRequests: { 'something waits': signOutEverywhere } },
});

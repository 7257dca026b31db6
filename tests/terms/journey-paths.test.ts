import type { Page, Route } from '@playwright/test';
import { termsModel } from '#machines/terms/model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { fillSignIn } from '#tests/support/product.ts';

const withOldVersion = (route: Route): Promise<void> => {
  const body = route.request().postDataJSON() as Record<string, unknown>;
  return route.continue({ postData: JSON.stringify({ ...body, version: '2020-01' }) });
};

async function signInHere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).first().click();
  await fillSignIn(page, 'new@baulk.example');
  await page.getByRole('button', { name: 'Accept' }).waitFor();
}

/** The page hears of its session only what has changed. */
const model: typeof termsModel = {
  ...termsModel,
  cases: {
    ...termsModel.cases,
    'session.changed': ({ isPending }) => [{ isPending: isPending !== true }],
  },
};

proveInBrowser(model, {
  begin: async (page, path) => {
    // Where a sign-out gets no answer, who declines is back, and what the page shows then can be looked at.
    await page.route('**/api/signout', noAnswer);
    await page.goto('/termsConditions');
    if (path.start.name === 'for someone who has to accept') await signInHere(page);
  },
  calls: {
    acceptTerms: {
      url: '**/api/user/update/eula',
      outcomes: { accepted: goOn, outdated: withOldVersion, unanswered: noAnswer },
    },
  },
  outside: {
    'session.changed': async (page, { isPending }) => {
      if (isPending === true) return signInHere(page);
      const other = await page.context().newPage();
      await other.goto('/termsConditions');
      await other.getByRole('button', { name: 'Decline' }).click();
      await other.waitForURL('/');
      await other.close();
    },
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
  usesUp: ({ steps }) => steps.some((step) => step.kind === 'settle' && step.outcome.name === 'accepted'),
});

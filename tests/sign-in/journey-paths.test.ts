import type { Route } from '@playwright/test';
import { signInModel } from '#machines/sign-in/model.ts';
import { fault, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';

/** The real server refuses, because the password that reaches it is another one. */
const withWrongPassword = (route: Route): Promise<void> => {
  const body = route.request().postDataJSON() as Record<string, unknown>;
  return route.continue({ postData: JSON.stringify({ ...body, password: 'not the password' }) });
};

proveInBrowser(signInModel, {
  begin: async (page) => {
    await page.goto('/login');
    await page.getByRole('dialog').waitFor();
  },
  calls: {
    signIn: {
      url: '**/api/login',
      outcomes: { accepted: goOn, refused: withWrongPassword, failed: fault, unanswered: noAnswer },
    },
  },
  outside: {
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
});

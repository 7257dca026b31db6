import { signInWords as words } from '#domain/words/sign-in.ts';
import { configModel } from '#machines/app/config-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';

/** Here the operator is the one that is named without an answer; the accounts of the demo are not. */
const model: typeof configModel = {
  ...configModel,
  shows: {
    reading: { tags: ['busy'], absent: [words.demoTitle] },
    unknown: { absent: [words.demoTitle] },
    known: { texts: [words.demoTitle] },
  },
};

proveInBrowser(model, {
  begin: async () => {},
  open: async (page) => {
    await page.goto('/login');
    await page.getByRole('dialog').waitFor();
  },
  calls: { getConfig: { url: '**/api/config', outcomes: { answered: goOn, unanswered: noAnswer } } },
  outside: {
    // The network goes and returns.
    retry: async (page) => {
      const asked = page.waitForRequest('**/api/config');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await asked;
    },
  },
});

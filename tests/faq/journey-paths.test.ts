import type { Page } from '@playwright/test';
import { faqModel } from '#machines/faq/model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** As a link within the product does it. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

proveInBrowser(faqModel, {
  holdsTime: true,
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await page.goto('/faq');
    // The name of who is signed in stands there once the app has taken over what was served.
    await page
      .getByRole('banner')
      .getByRole('button', { name: / Player$/ })
      .waitFor();
    await page.getByRole('searchbox').waitFor();
  },
  calls: {},
  outside: {
    submit: (page) => page.getByRole('searchbox').press('Enter'),
    'link.followed': (page, { id }) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, String(id)),
    'address.changed': (page, { place }) => {
      const { text, open } = place as { text: string; open: string[] };
      const said = new URLSearchParams({ search: text, open: open.join() });
      return goTo(page, `/faq?${said.toString()}`);
    },
  },
});

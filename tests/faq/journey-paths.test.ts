import { faqModel } from '#machines/faq/model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, goWithin, isTakenOver } from '#tests/support/signed-in.ts';

proveInBrowser(faqModel, {
  holdsTime: true,
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await page.goto('/faq');
    await isTakenOver(page, 'Player');
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
      return goWithin(page, `/faq?${said.toString()}`);
    },
  },
});

import { navigationWords } from '#domain/words/navigation.ts';
import { registrationChoicesModel } from '#machines/registration/choices-model.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';

proveInBrowser(registrationChoicesModel, {
  begin: async (page, { start }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').waitFor();
    const { kept } = start.input as { kept: object | null };
    if (kept === null) return;
    await page.evaluate((text) => localStorage.setItem('baulk.countries', text), JSON.stringify(kept));
  },
  open: (page) => page.getByRole('button', { name: navigationWords.header.registration }).click(),
  calls: {
    listCountries: {
      url: '**/api/country',
      outcomes: { read: goOn, unreadable: asFor('/api/config'), unanswered: noAnswer },
    },
    listCurrencies: { url: '**/api/currency', outcomes: { read: goOn, unanswered: noAnswer } },
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { read: goOn, unanswered: noAnswer },
    },
  },
});

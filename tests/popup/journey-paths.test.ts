import { popupModel } from '#machines/app/popup-model.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { goWithin } from '#tests/support/signed-in.ts';

proveInBrowser(popupModel, {
  begin: async (page) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').waitFor();
  },
  calls: {},
  outside: {
    'open.sign.in': (page) => goWithin(page, '/login'),
    'email.typed': (page) => page.getByRole('dialog').getByLabel('Email').fill('player@baulk.example'),
    'open.forgot.password': (page) => goWithin(page, '/forgot-password'),
  },
});

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
    'open.menu': async (page) => {
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      if (wide) await page.setViewportSize(wide);
    },
    'entry.shown': (page, { overlay }) =>
      page.evaluate((named) => history.pushState(named === null ? null : { overlay: named }, ''), overlay),
    'person.came': (page) => page.evaluate(() => {}),

    'open.sign.in': (page) => goWithin(page, '/login'),
    'email.typed': (page) => page.getByRole('dialog').getByLabel('Email').fill('player@baulk.example'),
    'open.forgot.password': (page) => goWithin(page, '/forgot-password'),
  },
});

import { reportWords as words } from '#domain/words/reports.ts';
import { signInExportModel } from '#machines/reports/export-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

proveInBrowser(signInExportModel, {
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await page.goto('/reports');
    await page.getByRole('table', { name: words.label }).waitFor();
  },
  calls: {
    // The report itself reads fewer rows at a time.
    makeFile: {
      url: '**/api/report/sign-ins?*limit=1000*',
      outcomes: { made: goOn, unanswered: noAnswer },
    },
  },
});

import { ledgerWords as words } from '#domain/words/ledger.ts';
import { ledgerDeskModel } from '#machines/payments/ledger-desk-model.ts';
import { paid } from '#machines/payments/sample-transactions.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** The transaction of that name in the demo is somebody else's. */
const model: typeof ledgerDeskModel = {
  ...ledgerDeskModel,
  shows: {
    ...ledgerDeskModel.shows,
    reading: {
      roles: [{ role: 'dialog', name: words.receiptTitle }],
      texts: [paid.ref, 'Pilar Montoya', 'Tournament entry'],
    },
  },
};

proveInBrowser(model, {
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await page.goto('/all-transactions');
    await page.getByRole('button', { name: words.receipt(paid.ref) }).waitFor();
  },
  calls: {
    // The list itself reads fewer rows at a time.
    readLedger: {
      url: '**/api/transaction?*limit=1000*',
      outcomes: { 'all pages': goOn, unanswered: noAnswer },
    },
  },
});

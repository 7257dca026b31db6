import { silentProblem } from '#api/problem.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import { defineModel } from '#model-testing/model.ts';
import { ledgerDeskMachine } from './ledger-desk.ts';
import { paid } from './sample-transactions.ts';

const within = { role: 'dialog', name: words.receiptTitle } as const;

export const ledgerDeskModel = defineModel(ledgerDeskMachine, {
  cases: { open: [{ transaction: paid }], export: [{ query: { scope: 'all' } }] },
  outcomes: {
    readLedger: [
      { name: 'all pages', ok: true, output: [paid] },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  controls: {
    open: { role: 'button', name: words.receipt(paid.ref) },
    export: { role: 'button', name: words.export },
    print: { role: 'button', name: words.print, within },
    close: { role: 'button', name: words.done, within },
  },
  shows: {
    idle: { absent: [{ role: 'dialog' }] },
    reading: { roles: [within], texts: [paid.ref, 'Valentina Quintero'] },
    exporting: { tags: ['busy'], absent: [{ role: 'dialog' }] },
  },
  requirements: { reading: ['A-1.53'] },
});

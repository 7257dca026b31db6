import { listPage } from '#machines/patterns/list-page-of.ts';
import { ledgerDeskMachine } from './ledger-desk.ts';
import { ledgerMachine } from './ledger.ts';

/** The page of a part of the ledger. */
export const ledgerPageMachine = listPage({
  list: ledgerMachine,
  actions: ledgerDeskMachine,
});

import { listPage } from '#machines/patterns/list-page-of.ts';
import { creditDeskMachine } from './desk.ts';
import { creditListMachine } from './list.ts';

/** The credit of members with what their club does to it. */
export const creditPageMachine = listPage({
  list: creditListMachine,
  actions: creditDeskMachine,
  changes: ['credit.changed'],
});

import { listPage } from '#machines/patterns/list-page-of.ts';
import { tableDeskMachine } from './desk.ts';
import { tableListMachine } from './list.ts';

/** The page of a club's tables. */
export const tablePageMachine = listPage({
  list: tableListMachine,
  actions: tableDeskMachine,
  changes: ['tables.changed'],
  newsOf: () => ({ type: 'tables.read' }),
});

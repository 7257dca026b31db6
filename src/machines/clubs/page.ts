import { listPage } from '#machines/patterns/list-page-of.ts';
import { clubDeskMachine } from './desk.ts';
import { clubListMachine } from './list.ts';

/** The page of the clubs of the association. */
export const clubPageMachine = listPage({
  list: clubListMachine,
  actions: clubDeskMachine,
  changes: ['club.changed'],
});

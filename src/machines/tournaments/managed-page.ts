import { listPage } from '#machines/patterns/list-page-of.ts';
import { tournamentActionsMachine } from './actions.ts';
import { managedListMachine } from './managed-list.ts';

/** The page of the tournaments that somebody runs. */
export const managedPageMachine = listPage({
  list: managedListMachine,
  actions: tournamentActionsMachine,
  changes: ['tournaments.changed'],
});

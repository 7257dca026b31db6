import { selectRows } from '#machines/patterns/list-selectors.ts';
import { listPage } from '#machines/patterns/list-page-of.ts';
import { enterableListMachine } from './enterable-list.ts';
import { enteringMachine } from './entering.ts';

/** The page of the tournaments that a player can enter. */
export const enteringPageMachine = listPage({
  list: enterableListMachine,
  actions: enteringMachine,
  changes: ['entries.changed'],
  newsOf: (list) => ({ type: 'tournaments.read', rows: selectRows(list) }),
});

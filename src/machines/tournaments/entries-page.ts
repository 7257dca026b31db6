import { listPage } from '#machines/patterns/list-page-of.ts';
import { ownTournamentMachine } from './enterable-list.ts';
import { entriesListMachine } from './entries-list.ts';
import { entryActionsMachine } from './entry-actions.ts';

/** The page of the entries of a tournament, which is read beside them. */
export const entriesPageMachine = listPage({
  list: entriesListMachine,
  actions: entryActionsMachine,
  subject: ownTournamentMachine,
  changes: ['entries.changed'],
  newsOfSubject: ({ stage, playerCount, capacity }) => ({
    type: 'tournament.read',
    facts: { stage, hasRoom: playerCount < capacity },
  }),
});

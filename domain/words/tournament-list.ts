import { translated } from '#domain/language/translated.ts';

/** Texts of the list of tournaments. */
export const tournamentListWords = translated('tournament-list', {
  title: 'Tournaments',
  loading: 'Loading the tournaments',
  statuses: 'Tournaments shown',
  all: 'All',
  columns: { name: 'Tournament', dates: 'Dates', club: 'Where', players: 'Players', honours: 'Winner' },
  player: 'player',
  players: 'players',
  beat: (runnerUp: string) => `before ${runnerUp}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  undated: 'No date yet',
  association: 'The association',
  empty: 'No tournament has been announced yet',
  emptyText: 'Tournaments stand here as soon as their entries open.',
  emptyOf: {
    1: 'No tournament is coming up',
    7: 'No tournament is under way',
    6: 'No tournament is over yet',
  },
  showAll: 'Show all tournaments',
  failed: 'The tournaments could not be read',
  stale: 'Not up to date: the last refresh failed.',
  one: 'tournament',
  many: 'tournaments',
  paging: {
    label: 'Pages of tournaments',
    of: 'of',
    rows: 'Rows',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
  },
});

import { listPage } from '#machines/patterns/list-page-of.ts';
import { playerDeskMachine } from './desk.ts';
import { playerListMachine } from './list.ts';

/** The page of a list of people. */
export const playerPageMachine = listPage({
  list: playerListMachine,
  actions: playerDeskMachine,
  changes: ['player.changed'],
});

import { listPage } from '#machines/patterns/list-page-of.ts';
import { newsListMachine } from './list.ts';

/** The page of the news. */
export const newsPageMachine = listPage({
  list: newsListMachine,
});

import { listPage } from '#machines/patterns/list-page-of.ts';
import { productDeskMachine } from './desk.ts';
import { productListMachine } from './list.ts';

/** The page of what the own clubs sell. */
export const productPageMachine = listPage({
  list: productListMachine,
  actions: productDeskMachine,
  changes: ['product.changed'],
});

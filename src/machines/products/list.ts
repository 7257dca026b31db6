import type { ActorRefFrom } from 'xstate';
import { listProducts, type Product, type ProductQuery } from '#api/products.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { ProductFilters, ProductQuestion } from './address.ts';

export { searchMachine, type SearchActor } from '#machines/patterns/search.ts';

/** A product as an answer has it. */
export type ProductRow = Product;

/** A question as the call's query: what is not asked is not sent. */
function queryOf({ filters: { text, clubId, isArchived }, page, size }: ProductQuestion): ProductQuery {
  return {
    ...(text === '' ? {} : { search: text }),
    ...(clubId === null ? {} : { clubId }),
    archived: isArchived,
    limit: size,
    pageNumber: page,
  };
}

/** The list of what the own clubs sell. */
export const productListMachine = listOf<Product, ProductFilters, ProductQuery>({
  readPage: listProducts,
  queryOf,
});

export type ProductListActor = ActorRefFrom<typeof productListMachine>;

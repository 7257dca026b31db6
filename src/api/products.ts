import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Product = components['schemas']['Product'];
export type TimePrice = components['schemas']['TimePrice'];
type NewProduct = components['schemas']['ProductRequest'];
type ProductChange = components['schemas']['UpdateProductRequest'];
type TimePriceChange = components['schemas']['TimePriceRequest'];
type Created = components['schemas']['Created'];
type Message = components['schemas']['Message'];

export type ProductQuery = {
  clubId?: number;
  search?: string;
  archived: boolean;
  limit: number;
  pageNumber: number;
};

/** Reads what the own clubs sell, a page by name. */
export const listProducts = fromPromise<{ rows: Product[]; total: number }, ProductQuery>(
  ({ input, signal }) => answerOf(() => client.GET('/product', { params: { query: input }, signal })),
);

/** Reads a product of one of the own clubs. */
export const getProduct = fromPromise<Product, { id: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/product/{id}', { params: { path: input }, signal })),
);

/** Adds a product; sent again under its key, it is added once. */
export const createProduct = fromPromise<Created, { body: NewProduct; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/product', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes a product on the version that was read. */
export const updateProduct = fromPromise<Message, { id: number; body: ProductChange; version: string }>(
  ({ input: { id, body, version }, signal }) =>
    answerOf(() =>
      client.PUT('/product/{id}', {
        params: { path: { id }, header: { 'If-Match': version } },
        body,
        signal,
      }),
    ),
);

/** Stops selling a product of the version that was read. */
export const deleteProduct = fromPromise<Message, { id: number; version: string }>(
  ({ input: { id, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/product/{id}', { params: { path: { id }, header: { 'If-Match': version } }, signal }),
    ),
);

/** Reads the prices of a tariff in their order. */
export const getTimePrice = fromPromise<TimePrice, { id: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/product/{id}/price/time', { params: { path: input }, signal })),
);

/** Puts a whole list of prices into the place of the one that was read. */
export const updateTimePrice = fromPromise<Message, { id: number; body: TimePriceChange; version: string }>(
  ({ input: { id, body, version }, signal }) =>
    answerOf(() =>
      client.PUT('/product/{id}/price/time', {
        params: { path: { id }, header: { 'If-Match': version } },
        body,
        signal,
      }),
    ),
);

import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

/** The contract puts a table together from two parts; an answer has all of both. */
export type Table = Required<components['schemas']['Table']>;
type NewTable = components['schemas']['TableRequest'];
type TableChange = components['schemas']['UpdateTableRequest'];
type TableOrder = components['schemas']['OrderTablesRequest'];
type Message = components['schemas']['Message'];

/** Reads the tables of a club in their order; they are all on one page. */
export const listTables = fromPromise<{ rows: Table[]; total: number }, { clubId: number }>(
  async ({ input, signal }) => {
    const read = () => client.GET('/table/club/{clubId}', { params: { path: input }, signal });
    const { rows } = await answerOf(read);
    return { rows, total: rows.length };
  },
);

/** Adds a table; sent again under its key, it is added once. */
export const createTable = fromPromise<Message, { body: NewTable; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/table', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes a table on the version that was read. */
export const updateTable = fromPromise<Message, { body: TableChange; version: string }>(({ input, signal }) =>
  answerOf(() =>
    client.PUT('/table', { params: { header: { 'If-Match': input.version } }, body: input.body, signal }),
  ),
);

/** Deletes a table of the version that was read, with its bookings to come where they are cancelled. */
export const deleteTable = fromPromise<Message, { id: number; version: string; cancelBookings: boolean }>(
  ({ input: { id, version, cancelBookings }, signal }) =>
    answerOf(() =>
      client.DELETE('/table/{id}', {
        params: { path: { id }, query: { cancelBookings }, header: { 'If-Match': version } },
        signal,
      }),
    ),
);

/** Puts the tables of a club into an order, from the one that was read. */
export const orderTables = fromPromise<Message, TableOrder>(({ input, signal }) =>
  answerOf(() => client.PUT('/table/order', { body: input, signal })),
);

import type { ActorRefFrom } from 'xstate';
import { listTables, type Table } from '#api/tables.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

/** A table as an answer has it. */
export type TableRow = Table;

export type RoomQuestion = Question<{ clubId: number }>;

/** The tables of a club, all on one page: the contract takes up to 500 into one order. */
export const roomOf = (clubId: number): RoomQuestion => ({ filters: { clubId }, page: 1, size: 500 });

/** The list of a club's tables. */
export const tableListMachine = listOf<Table, { clubId: number }, { clubId: number }>({
  readPage: listTables,
  queryOf: ({ filters }) => filters,
});

export type TableListActor = ActorRefFrom<typeof tableListMachine>;

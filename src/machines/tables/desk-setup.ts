import { assign, emit, setup } from 'xstate';
import { deleteTable, orderTables, updateTable, type Table } from '#api/tables.ts';
import type { ProblemData } from '#api/problem.ts';
import { isMoved, placeOf, withMoved } from '#domain/tables/order.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

/** A table as its row names it. */
export type NamedTable = Pick<Table, 'tableId' | 'clubId' | 'number' | 'name' | 'isOutOfOrder' | 'version'>;

export type TableDeskContext = {
  /** The table that something is done to. */
  table: NamedTable | null;
  /** The order before the table was lifted, and as it is now; empty while nobody has moved one. */
  before: readonly number[];
  order: readonly number[];
  /** What is read out. */
  said: string;
  /** What keeps the table from being deleted or put out of order. */
  refusal: string | null;
  /** What was begun, for which the bookings have to go. */
  doing: 'mark' | 'remove';
  cancelsBookings: boolean;
};

export type TableDeskEvent =
  | { type: 'lift'; table: NamedTable; order: readonly number[] }
  /** `to` counts from 0. */
  | { type: 'move'; to: number }
  | { type: 'drop' }
  | { type: 'put.back' }
  /** The tables have been read again: their own order holds. */
  | { type: 'tables.read' }
  | { type: 'mark'; table: NamedTable }
  | { type: 'remove'; table: NamedTable }
  | { type: 'confirm' }
  | { type: 'cancel.bookings' }
  | { type: 'cancel' };

export type TableDeskEmitted =
  /** A table is not what it was: the list is to be read again. */
  { type: 'tables.changed' } | Telling;

const nameOf = ({ table }: TableDeskContext): string => (table === null ? '' : words.named(table));

/** What is done at the list of tables is made of; its states stand in `desk.ts`. */
export const tableDeskSetup = setup({
  types: {
    context: {} as TableDeskContext,
    events: {} as TableDeskEvent,
    emitted: {} as TableDeskEmitted,
    tags: {} as 'busy',
  },
  actors: { orderTables, updateTable, deleteTable },
  actions: {
    mean: assign((_, { type, table }: { type: 'mark' | 'remove'; table: NamedTable }) => ({
      table,
      doing: type,
      cancelsBookings: false,
    })),
    cancelBookings: assign({ cancelsBookings: true }),
    lift: assign((_, { table, order }: { table: NamedTable; order: readonly number[] }) => ({
      table,
      order,
      before: order,
      said: words.lifted(words.named(table), placeOf(order, table.tableId), order.length),
    })),
    move: assign(({ context }, { to }: { to: number }) => {
      const id = context.table?.tableId ?? 0;
      const order = withMoved(context.order, id, to);
      return { order, said: words.moved(nameOf(context), placeOf(order, id), order.length) };
    }),
    sayDown: assign({
      said: ({ context }) =>
        words.putDown(nameOf(context), placeOf(context.order, context.table?.tableId ?? 0)),
    }),
    putBack: assign({
      order: ({ context }) => context.before,
      said: ({ context }) => words.putBack(nameOf(context)),
    }),
    forgetOrder: assign({ order: [], before: [] }),
    keepRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    forget: assign({ table: null, refusal: null }),
    tellChanged: emit({ type: 'tables.changed' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    isMoved: ({ context: { before, order } }) => isMoved(before, order),
    isBooked: (_, { problem }: { problem: ProblemData }) => problem.code === 'table_booked',
    isMarking: ({ context }) => context.doing === 'mark',
  },
});

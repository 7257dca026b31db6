import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { deleteTable, orderTables, updateTable, type Table } from '#api/tables.ts';
import type { ProblemData } from '#api/problem.ts';
import { isMoved, placeOf, withMoved } from '#domain/tables/order.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
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

/** What is done at the list of tables beside reading it: ordering, marking and deleting them. */
export const tableDeskMachine = setup({
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
}).createMachine({
  id: 'table-desk',
  context: {
    table: null,
    before: [],
    order: [],
    said: '',
    refusal: null,
    doing: 'remove',
    cancelsBookings: false,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is done to a table.',
      entry: 'forget',
      on: {
        lift: { target: 'lifted', actions: { type: 'lift', params: asked } },
        mark: { target: 'marking', actions: { type: 'mean', params: asked } },
        remove: { target: 'doubting', actions: { type: 'mean', params: asked } },
        'tables.read': { actions: 'forgetOrder' },
      },
    },
    lifted: {
      description: 'A table is lifted: arrows or a pointer move it, and each place is read out.',
      on: {
        move: { actions: { type: 'move', params: asked } },
        drop: [
          { guard: 'isMoved', target: 'ordering', actions: 'sayDown' },
          { target: 'idle', actions: 'sayDown' },
        ],
        'put.back': { target: 'idle', actions: 'putBack' },
      },
    },
    ordering: {
      description: 'The new order is on its way, and shown already.',
      tags: 'busy',
      invoke: {
        src: 'orderTables',
        input: ({ context: { table, before, order } }) => ({
          clubId: table?.clubId ?? 0,
          tableIds: [...order],
          previousIds: [...before],
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'] },
        onError: {
          target: 'idle',
          actions: ['putBack', { type: 'tellFailure', params: reason }, 'tellChanged'],
        },
      },
    },
    marking: {
      description: 'The table is being marked as out of order, or as in order again.',
      tags: 'busy',
      invoke: {
        src: 'updateTable',
        input: ({ context: { table, cancelsBookings } }) => ({
          body: {
            tableId: table?.tableId ?? 0,
            clubId: table?.clubId ?? 0,
            isOutOfOrder: table?.isOutOfOrder !== true,
            cancelBookings: cancelsBookings,
          },
          version: table?.version ?? '',
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'] },
        onError: [
          {
            guard: { type: 'isBooked', params: failure },
            target: 'booked',
            actions: { type: 'keepRefusal', params: reason },
          },
          { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'] },
        ],
      },
    },
    doubting: {
      description: 'Asks before a table is deleted.',
      on: { confirm: 'removing', cancel: 'idle' },
    },
    removing: {
      description: 'The table is being deleted.',
      tags: 'busy',
      invoke: {
        src: 'deleteTable',
        input: ({ context: { table, cancelsBookings } }) => ({
          id: table?.tableId ?? 0,
          version: table?.version ?? '',
          cancelBookings: cancelsBookings,
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'] },
        onError: [
          {
            guard: { type: 'isBooked', params: failure },
            target: 'booked',
            actions: { type: 'keepRefusal', params: reason },
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: reason } },
        ],
      },
    },
    booked: {
      description: 'Asks whether the bookings to come are cancelled, without which the table stays as it is.',
      on: {
        'cancel.bookings': [
          { guard: 'isMarking', target: 'marking', actions: 'cancelBookings' },
          { target: 'removing', actions: 'cancelBookings' },
        ],
        cancel: 'idle',
      },
    },
    refused: {
      description: 'Says why the table was not deleted, until someone has read it.',
      on: { cancel: { target: 'idle', actions: 'tellChanged' } },
    },
  },
});

export type TableDeskActor = ActorRefFrom<typeof tableDeskMachine>;

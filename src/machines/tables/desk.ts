import type { ActorRefFrom } from 'xstate';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
import { tableDeskSetup, type TableDeskContext } from './desk-setup.ts';

type In = { context: TableDeskContext };

const onDone = {
  target: 'idle',
  actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'],
} as const;
const keepRefusal = { type: 'keepRefusal', params: reason } as const;
const booked = {
  guard: { type: 'isBooked', params: failure },
  target: 'booked',
  actions: keepRefusal,
} as const;

/** What is done at the list of tables beside reading it: ordering, marking and deleting them. */
export const tableDeskMachine = tableDeskSetup.createMachine({
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
        remove: { target: 'confirmingDelete', actions: { type: 'mean', params: asked } },
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
        onDone,
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
        onDone,
        onError: [
          booked,
          { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'] },
        ],
      },
    },
    ...confirmedAction({
      asking: 'confirmingDelete',
      asks: 'Asks before a table is deleted.',
      back: { cancel: 'idle' },
      doing: 'removing',
      does: 'The table is being deleted.',
      invoke: {
        src: 'deleteTable',
        input: ({ context: { table, cancelsBookings } }: In) => ({
          id: table?.tableId ?? 0,
          version: table?.version ?? '',
          cancelBookings: cancelsBookings,
        }),
        onDone,
        onError: [booked, { target: 'refused', actions: keepRefusal }],
      },
    }),
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

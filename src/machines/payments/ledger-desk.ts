import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { readLedger, type Transaction, type TransactionQuery } from '#api/payments.ts';
import { saveFile } from '#browser/download.ts';
import { printPage } from '#browser/print.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { transactionsCsv } from '#domain/payments/csv.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import { asked, reason } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

export type LedgerDeskContext = {
  /** The transaction whose receipt is read. */
  transaction: Transaction | null;
  /** What the file is made of. */
  query: TransactionQuery;
};

export type LedgerDeskEvent =
  | { type: 'open'; transaction: Transaction }
  | { type: 'print' }
  | { type: 'close' }
  | { type: 'export'; query: TransactionQuery };

/** What is done at the ledger: a receipt is read and printed, and all that was asked for becomes a file. */
export const ledgerDeskMachine = setup({
  types: {
    context: {} as LedgerDeskContext,
    events: {} as LedgerDeskEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { readLedger },
  actions: {
    mean: assign((_, { transaction }: { transaction: Transaction }) => ({ transaction })),
    keepQuery: assign((_, { query }: { query: TransactionQuery }) => ({ query })),
    print: () => printPage(),
    save: (_, { rows }: { rows: Transaction[] }) =>
      saveFile({ name: words.fileName, type: 'text/csv;charset=utf-8', text: transactionsCsv(rows) }),
    tellSaved: emit((_, { rows }: { rows: Transaction[] }) => toast('success', words.exported(rows.length))),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
}).createMachine({
  id: 'ledger-desk',
  context: { transaction: null, query: {} },
  initial: 'idle',
  states: {
    idle: {
      description: 'The list stands there; a receipt can be opened and a file be made.',
      on: {
        open: { target: 'reading', actions: { type: 'mean', params: asked } },
        export: { target: 'exporting', actions: { type: 'keepQuery', params: asked } },
      },
    },
    reading: {
      description: 'The receipt of one transaction lies over the list, and can be printed.',
      on: { print: { actions: 'print' }, close: 'idle' },
    },
    exporting: {
      description: 'Every page is read, so that the file has all that the list is asked for.',
      tags: 'busy',
      invoke: {
        src: 'readLedger',
        input: ({ context }) => ({ ...context.query, timeZone: ownTimeZone() }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'save', params: ({ event }) => ({ rows: event.output }) },
            { type: 'tellSaved', params: ({ event }) => ({ rows: event.output }) },
          ],
        },
        onError: { target: 'idle', actions: { type: 'tellFailure', params: reason } },
      },
    },
  },
});

export type LedgerDeskActor = ActorRefFrom<typeof ledgerDeskMachine>;

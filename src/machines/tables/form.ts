import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listProducts } from '#api/products.ts';
import { createTable, listTables, updateTable, type Table } from '#api/tables.ts';
import { recallDraft } from '#browser/drafts.ts';
import type { GameTypeId } from '#domain/games.ts';
import {
  blankTable,
  differences,
  findTableFault,
  formOf,
  payloadOf,
  type TableForm,
} from '#domain/tables/form.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, said } from '#machines/patterns/params.ts';
import {
  changedForm,
  draftKey,
  recordContext,
  type RecordContext,
  type RecordEvent,
} from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { recordEvents, recordStates } from '#machines/patterns/record-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type TableFormContext = RecordContext<TableForm, { version: string }> & {
  clubId: number;
  /** Null adds a table. */
  tableId: number | null;
  /** What an hour can cost at the club; null before it is known. */
  tariffs: readonly Tariff[] | null;
};

/** A price of the club that a table can have. */
export type Tariff = { productId: number; name: string };

export type TableFormEvent =
  | RecordEvent
  | { type: 'changed'; field: 'number' | 'name' | 'make'; value: string }
  | { type: 'games.changed'; games: readonly GameTypeId[] }
  | { type: 'marked'; isOutOfOrder: boolean }
  | { type: 'booking.changed'; change: Partial<Pick<TableForm, 'tariffId' | 'isBookable'>> };

export type TableFormEmitted = { type: 'left' } | Telling;

/** What the editor knows of a table. */
export const tableRules = {
  differences,
  lines: ['name', 'make'] as const,
  draftName: ({ clubId, tableId }: TableFormContext): string =>
    tableId === null ? `new-table-${clubId}` : `table-${tableId}`,
  findFault: ({ form }: TableFormContext) => {
    const fault = findTableFault(form);
    return fault && { field: fault.field, text: words.faults[fault.code] };
  },
  fieldOf: (field: string) => (field in blankTable ? field : null),
};

const { actions, guards } = recordEditor<TableForm, { version: string }, TableFormContext, TableFormEvent>(
  tableRules,
);

const read = ({
  context: { tableId },
  event,
}: {
  context: TableFormContext;
  event: { output: { rows: Table[] } };
}) => {
  const table = event.output.rows.find((row) => row.tableId === tableId);
  return table ? { form: formOf(table), known: { version: table.version } } : null;
};

type In = { context: TableFormContext };

/** A table of a club, added or changed. */
export const tableFormMachine = setup({
  types: {
    context: {} as TableFormContext,
    events: {} as TableFormEvent,
    emitted: {} as TableFormEmitted,
    input: {} as { clubId: number; tableId: number | null; typedBy?: number },
    tags: {} as 'busy',
  },
  actors: { listProducts, listTables, createTable, updateTable, recallDraft },
  actions,
  guards,
})
  .extend({
    actions: {
      change: assign(({ context: { form } }, { field, value }: { field: keyof TableForm; value: string }) =>
        changedForm({ ...form, [field]: value }),
      ),
      choose: assign(({ context: { form } }, { games }: { games: readonly GameTypeId[] }) =>
        changedForm({ ...form, games }),
      ),
      mark: assign(({ context: { form } }, { isOutOfOrder }: { isOutOfOrder: boolean }) =>
        changedForm({ ...form, isOutOfOrder }),
      ),
      set: assign(({ context: { form } }, { change }: { change: Partial<TableForm> }) =>
        changedForm({ ...form, ...change }),
      ),
      setTariffs: assign((_, { rows }: { rows: readonly Tariff[] }) => ({
        tariffs: rows.map(({ productId, name }) => ({ productId, name })),
      })),
      clearTariffs: assign({ tariffs: [] }),
      setMissing: assign({ refusal: () => words.notFound }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellLeft: emit({ type: 'left' }),
    },
    guards: {
      isNew: ({ context }) => context.tableId === null,
      isKnown: ({ context }) => context.tableId !== null,
    },
  })
  .createMachine({
    id: 'table-form',
    context: ({ input: { typedBy = null, clubId, tableId } }) => ({
      ...recordContext(typedBy, blankTable),
      clubId,
      tableId,
      tariffs: null,
    }),
    invoke: {
      src: 'listProducts',
      input: ({ context: { clubId } }) => ({ clubId, archived: false, limit: 100, pageNumber: 1 }),
      onDone: { actions: { type: 'setTariffs', params: answered } },
      onError: { actions: 'clearTariffs' },
    },
    initial: 'deciding',
    states: {
      ...recordStates({
        id: 'table-form',
        load: { src: 'listTables', input: ({ context: { clubId } }: In) => ({ clubId }) },
        create: {
          src: 'createTable',
          input: ({ context: { clubId, form, key } }: In) => {
            const { isOutOfOrder: _new, ...given } = payloadOf(form);
            return { body: { clubId, ...given }, key };
          },
        },
        update: {
          src: 'updateTable',
          input: ({ context: { clubId, tableId, form, known } }: In) => ({
            body: { tableId: tableId ?? 0, clubId, ...payloadOf(form) },
            version: known?.version ?? '',
          }),
        },
        draft: ({ context }: In) => draftKey(context, tableRules),
        read,
        saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
      }),
      editing: {
        description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        on: {
          ...recordEvents,
          changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
          'games.changed': { target: '.clear', actions: [{ type: 'choose', params: asked }, 'storeDraft'] },
          'booking.changed': { target: '.clear', actions: [{ type: 'set', params: asked }, 'storeDraft'] },
          marked: {
            guard: 'isKnown',
            target: '.clear',
            actions: [{ type: 'mark', params: asked }, 'storeDraft'],
          },
        },
        states: { ...formMessages, refused: stayingRefusal },
      },
    },
  });

export type TableFormActor = ActorRefFrom<typeof tableFormMachine>;

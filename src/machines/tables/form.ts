import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { createTable, listTables, updateTable, type Table } from '#api/tables.ts';
import { randomKey } from '#browser/random.ts';
import type { GameTypeId } from '#domain/games.ts';
import {
  blankTable,
  differences,
  findTableFault,
  formOf,
  payloadOf,
  type TableFault,
  type TableForm,
} from '#domain/tables/form.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { dropForm, keepForm, recallForm, type DraftPlace } from '#machines/patterns/draft.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type TableFormContext = {
  /** Who types; null keeps no draft. */
  userId: number | null;
  clubId: number;
  /** Null adds a table. */
  tableId: number | null;
  /** The version that the form was read at; empty for a new table. */
  version: string;
  saved: TableForm;
  form: TableForm;
  fault: TableFault | null;
  refusal: string | null;
  /** What someone else has saved meanwhile. */
  theirs: { form: TableForm; version: string } | null;
  /** Under which a new table is sent, so that one sent twice is made once. */
  key: string;
};

export type TableFormEvent =
  | { type: 'changed'; field: 'number' | 'name' | 'make'; value: string }
  | { type: 'games.changed'; games: readonly GameTypeId[] }
  | { type: 'marked'; isOutOfOrder: boolean }
  | { type: 'submit' }
  | { type: 'back' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' };

export type TableFormEmitted = { type: 'left' } | Telling;

type Room = { rows: Table[] };

const found = ({ event }: { event: { output: Room } }) => event.output;
const inRoom = ({ rows }: Room, id: number | null): Table | undefined =>
  rows.find(({ tableId }) => tableId === id);

/** Where what is typed is kept. */
function draftOf({
  userId,
  clubId,
  tableId,
}: Pick<TableFormContext, 'userId' | 'clubId' | 'tableId'>): DraftPlace {
  return { userId, name: tableId === null ? `new-table-${clubId}` : `table-${tableId}` };
}

const tableFormSetup = setup({
  types: {
    context: {} as TableFormContext,
    events: {} as TableFormEvent,
    emitted: {} as TableFormEmitted,
    input: {} as { clubId: number; tableId: number | null; userId?: number },
    tags: {} as 'busy',
  },
  actors: { listTables, createTable, updateTable },
  actions: {
    keepTable: assign(({ context }, room: Room) => {
      const table = inRoom(room, context.tableId);
      if (!table) return {};
      const read = { form: formOf(table), version: table.version };
      return { saved: read.form, ...(recallForm(draftOf(context), read.form) ?? read) };
    }),
    storeDraft: ({ context }) => keepForm(draftOf(context), context),
    dropDraft: ({ context }) => dropForm(draftOf(context)),
    keepTheirs: assign(({ context }, room: Room) => {
      const table = inRoom(room, context.tableId);
      return { theirs: table ? { form: formOf(table), version: table.version } : null };
    }),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign({
      version: ({ context: { theirs, version } }) => theirs?.version ?? version,
      saved: ({ context: { theirs, saved } }) => theirs?.form ?? saved,
    }),
    takeTheirs: assign({ form: ({ context: { theirs, form } }) => theirs?.form ?? form }),
    change: assign(({ context }, { field, value }: { field: keyof TableForm; value: string }) => ({
      form: { ...context.form, [field]: value },
      key: randomKey(),
    })),
    choose: assign(({ context }, { games }: { games: readonly GameTypeId[] }) => ({
      form: { ...context.form, games },
      key: randomKey(),
    })),
    mark: assign(({ context }, { isOutOfOrder }: { isOutOfOrder: boolean }) => ({
      form: { ...context.form, isOutOfOrder },
      key: randomKey(),
    })),
    findFault: assign({ fault: ({ context }) => findTableFault(context.form) }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    keepGone: assign({ refusal: words.notFound }),
    clearMessages: assign({ fault: null, refusal: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellLeft: emit({ type: 'left' }),
  },
  guards: {
    isNew: ({ context }) => context.tableId === null,
    isKnown: ({ context }) => context.tableId !== null,
    hasFault: ({ context }) => findTableFault(context.form) !== null,
    hasChanges: ({ context: { form, saved } }) => differences(form, saved).length > 0,
    isThere: ({ context }, room: Room) => inRoom(room, context.tableId) !== undefined,
    isOutrun: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
  },
});

const refused = { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } } as const;
const saved = { target: 'left', actions: { type: 'tellSuccess', params: said } } as const;

/** A table of a club, added or changed. */
export const tableFormMachine = tableFormSetup.createMachine({
  id: 'table-form',
  context: ({ input: { userId = null, clubId, tableId } }) => {
    const draft = tableId === null ? recallForm(draftOf({ userId, clubId, tableId }), blankTable) : null;
    return {
      userId,
      clubId,
      tableId,
      version: '',
      saved: blankTable,
      form: draft?.form ?? blankTable,
      fault: null,
      refusal: null,
      theirs: null,
      key: randomKey(),
    };
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      description: 'The table is read from the server, among the others of its club.',
      tags: 'busy',
      invoke: {
        src: 'listTables',
        input: ({ context: { clubId } }) => ({ clubId }),
        onDone: [
          {
            guard: { type: 'isThere', params: found },
            target: 'editing',
            actions: { type: 'keepTable', params: found },
          },
          { target: 'failed', actions: 'keepGone' },
        ],
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The table could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    editing: {
      description: 'The form can be changed and saved at any moment.',
      initial: 'clear',
      on: {
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        'games.changed': { target: '.clear', actions: [{ type: 'choose', params: asked }, 'storeDraft'] },
        marked: {
          guard: 'isKnown',
          target: '.clear',
          actions: [{ type: 'mark', params: asked }, 'storeDraft'],
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        back: [{ guard: 'hasChanges', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: { description: 'Says why the server refused; what was typed stays.' },
      },
    },
    adding: {
      description: 'The new table is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createTable',
        input: ({ context: { clubId, form, key } }) => {
          const { isOutOfOrder: _new, ...given } = payloadOf(form);
          return { body: { clubId, ...given }, key };
        },
        onDone: saved,
        onError: refused,
      },
    },
    updating: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: 'updateTable',
        input: ({ context: { clubId, tableId, form, version } }) => ({
          body: { tableId: tableId ?? 0, clubId, ...payloadOf(form) },
          version,
        }),
        onDone: saved,
        onError: [{ guard: { type: 'isOutrun', params: failure }, target: 'comparing' }, refused],
      },
    },
    comparing: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'listTables',
        input: ({ context: { clubId } }) => ({ clubId }),
        onDone: [
          {
            guard: { type: 'isThere', params: found },
            target: 'differing',
            actions: { type: 'keepTheirs', params: found },
          },
          { target: 'editing.refused', actions: 'keepGone' },
        ],
        onError: refused,
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'editing', actions: ['answerTheirs', 'takeTheirs', 'dropDraft'] },
        stay: 'editing',
      },
    },
    leaving: {
      description: 'Asks before what was typed is lost.',
      on: { leave: 'left', stay: 'editing' },
    },
    left: { type: 'final', entry: ['dropDraft', 'tellLeft'] },
  },
});

export type TableFormActor = ActorRefFrom<typeof tableFormMachine>;

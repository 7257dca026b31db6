import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { defineModel } from '#model-testing/model.ts';
import { tableDeskMachine } from './desk.ts';
import { freeTable, tornTable } from './sample-tables.ts';

const dialog = { role: 'dialog' } as const;
const ids = [freeTable.tableId, tornTable.tableId];
const moveName = words.move(words.named(freeTable));

const refusedAs = (
  code: 'table_in_play' | 'table_booked' | 'tables_changed' | 'changed_meanwhile',
): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const tableDeskModel = defineModel(tableDeskMachine, {
  id: 'table-desk',
  endsEarly: true,
  cases: {
    lift: [{ table: freeTable, order: ids }],
    move: ({ order }) => [{ to: order[0] === freeTable.tableId ? 1 : 0 }],
    mark: [{ table: freeTable }],
    remove: [{ table: freeTable }],
  },
  outcomes: {
    orderTables: [
      { name: 'ordered', ok: true, output: { message: words.ordered } },
      { name: 'other tables', ok: false, error: refusedAs('tables_changed') },
    ],
    updateTable: [
      { name: 'marked', ok: true, output: { message: words.changed('Table 1') } },
      { name: 'booked', ok: false, error: refusedAs('table_booked') },
      { name: 'someone was first', ok: false, error: refusedAs('changed_meanwhile') },
    ],
    deleteTable: [
      { name: 'deleted', ok: true, output: { message: words.removed('Table 1') } },
      { name: 'someone was first', ok: false, error: refusedAs('changed_meanwhile') },
      { name: 'booked', ok: false, error: refusedAs('table_booked') },
      { name: 'in play', ok: false, error: refusedAs('table_in_play') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ table, before, order, said, refusal, doing, cancelsBookings }) => [
    table?.tableId,
    before,
    order,
    said,
    refusal,
    doing,
    cancelsBookings,
  ],
  controls: {
    lift: { role: 'button', name: moveName },
    move: { kind: 'outside', from: 'the arrow keys, or a pointer that drags' },
    drop: { role: 'button', name: words.drop(words.named(freeTable)) },
    'put.back': { kind: 'outside', from: 'escape' },
    'tables.read': { kind: 'outside', from: 'the list' },
    mark: { role: 'menuitem', name: words.markOut },
    remove: { role: 'menuitem', name: words.remove },
    confirm: { role: 'button', name: words.removeNow, within: dialog },
    'cancel.bookings': { role: 'button', name: words.cancelBookings, within: dialog },
    cancel: {
      role: 'button',
      name: ({ context }) => (context.refusal === null ? words.cancel : words.close),
      within: dialog,
    },
  },
  shows: {
    idle: { absent: [dialog] },
    lifted: ({ said }) => ({ texts: [said] }),
    ordering: { tags: ['busy'] },
    marking: { tags: ['busy'] },
    confirmingDelete: { roles: [{ role: 'dialog', name: words.removeTitle(words.named(freeTable)) }] },
    removing: { tags: ['busy'] },
    booked: ({ refusal }) => ({
      roles: [{ role: 'dialog', name: words.bookedTitle(words.named(freeTable)) }],
      texts: [words.bookedPurpose(refusal ?? '')],
    }),
    refused: ({ refusal }) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(words.named(freeTable)) }],
      texts: [refusal ?? ''],
    }),
  },
  requirements: { idle: ['A-2.46'] },
  invariants: {
    'no table is lost or doubled by moving one': ({ context }) =>
      context.order.length === 0 || ids.every((id) => context.order.includes(id)),
  },
});

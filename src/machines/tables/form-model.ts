import { silentProblem, type ProblemData } from '#api/problem.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { differences, type TableForm } from '#domain/tables/form.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { defineModel } from '#model-testing/model.ts';
import { tableFormMachine } from './form.ts';
import { freeTable, poolPrice, tornTable } from './sample-tables.ts';

const dialog = { role: 'dialog' } as const;

const refusedAs = (status: number, code: 'changed_meanwhile' | 'table_number_taken'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const taken = {
  name: 'number taken',
  ok: false,
  error: {
    ...refusedAs(409, 'table_number_taken'),
    fields: { number: problemWords.table_number_taken },
  },
} as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const told = { ok: true, output: { message: words.changed('Table 1') } } as const;
/** The same table, with a make that somebody else has given it. */
const theirs = { ...freeTable, make: 'Riley Aristocrat', version: '2' };
const renumbered = { ...theirs, number: 9, version: '3' };
/** What was typed in this tab before and not saved. */
const draft = {
  version: '1',
  at: '2026-11-20T14:02:00.000Z',
  form: { name: 'Final table' },
  over: { name: 'Show table' },
};

const isAsRead = ({ form, saved }: { form: TableForm; saved: TableForm }): boolean =>
  differences(form, saved).length === 0;

export const tableFormModel = defineModel(tableFormMachine, {
  id: 'table-form',
  endsEarly: true,
  starts: [
    { name: 'a new table', input: { clubId: 3, tableId: null, typedBy: 1 } },
    { name: 'one that is there', input: { clubId: 3, tableId: freeTable.tableId, typedBy: 1 } },
  ],
  cases: {
    changed: ({ form }) => [{ field: 'number', value: form.number === '7' ? '' : '7' }],
    // Each by itself in a form as it was read, not in every combination.
    'games.changed': (context) => (isAsRead(context) ? [{ games: ['nineBall'] }] : []),
    'booking.changed': (context) =>
      isAsRead(context) ? [{ change: { isBookable: !context.form.isBookable } }] : [],
    marked: (context) => (isAsRead(context) ? [{ isOutOfOrder: !context.form.isOutOfOrder }] : []),
  },
  outcomes: {
    listTables: [
      { name: 'with it', ok: true, output: { rows: [theirs, tornTable], total: 2 } },
      { name: 'with another number', ok: true, output: { rows: [renumbered, tornTable], total: 2 } },
      { name: 'without it', ok: true, output: { rows: [tornTable], total: 1 } },
      unanswered,
    ],
    listProducts: [{ name: 'one', ok: true, output: { rows: [poolPrice], total: 1 } }, unanswered],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: draft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createTable: [{ name: 'added', ...told }, taken, unanswered],
    updateTable: [
      { name: 'changed', ...told },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      taken,
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ tableId, tariffs, form, saved, known, restoredFrom, fault, refusal, theirs: other }) => [
    tableId,
    tariffs?.length,
    form,
    saved,
    known?.version,
    restoredFrom,
    fault?.text,
    refusal,
    other?.known.version,
  ],
  controls: {
    changed: { role: 'textbox', name: words.fields.number, value: 'value' },
    'games.changed': { kind: 'outside', from: 'the choice of games' },
    'booking.changed': { role: 'checkbox', name: words.fields.isBookable },
    marked: { role: 'checkbox', name: words.fields.isOutOfOrder },
    submit: { role: 'button', name: words.save },
    back: { role: 'button', name: words.back },
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    leave: { role: 'button', name: words.leave, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
    'keep.draft': { role: 'button', name: draftWords.keep },
    'discard.draft': { role: 'button', name: draftWords.discard },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ form }) => ({
      roles: [{ role: 'textbox', name: words.fields.number, value: form.number }],
      absent: [dialog],
    }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: { editing: ['A-2.49'] },
});

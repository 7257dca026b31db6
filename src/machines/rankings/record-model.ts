import { silentProblem, type ProblemData } from '#api/problem.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { defineModel } from '#model-testing/model.ts';
import { rankingRecordMachine } from './record.ts';

const dialog = { role: 'dialog' } as const;
const nameField = { role: 'textbox', name: words.form.fields.name } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

const refusedAs = (
  status: number,
  code: 'category_in_use' | 'changed_meanwhile' | 'name_taken',
  fields = {},
): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields,
  retryAfterSeconds: null,
});

const nameTaken = {
  name: 'name taken',
  ok: false,
  error: refusedAs(409, 'name_taken', { name: problemWords.name_taken }),
} as const;

const juniors = {
  form: { name: 'Juniors', maxAge: '18', memberIds: ['7'] },
  name: 'Juniors',
  version: '1',
  choices: [
    { value: '7', label: 'Ana Paz' },
    { value: '8', label: 'Beto Ruiz', hasLeft: true },
  ],
};
const nothing = { form: {}, name: '', version: '', choices: juniors.choices };
/** What was typed in this tab before and not saved. */
const draft = {
  version: '1',
  at: '2026-11-20T14:02:00.000Z',
  form: { name: 'Under 18' },
  over: { name: 'Juniors' },
};
const at = { clubId: 3, discipline: 'pool', typedBy: 1 } as const;

export const rankingRecordModel = defineModel(rankingRecordMachine, {
  id: 'ranking-record',
  endsEarly: true,
  starts: [
    { name: 'a new category', input: { ...at, kind: 'category', id: null } },
    { name: 'a category that is there', input: { ...at, kind: 'category', id: 6 } },
  ],
  cases: {
    changed: ({ form }) => [{ change: { name: form.name === 'Seniors' ? '' : 'Seniors' } }],
  },
  outcomes: {
    readRankingRecord: [
      { name: 'as it was', ok: true, output: juniors },
      {
        name: 'with other ages',
        ok: true,
        output: { ...juniors, form: { ...juniors.form, minAge: '10' }, version: '2' },
      },
      {
        name: 'with another name',
        ok: true,
        output: { ...juniors, form: { ...juniors.form, name: 'Youth' }, name: 'Youth', version: '3' },
      },
      { name: 'nothing yet', ok: true, output: nothing },
      { name: 'gone', ok: true, output: null },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: draft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createRankingRecord: [
      { name: 'added', ok: true, output: { id: 23, message: words.added('Seniors') } },
      nameTaken,
      unanswered,
    ],
    updateRankingRecord: [
      { name: 'changed', ok: true, output: { message: words.changed('Seniors') } },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      nameTaken,
      unanswered,
    ],
    deleteRankingRecord: [
      { name: 'deleted', ok: true, output: { message: words.removed('Juniors') } },
      { name: 'in use', ok: false, error: refusedAs(409, 'category_in_use') },
    ],
  },
  volatile: ['key'],
  identity: ({ id, form, saved, known, restoredFrom, fault, refusal, theirs }) => [
    id,
    form.name,
    form.minAge,
    saved.name,
    saved.minAge,
    known?.version,
    restoredFrom,
    fault?.text,
    refusal,
    theirs?.known.version,
  ],
  controls: {
    changed: { kind: 'outside', from: 'the fields, each with what it changes' },
    submit: { role: 'button', name: words.form.save },
    back: { role: 'button', name: words.form.back },
    remove: { role: 'button', name: words.form.remove },
    confirm: { role: 'button', name: words.removeNow, within: dialog },
    cancel: { role: 'button', name: words.cancel, within: dialog },
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
    failed: ({ refusal }) => ({ texts: [words.form.failed, refusal ?? ''] }),
    editing: ({ form }) => ({ roles: [{ ...nameField, value: form.name }], absent: [dialog] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    deleting: { tags: ['busy'] },
    confirmingDelete: ({ known }) => ({
      roles: [{ role: 'dialog', name: words.removeTitle(known?.name ?? '') }],
    }),
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: { editing: ['A-1.38', 'A-1.39', 'A-1.40', 'A-6.11', 'A-6.12', 'A-6.13', 'C-9.05', 'C-9.06'] },
  invariants: {
    'nothing is deleted unasked': ({ value }, before) =>
      value !== 'deleting' || before?.value === 'deleting' || before?.value === 'confirmingDelete',
  },
});

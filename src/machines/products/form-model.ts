import { silentProblem, type ProblemData } from '#api/problem.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { productWords as words } from '#domain/words/products.ts';
import { defineModel } from '#model-testing/model.ts';
import { productFormMachine } from './form.ts';
import { poolTime } from './sample-products.ts';

const dialog = { role: 'dialog' } as const;
const nameField = { role: 'textbox', name: words.fields.name } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

const refusedAs = (status: number, code: 'changed_meanwhile' | 'product_name_taken'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const nameTaken = {
  name: 'name taken',
  ok: false,
  error: {
    ...refusedAs(409, 'product_name_taken'),
    fields: { name: problemWords.product_name_taken },
  },
} as const;
const described = { ...poolTime, description: 'Nine foot, new cloth', version: '2' };
const renamed = { ...described, name: 'Pool hall', version: '3' };
/** What was typed in this tab before and not saved. */
const draft = {
  version: '1',
  at: '2026-11-20T14:02:00.000Z',
  form: { name: 'Pool, front room' },
  over: { name: 'Pool' },
};

export const productFormModel = defineModel(productFormMachine, {
  id: 'product-form',
  endsEarly: true,
  starts: [
    { name: 'a new product', input: { clubId: 3, productId: null, typedBy: 1 } },
    { name: 'one that is there', input: { clubId: 3, productId: poolTime.productId, typedBy: 1 } },
  ],
  cases: {
    changed: ({ form }) => [{ field: 'name', value: form.name === 'Billiards' ? '' : 'Billiards' }],
  },
  outcomes: {
    getProduct: [
      { name: 'described again', ok: true, output: described },
      { name: 'with another name', ok: true, output: renamed },
      { name: 'archived', ok: true, output: { ...poolTime, isArchived: true } },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a draft kept', ok: true, output: draft },
      { name: 'unreadable', ok: false, error: {} },
    ],
    createProduct: [
      { name: 'added', ok: true, output: { id: 23, message: words.added('Billiards') } },
      nameTaken,
      unanswered,
    ],
    updateProduct: [
      { name: 'changed', ok: true, output: { message: words.changed('Billiards') } },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      nameTaken,
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ productId, form, saved, known, restoredFrom, fault, refusal, theirs }) => [
    productId,
    form,
    saved,
    known?.version,
    restoredFrom,
    fault?.text,
    refusal,
    theirs?.known.version,
  ],
  controls: {
    changed: { ...nameField, value: 'value' },
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
    failed: ({ refusal }) => ({ texts: [words.failedOne, refusal ?? ''] }),
    editing: ({ form }) => ({ roles: [{ ...nameField, value: form.name }], absent: [dialog] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    adding: { tags: ['busy'] },
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  requirements: { editing: ['A-1.46', 'A-2.64'] },
});

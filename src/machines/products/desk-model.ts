import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { productWords as words } from '#domain/words/products.ts';
import { defineModel } from '#model-testing/model.ts';
import { productDeskMachine } from './desk.ts';
import { poolTime } from './sample-products.ts';

const dialog = { role: 'dialog' } as const;

const refusedAs = (status: number, code: 'tariff_in_use' | 'changed_meanwhile'): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const productDeskModel = defineModel(productDeskMachine, {
  id: 'product-desk',
  cases: { archive: [{ product: poolTime }] },
  outcomes: {
    deleteProduct: [
      { name: 'archived', ok: true, output: { message: words.archived(poolTime.name) } },
      { name: 'tables have it', ok: false, error: refusedAs(409, 'tariff_in_use') },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ product, refusal }) => [product?.productId, refusal],
  controls: {
    archive: { role: 'menuitem', name: words.archive },
    confirm: { role: 'button', name: words.archiveNow, within: dialog },
    cancel: {
      role: 'button',
      name: ({ context }) => (context.refusal === null ? words.cancel : words.close),
      within: dialog,
    },
  },
  shows: {
    idle: { absent: [dialog] },
    confirmingArchive: { roles: [{ role: 'dialog', name: words.archiveTitle(poolTime.name) }] },
    archiving: { tags: ['busy'] },
    refused: ({ refusal }) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(poolTime.name) }],
      texts: [refusal ?? ''],
    }),
  },
  requirements: { idle: ['A-2.64'] },
});

import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { createProduct, getProduct, updateProduct, type Product } from '#api/products.ts';
import { recallDraft } from '#browser/drafts.ts';
import {
  blankProduct,
  findProductFault,
  productDifferences,
  productPayload,
  type ProductForm,
} from '#domain/products/form.ts';
import { productWords as words } from '#domain/words/products.ts';
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
import { recordEvents, recordRefused, recordStates } from '#machines/patterns/record-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type ProductFormContext = RecordContext<ProductForm, { version: string }> & {
  clubId: number;
  /** Null adds a product. */
  productId: number | null;
};

export type ProductFormEvent = RecordEvent | { type: 'changed'; field: keyof ProductForm; value: string };

export type ProductFormEmitted =
  | { type: 'left' }
  /** A product is added, whose prices are given next. */
  | { type: 'added'; productId: number }
  | Telling;

/** What the editor knows of a product. */
export const productRules = {
  differences: productDifferences,
  lines: ['name'] as const,
  draftName: ({ clubId, productId }: ProductFormContext): string =>
    productId === null ? `new-product-${clubId}` : `product-${productId}`,
  findFault: ({ form }: ProductFormContext) => {
    const fault = findProductFault(form);
    return fault && { field: fault.field, text: words.faults[fault.code] };
  },
  fieldOf: (field: string) => (field in blankProduct ? field : null),
};

const { actions, guards } = recordEditor<
  ProductForm,
  { version: string },
  ProductFormContext,
  ProductFormEvent
>(productRules);

const read = ({ event: { output } }: { event: { output: Product } }) =>
  output.isArchived
    ? null
    : {
        form: { name: output.name, description: output.description ?? '' },
        known: { version: output.version },
      };

type In = { context: ProductFormContext };

const create = {
  src: 'createProduct',
  input: ({ context: { clubId, form, key } }: In) => ({
    body: { clubId, type: 'time' as const, ...productPayload(form) },
    key,
  }),
} as const;

/** A product of a club, added or changed. */
export const productFormMachine = setup({
  types: {
    context: {} as ProductFormContext,
    events: {} as ProductFormEvent,
    emitted: {} as ProductFormEmitted,
    input: {} as { clubId: number; productId: number | null; typedBy?: number },
    tags: {} as 'busy',
  },
  actors: { getProduct, createProduct, updateProduct, recallDraft },
  actions,
  guards,
})
  .extend({
    actions: {
      change: assign(({ context: { form } }, { field, value }: { field: keyof ProductForm; value: string }) =>
        changedForm({ ...form, [field]: value }),
      ),
      setMissing: assign({ refusal: () => words.notFound }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellAdded: emit((_, { id }: { id: number }) => ({ type: 'added' as const, productId: id })),
      tellLeft: emit({ type: 'left' }),
    },
    guards: { isNew: ({ context }) => context.productId === null },
  })
  .createMachine({
    id: 'product-form',
    context: ({ input: { typedBy = null, clubId, productId } }) => ({
      ...recordContext(typedBy, blankProduct),
      clubId,
      productId,
    }),
    initial: 'deciding',
    states: {
      ...recordStates({
        load: { src: 'getProduct', input: ({ context: { productId } }: In) => ({ id: productId ?? 0 }) },
        create,
        update: {
          src: 'updateProduct',
          input: ({ context: { productId, form, known } }: In) => ({
            id: productId ?? 0,
            body: productPayload(form),
            version: known?.version ?? '',
          }),
        },
        draft: ({ context }: In) => draftKey(context, productRules),
        read,
        saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
      }),
      adding: {
        description: 'The new product is on its way, under a key that makes it once.',
        tags: 'busy',
        invoke: {
          ...create,
          onDone: {
            target: 'added',
            actions: [
              { type: 'tellSuccess', params: said },
              { type: 'tellAdded', params: answered },
            ],
          },
          onError: recordRefused,
        },
      },
      added: { type: 'final', entry: 'dropDraft' },
      editing: {
        description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        on: {
          ...recordEvents,
          changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        },
        states: { ...formMessages, refused: stayingRefusal },
      },
    },
  });

export type ProductFormActor = ActorRefFrom<typeof productFormMachine>;

import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { deleteProduct, type Product } from '#api/products.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, reason, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A product as its row names it. */
export type NamedProduct = Pick<Product, 'productId' | 'name' | 'version'>;

export type ProductDeskContext = {
  /** The selected product. */
  product: NamedProduct | null;
  /** Why it was not archived. */
  refusal: string | null;
};

export type ProductDeskEvent =
  | { type: 'archive'; product: NamedProduct }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type ProductDeskEmitted =
  /** A product is not what it was: the list is to be read again. */
  { type: 'product.changed' } | Telling;

type In = { context: ProductDeskContext };

/** What is done at the list of products beside reading it: archiving one. */
export const productDeskMachine = setup({
  types: {
    context: {} as ProductDeskContext,
    events: {} as ProductDeskEvent,
    emitted: {} as ProductDeskEmitted,
    tags: {} as 'busy',
  },
  actors: { deleteProduct },
  actions: {
    mean: assign((_, { product }: { product: NamedProduct }) => ({ product })),
    forget: assign({ product: null, refusal: null }),
    keepRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    tellChanged: emit({ type: 'product.changed' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
}).createMachine({
  id: 'product-desk',
  context: { product: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is done to a product.',
      entry: 'forget',
      on: { archive: { target: 'confirmingArchive', actions: { type: 'mean', params: asked } } },
    },
    ...confirmedAction({
      asking: 'confirmingArchive',
      asks: 'Asks before a product is archived.',
      back: { cancel: 'idle' },
      doing: 'archiving',
      does: 'The product is being archived.',
      invoke: {
        src: 'deleteProduct',
        input: ({ context: { product } }: In) => ({
          id: product?.productId ?? 0,
          version: product?.version ?? '',
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'] },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: reason } },
      },
    }),
    refused: {
      description: 'Says why the product was not archived, until someone has read it.',
      on: { cancel: { target: 'idle', actions: 'tellChanged' } },
    },
  },
});

export type ProductDeskActor = ActorRefFrom<typeof productDeskMachine>;

import type { ActorRefFrom } from 'xstate';
import type { TimePrice } from '#api/products.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { priceFormOf, ruleRows } from '#domain/products/price-form.ts';
import { productWords as words } from '#domain/words/products.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, said } from '#machines/patterns/params.ts';
import { draftKey, recordContext } from '#machines/patterns/record-context.ts';
import { standingRecordEvents, standingRecordStates } from '#machines/patterns/record-states.ts';
import { type TimePriceContext, timePriceRules, timePriceSetup } from './time-price-setup.ts';

const read = ({ event: { output } }: { event: { output: TimePrice } }) => {
  const { rows, productId: _asked, ...known } = output;
  const { currency } = known;
  return { form: priceFormOf(rows, { currency, sign: ownDecimalSign(), baseName: words.baseName }), known };
};

type In = { context: TimePriceContext };

const evening = { day: '', half: 38, slots: 4 } as const;

/** What an hour at a table costs, price by price, with a time beside it on which they are tried. */
export const timePriceMachine = timePriceSetup.createMachine({
  id: 'time-price',
  context: ({ input: { typedBy = null, productId } }) => ({
    ...recordContext(typedBy, { rules: [] }),
    productId,
    trial: evening,
    said: '',
  }),
  initial: 'loading',
  states: {
    ...standingRecordStates({
      load: { src: 'getTimePrice', input: ({ context: { productId } }: In) => ({ id: productId }) },
      update: {
        src: 'updateTimePrice',
        input: ({ context: { productId, form, known } }: In) => ({
          id: productId,
          body: { rows: ruleRows(form, known?.currency ?? '', ownDecimalSign()) },
          version: known?.version ?? '',
        }),
      },
      draft: ({ context }: In) => draftKey(context, timePriceRules),
      read,
      saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
    }),
    editing: {
      description: 'Prices can be changed, moved and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      entry: 'beginTrial',
      on: {
        ...standingRecordEvents,
        'rule.typed': { target: '.clear', actions: [{ type: 'typeRule', params: asked }, 'storeDraft'] },
        'rule.limited': {
          target: '.clear',
          actions: [{ type: 'limitRule', params: asked }, 'storeDraft'],
        },
        'rule.added': { target: '.clear', actions: ['addRule', 'storeDraft'] },
        'rule.moved': {
          guard: { type: 'canMove', params: asked },
          target: '.clear',
          actions: [{ type: 'moveRule', params: asked }, 'storeDraft'],
        },
        'rule.removed': {
          guard: { type: 'canRemove', params: asked },
          target: '.clear',
          actions: [{ type: 'removeRule', params: asked }, 'storeDraft'],
        },
        'trial.changed': { actions: { type: 'setTrial', params: asked } },
      },
      states: { ...formMessages, refused: stayingRefusal },
    },
  },
});

export type TimePriceActor = ActorRefFrom<typeof timePriceMachine>;

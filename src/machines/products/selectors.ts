import type { DecimalSign } from '#domain/numbers/typed.ts';
import type { SnapshotFrom } from 'xstate';
import { isDay } from '#domain/dates/day.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { findPriceFault, ruleRows, type PriceForm } from '#domain/products/price-form.ts';
import type { PriceRule } from '#domain/products/price-rules.ts';
import type { ProductForm } from '#domain/products/form.ts';
import type { Trial } from '#domain/products/trial.ts';
import { contested } from '#machines/patterns/record-context.ts';
import type { NamedProduct, productDeskMachine } from './desk.ts';
import { productRules, type productFormMachine } from './form.ts';
import { type timePriceMachine } from './time-price.ts';
import { timePriceRules, type KnownTariff } from './time-price-setup.ts';

/** What is done at the list at a moment. */
export type ProductDesk = SnapshotFrom<typeof productDeskMachine>;
type Form = SnapshotFrom<typeof productFormMachine>;
type Prices = SnapshotFrom<typeof timePriceMachine>;

/** The selected product, while something is asked or done about it. */
export const selectProduct = ({ context }: ProductDesk): NamedProduct | null => context.product;

/** What is asked or done about a product. */
export const selectDoing = ({ value }: ProductDesk): ProductDesk['value'] => value;

/** Why the product was not archived. */
export const selectDeskRefusal = ({ context }: ProductDesk): string | null => context.refusal;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): ProductForm => context.form;

/** The name as it was read; null for a new product. */
export const selectSavedName = ({ context }: Form): string | null =>
  context.productId === null ? null : context.saved.name;

/** What both have changed of a product, and what both have. */
export const selectConflict = ({
  context,
}: Form): { fields: (keyof ProductForm)[]; mine: ProductForm; theirs: ProductForm } | null =>
  contested(context, productRules);

/** What both have made of the prices, and the decimal sign with which they are typed. */
export const selectPriceConflict = ({
  context,
}: Prices): { mine: PriceForm; theirs: PriceForm; sign: DecimalSign } | null => {
  const conflict = contested(context, timePriceRules);
  return conflict && { ...conflict, sign: ownDecimalSign() };
};

/** What is known of the tariff besides its prices; null before it is read. */
export const selectTariff = ({ context }: Prices): KnownTariff | null => context.known;

/** The prices as they are typed. */
export const selectPrices = ({ context }: Prices): PriceForm => context.form;

/** The time whose price is tried. */
export const selectTrial = ({ context }: Prices): Trial => context.trial;

/** What is read out of a price that was moved, added or removed. */
export const selectSaid = ({ context }: Prices): string => context.said;

/** The prices as they would hold, each under its place; null while one of them is not filled in. */
export const selectTriedRules = ({ context: { form, known } }: Prices): readonly PriceRule[] | null => {
  if (known === null || findPriceFault(form, known.currency, ownDecimalSign()) !== null) return null;
  return ruleRows(form, known.currency, ownDecimalSign()).map((row, place) => ({ ...row, id: place + 1 }));
};

/** Whether the trial has a day. */
export const selectHasTrialDay = ({ context }: Prices): boolean => isDay(context.trial.day);

type Editing = Form | Prices;

/** Whether a call is under way. */
export const selectIsSaving = (editor: Editing): boolean => editor.tags.has('busy');

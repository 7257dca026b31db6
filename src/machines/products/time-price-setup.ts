import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { assign, emit, setup } from 'xstate';
import { getTimePrice, updateTimePrice, type TimePrice } from '#api/products.ts';
import { serverNow } from '#browser/clock.ts';
import { recallDraft } from '#browser/drafts.ts';
import { ownDecimalSign } from '#browser/language.ts';
import {
  findPriceFault,
  priceDifferences,
  withoutRule,
  withRule,
  withRuleChanged,
  withRuleMoved,
  type PriceForm,
  type RuleForm,
} from '#domain/products/price-form.ts';
import type { Trial } from '#domain/products/trial.ts';
import { productWords as words } from '#domain/words/products.ts';
import { changedForm, type RecordContext, type RecordEvent } from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** What is known of a tariff besides its prices. */
export type KnownTariff = Omit<TimePrice, 'rows' | 'productId'>;

export type TimePriceContext = RecordContext<PriceForm, KnownTariff> & {
  productId: number;
  /** The time whose price is tried; its day is empty until the club's own day is known. */
  trial: Trial;
  /** What is read out of a price that was moved, added or removed. */
  said: string;
};

/** What of a price is typed. */
export type TypedField = 'name' | 'amount' | 'firstDay' | 'lastDay';

/** What of a price is chosen. */
export type RuleLimits = Pick<RuleForm, 'weekdays' | 'fromHalf' | 'toHalf'>;

export type TimePriceEvent =
  | RecordEvent
  | { type: 'rule.typed'; key: number; field: TypedField; value: string }
  | { type: 'rule.limited'; key: number; limits: Partial<RuleLimits> }
  | { type: 'rule.added' }
  | { type: 'rule.moved'; key: number; by: -1 | 1 }
  | { type: 'rule.removed'; key: number }
  | { type: 'trial.changed'; change: Partial<Trial> };

export type TimePriceEmitted = { type: 'left' } | Telling;

/** What the editor knows of the prices of a tariff. */
export const timePriceRules = {
  differences: priceDifferences,
  draftName: ({ productId }: TimePriceContext): string => `time-price-${productId}`,
  findFault: ({ form, known }: TimePriceContext) => {
    const fault = findPriceFault(form, known?.currency ?? '', ownDecimalSign());
    if (fault) return { field: fault.field, text: words.faults[fault.code] };
    const place = form.rules.findIndex(({ name }) => !isOneLine(name));
    return place === -1 ? null : { field: `rules/${place}/name`, text: fieldWords.oneLine };
  },
  fieldOf: (field: string) => {
    const [, place, named] = /^rows\/(\d+)\/(\w+)$/.exec(field) ?? [];
    return place === undefined ? null : `rules/${place}/${named === 'hourly' ? 'amount' : named}`;
  },
};

const { actions, guards } = recordEditor<PriceForm, KnownTariff, TimePriceContext, TimePriceEvent>(
  timePriceRules,
);

const placeOf = ({ rules }: PriceForm, key: number): number => rules.findIndex((rule) => rule.key === key);

/** What the prices of a tariff are made of; their states stand in `time-price.ts`. */
export const timePriceSetup = setup({
  types: {
    context: {} as TimePriceContext,
    events: {} as TimePriceEvent,
    emitted: {} as TimePriceEmitted,
    input: {} as { productId: number; typedBy?: number },
    tags: {} as 'busy',
  },
  actors: { getTimePrice, updateTimePrice, recallDraft },
  actions,
  guards,
}).extend({
  actions: {
    typeRule: assign(
      ({ context: { form } }, { key, field, value }: { key: number; field: TypedField; value: string }) =>
        changedForm(withRuleChanged(form, key, { [field]: value })),
    ),
    limitRule: assign(
      ({ context: { form } }, { key, limits }: { key: number; limits: Partial<RuleLimits> }) =>
        changedForm(withRuleChanged(form, key, limits)),
    ),
    addRule: assign(({ context: { form } }) => ({
      ...changedForm(withRule(form)),
      said: words.ruleAdded,
    })),
    moveRule: assign(({ context: { form } }, { key, by }: { key: number; by: -1 | 1 }) => {
      const moved = withRuleMoved(form, key, by);
      return { ...changedForm(moved), said: words.movedTo(placeOf(moved, key) + 1) };
    }),
    removeRule: assign(({ context: { form } }, { key }: { key: number }) => ({
      ...changedForm(withoutRule(form, key)),
      said: words.ruleRemoved,
    })),
    setTrial: assign(({ context: { trial } }, { change }: { change: Partial<Trial> }) => ({
      trial: { ...trial, ...change },
    })),
    beginTrial: assign(({ context: { trial, known } }) => ({
      trial: trial.day === '' ? { ...trial, day: dayAt(known?.zone ?? 'UTC') } : trial,
    })),
    setMissing: assign({ refusal: () => words.notFound }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellLeft: emit({ type: 'left' }),
  },
  guards: {
    canMove: ({ context: { form } }, { key, by }: { key: number; by: -1 | 1 }) =>
      placeOf(withRuleMoved(form, key, by), key) !== placeOf(form, key),
    canRemove: ({ context: { form } }, { key }: { key: number }) =>
      withoutRule(form, key).rules.length < form.rules.length,
  },
});

/** The present day by the clocks of a zone. */
const dayAt = (zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(serverNow()))
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();

import type { TimePrice } from '#api/products.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { findPriceFault, priceDifferences, priceFormOf } from '#domain/products/price-form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { productWords as words } from '#domain/words/products.ts';
import { defineModel } from '#model-testing/model.ts';
import { poolPrice } from './sample-products.ts';
import { timePriceMachine } from './time-price.ts';
import type { TimePriceContext } from './time-price-setup.ts';

const dialog = { role: 'dialog' } as const;
const first = { role: 'group', name: words.rule(1) } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

const changedMeanwhile: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};
const wrongDays: ProblemData = {
  ...changedMeanwhile,
  status: 400,
  code: 'invalid_request',
  message: problemWords.invalid_request,
  fields: { 'rows/0/lastDay': words.faults.daysOrder },
};

/** The same prices, a dollar dearer: somebody else has saved them. */
const dearer = {
  ...poolPrice,
  rows: poolPrice.rows.map((rule) => ({ ...rule, hourly: rule.hourly + 100 })),
  version: '2',
};

const priceForm = (rows: readonly unknown[]) =>
  priceFormOf(rows as TimePrice['rows'], { currency: 'USD', sign: '.', baseName: words.baseName });

const keyAt = ({ form }: TimePriceContext, place: number): number => form.rules[place]?.key ?? 0;
const placeOf = ({ form }: TimePriceContext, key: number): number =>
  form.rules.findIndex((rule) => rule.key === key) + 1;

export const timePriceModel = defineModel(timePriceMachine, {
  id: 'time-price',
  input: { productId: poolPrice.productId, typedBy: 1 },
  endsEarly: true,
  cases: {
    'rule.typed': (context) => [
      {
        key: keyAt(context, 0),
        field: 'name' as const,
        value: context.form.rules[0]?.name === 'Nights' ? '' : 'Nights',
      },
    ],
    // Sunday comes in or goes; the base price has no days.
    'rule.limited': (context) =>
      context.form.rules.length === 1
        ? []
        : [{ key: keyAt(context, 0), limits: { weekdays: (context.form.rules[0]?.weekdays ?? 0) ^ 64 } }],
    'rule.added': ({ form }) => (form.rules.length < 4 ? [{}] : []),
    'rule.moved': (context) =>
      context.form.rules.length === 1
        ? []
        : [
            { key: keyAt(context, 0), by: -1 as const },
            { key: keyAt(context, context.form.rules.length - 2), by: -1 as const },
          ],
    'rule.removed': (context) => [
      { key: keyAt(context, context.form.rules.length - 1) },
      { key: keyAt(context, 0) },
    ],
    'trial.changed': ({ trial }) => [{ change: { slots: trial.slots === 4 ? 2 : 4 } }],
  },
  outcomes: {
    getTimePrice: [
      { name: 'the prices', ok: true, output: poolPrice },
      { name: 'dearer ones', ok: true, output: dearer },
      unanswered,
    ],
    recallDraft: [
      { name: 'nothing kept', ok: true, output: null },
      {
        name: 'a draft kept',
        ok: true,
        output: {
          version: '1',
          at: '2026-11-20T14:02:00.000Z',
          form: {
            rules: priceForm([{ ...poolPrice.rows[0], name: 'Late' }, ...poolPrice.rows.slice(1)]).rules,
          },
          over: { rules: priceForm(poolPrice.rows).rules },
        },
      },
      { name: 'unreadable', ok: false, error: {} },
    ],
    updateTimePrice: [
      { name: 'changed', ok: true, output: { message: words.priced(poolPrice.name) } },
      { name: 'someone was first', ok: false, error: changedMeanwhile },
      { name: 'days the wrong way round', ok: false, error: wrongDays },
      unanswered,
    ],
  },
  volatile: ['key', 'trial'],
  identity: ({ form, saved, known, restoredFrom, fault, refusal, theirs }) => [
    form.rules.length,
    findPriceFault(form, known?.currency ?? ''),
    priceDifferences(form, saved).length,
    known?.version,
    restoredFrom,
    fault?.text,
    refusal,
    theirs?.known.version,
  ],
  controls: {
    'rule.typed': { role: 'textbox', name: words.ruleFields.name, within: first, value: 'value' },
    'rule.limited': { kind: 'outside', from: 'the days of the week and the half hours of a price' },
    'rule.added': { role: 'button', name: words.addRule },
    'rule.moved': {
      role: 'button',
      name: ({ context, event }) => words.up(words.rule(placeOf(context, event.key))),
    },
    'rule.removed': {
      role: 'button',
      name: ({ context, event }) => words.remove(words.rule(placeOf(context, event.key))),
    },
    'trial.changed': { kind: 'outside', from: 'the day, the beginning and the length of a trial' },
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
    failed: ({ refusal }) => ({ texts: [words.failedPrices, refusal ?? ''] }),
    editing: ({ form, said }) => ({
      roles: form.rules.map((_, place) => ({ role: 'group', name: words.rule(place + 1) })),
      texts: [said],
      absent: [dialog],
    }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    updating: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    recalling: { tags: ['busy'] },
    resolvingConflict: { roles: [{ role: 'dialog', name: words.differTitle }] },
    leaving: { roles: [{ role: 'dialog', name: words.leaveTitle }] },
  },
  unreachable: {
    'time-price.loading|xstate.done.actor.0.time-price.loading|1':
      'an answer always has the prices: a tariff that is not there is a refusal',
    'time-price.comparing|xstate.done.actor.0.time-price.comparing|2':
      'an answer always has the prices: a tariff that is not there is a refusal',
  },
  requirements: { editing: ['A-1.42', 'A-2.66', 'C-9.08'] },
});

import { isDay } from '#domain/dates/day.ts';
import type { DecimalSign } from '#domain/numbers/typed.ts';
import { amountToType, typedAmount } from '#domain/payments/typed-amount.ts';
import type { PriceRule } from './price-rules.ts';

/** A price as it is typed; the last one of a list is the base price, whose conditions nobody sees. */
export type RuleForm = {
  /** Tells it from the others of its list, wherever it is moved. */
  key: number;
  name: string;
  amount: string;
  /** Bit 0 for Monday to bit 6 for Sunday. */
  weekdays: number;
  /** Half hours from midnight; null for the whole day. */
  fromHalf: number | null;
  toHalf: number | null;
  /** As YYYY-MM-DD, empty for no end. */
  firstDay: string;
  lastDay: string;
};

/** The prices of a tariff in their order. */
export type PriceForm = { rules: readonly RuleForm[] };

/** The fields of a price under which something can be said. */
export type RuleField = Exclude<keyof RuleForm, 'key'>;

export type PriceFault = {
  field: `rules/${number}/${RuleField}`;
  code:
    | 'nameMissing'
    | 'amountMissing'
    | 'amountWrong'
    | 'weekdaysMissing'
    | 'conditionMissing'
    | 'dayWrong'
    | 'daysOrder';
};

/** All days of a week. */
export const everyDay = 127;

/** The most prices of a tariff. */
export const mostRules = 50;

const without = { weekdays: everyDay, fromHalf: null, toHalf: null, firstDay: '', lastDay: '' } as const;

/** What is kept of a price, without its id. */
export type RuleRow = Omit<PriceRule, 'id'>;

/** The prices as they are kept, as a form; a tariff without any gets a base price to fill in. */
export function priceFormOf(
  rows: readonly RuleRow[],
  { currency, sign, baseName }: { currency: string; sign: DecimalSign; baseName: string },
): PriceForm {
  if (rows.length === 0) return { rules: [{ key: 1, name: baseName, amount: '', ...without }] };
  return {
    rules: rows.map((row, place) => ({
      key: place + 1,
      name: row.name,
      amount: amountToType(row.hourly, currency, sign),
      weekdays: row.weekdays ?? everyDay,
      fromHalf: row.fromHalf,
      toHalf: row.toHalf,
      firstDay: row.firstDay ?? '',
      lastDay: row.lastDay ?? '',
    })),
  };
}

/** The list with one more price, first of all: what is asked for specially goes before what is usual. A full one stays. */
export function withRule({ rules }: PriceForm): PriceForm {
  if (rules.length >= mostRules) return { rules };
  const key = Math.max(0, ...rules.map((rule) => rule.key)) + 1;
  return { rules: [{ key, name: '', amount: '', ...without }, ...rules] };
}

/** The list without a price; the base price stays. */
export function withoutRule({ rules }: PriceForm, key: number): PriceForm {
  return { rules: rules.filter((rule, place) => rule.key !== key || place === rules.length - 1) };
}

/** The list with a price one place up or down; the base price stays last. */
export function withRuleMoved({ rules }: PriceForm, key: number, by: -1 | 1): PriceForm {
  const from = rules.findIndex((rule) => rule.key === key);
  const to = from + by;
  const last = rules.length - 1;
  const [moved, other] = [rules[from], rules[to]];
  if (!moved || !other || from === last || to === last) return { rules };
  return { rules: rules.with(from, other).with(to, moved) };
}

/** The list with a price changed; a price that gets a beginning gets an end, an hour later. */
export function withRuleChanged(
  { rules }: PriceForm,
  key: number,
  change: Partial<Omit<RuleForm, 'key'>>,
): PriceForm {
  return { rules: rules.map((rule) => (rule.key === key ? bounded({ ...rule, ...change }) : rule)) };
}

function bounded(rule: RuleForm): RuleForm {
  if (rule.fromHalf === null) return { ...rule, toHalf: null };
  return rule.toHalf === null ? { ...rule, toHalf: (rule.fromHalf + 2) % 48 } : rule;
}

/** The first rule that a list breaks. */
export function findPriceFault(
  { rules }: PriceForm,
  currency: string,
  sign: DecimalSign = '.',
): PriceFault | null {
  for (const [place, rule] of rules.entries()) {
    const fault = faultOf(rule, { isBase: place === rules.length - 1, currency, sign });
    if (fault) return { field: `rules/${place}/${fault[0]}`, code: fault[1] };
  }
  return null;
}

type Ground = { isBase: boolean; currency: string; sign: DecimalSign };

function faultOf(rule: RuleForm, ground: Ground): [RuleField, PriceFault['code']] | null {
  const { name, amount } = rule;
  if (name.trim() === '') return ['name', 'nameMissing'];
  if (amount.trim() === '') return ['amount', 'amountMissing'];
  if (typedAmount(amount, ground.currency, ground.sign) === null) return ['amount', 'amountWrong'];
  return ground.isBase ? null : conditionFault(rule);
}

function conditionFault(rule: RuleForm): [RuleField, PriceFault['code']] | null {
  const { weekdays, fromHalf, firstDay, lastDay } = rule;
  if (weekdays === 0) return ['weekdays', 'weekdaysMissing'];
  if (firstDay !== '' && !isDay(firstDay)) return ['firstDay', 'dayWrong'];
  if (lastDay !== '' && !isDay(lastDay)) return ['lastDay', 'dayWrong'];
  if (firstDay !== '' && lastDay !== '' && lastDay < firstDay) return ['lastDay', 'daysOrder'];
  const isOpen = weekdays === everyDay && fromHalf === null && firstDay === '' && lastDay === '';
  return isOpen ? ['weekdays', 'conditionMissing'] : null;
}

/** A list without a fault, as it is kept. */
export function ruleRows({ rules }: PriceForm, currency: string, sign: DecimalSign = '.'): RuleRow[] {
  return rules.map((typed, place) => {
    const rule = place === rules.length - 1 ? { ...typed, ...without } : typed;
    return {
      name: rule.name.trim(),
      hourly: typedAmount(rule.amount, currency, sign) ?? 0,
      weekdays: rule.weekdays === everyDay ? null : rule.weekdays,
      fromHalf: rule.fromHalf,
      toHalf: rule.toHalf,
      firstDay: rule.firstDay || null,
      lastDay: rule.lastDay || null,
    };
  });
}

/** The fields in which two lists differ: the list as a whole, for its order is part of it. */
export function priceDifferences(one: PriceForm, other: PriceForm): 'rules'[] {
  const told = ({ rules }: PriceForm): string =>
    JSON.stringify(
      rules.map(({ key: _key, name, amount, ...rest }) => ({
        name: name.trim(),
        amount: amount.trim(),
        ...rest,
      })),
    );
  return told(one) === told(other) ? [] : ['rules'];
}

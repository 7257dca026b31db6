/** A price an hour of table time, under its conditions; without any it is the base price. */
export type PriceRule = {
  readonly id: number;
  readonly name: string;
  /** In the currency's minor unit. */
  readonly hourly: number;
  /** Bit 0 for Monday to bit 6 for Sunday; null for all. */
  readonly weekdays: number | null;
  /** Half hours from midnight; a window that ends before it begins crosses midnight and belongs to the day it begins on. */
  readonly fromHalf: number | null;
  readonly toHalf: number | null;
  /** The first and last date on which it holds, as YYYY-MM-DD. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
};

/** Whether a rule has no condition, so that it always holds. */
function isBase({ weekdays, fromHalf, toHalf, firstDay, lastDay }: PriceRule): boolean {
  return [weekdays, fromHalf, toHalf, firstDay, lastDay].every((condition) => condition === null);
}

/** The first rule, in their order, that holds at a half hour of a date. */
export function ruleAt(rules: readonly PriceRule[], date: Temporal.PlainDate, half: number): PriceRule {
  const found = rules.find((rule) => holds(rule, date, half));
  if (!found) throw new Error('The base price is missing.');
  return found;
}

/** The half hours of a day at which another rule may begin to hold, midnight first. */
export function edgesOf(rules: readonly PriceRule[]): readonly number[] {
  const edges = new Set([0]);
  for (const { fromHalf, toHalf } of rules) {
    if (fromHalf !== null) edges.add(fromHalf);
    if (toHalf !== null) edges.add(toHalf);
  }
  return [...edges].toSorted((one, other) => one - other);
}

/** The code of what is wrong with an ordered list of rules, or null. */
export function findRulesFault(rules: readonly PriceRule[]): 'price_base' | 'price_hours' | null {
  const last = rules.at(-1);
  if (!last || !isBase(last) || rules.slice(0, -1).some(isBase)) return 'price_base';
  const isHalf = (half: number | null) => half === null || (Number.isInteger(half) && half >= 0 && half < 48);
  const isWhole = ({ fromHalf, toHalf }: PriceRule) =>
    isHalf(fromHalf) && isHalf(toHalf) && (fromHalf === null) === (toHalf === null);
  return rules.every(isWhole) ? null : 'price_hours';
}

function holds(rule: PriceRule, date: Temporal.PlainDate, half: number): boolean {
  const { fromHalf, toHalf } = rule;
  if (fromHalf === null || toHalf === null) return holdsOn(rule, date);
  if (fromHalf < toHalf) return fromHalf <= half && half < toHalf && holdsOn(rule, date);
  if (half >= fromHalf) return holdsOn(rule, date);
  return half < toHalf && holdsOn(rule, date.subtract({ days: 1 }));
}

function holdsOn({ weekdays, firstDay, lastDay }: PriceRule, date: Temporal.PlainDate): boolean {
  const day = date.toString();
  return (
    (weekdays === null || ((weekdays >> (date.dayOfWeek - 1)) & 1) === 1) &&
    (firstDay === null || firstDay <= day) &&
    (lastDay === null || day <= lastDay)
  );
}

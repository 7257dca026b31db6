import type { DecimalSign } from '#domain/numbers/typed.ts';
import { moneyText } from '#domain/payments/money.ts';
import { typedAmount } from '#domain/payments/typed-amount.ts';
import { halfHourText } from '#domain/schedule/half-hours.ts';
import { everyDay, type PriceForm, type RuleForm } from '#domain/products/price-form.ts';
import { productWords as words } from '#domain/words/products.ts';
import { scheduleWords } from '#domain/words/schedule.ts';

/** How long some seconds are, as people say it. */
export function lengthText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words.minutes(rest);
  return rest === 0 ? words.hours(hours) : words.hoursAndMinutes(hours, rest);
}

/** Whether a weekday, counted from 0 for Monday, is among those of a price. */
export const hasDay = (weekdays: number, day: number): boolean => ((weekdays >> day) & 1) === 1;

/** When a price ends, seen from when it begins. */
export function endText(fromHalf: number, toHalf: number): string {
  if (toHalf === 0) return words.atMidnight;
  return toHalf > fromHalf ? halfHourText(toHalf) : words.nextDay(halfHourText(toHalf));
}

/** The conditions of a price in one line. */
function conditionsText({ weekdays, fromHalf, toHalf, firstDay, lastDay }: RuleForm): string {
  const days =
    weekdays === everyDay
      ? ''
      : scheduleWords.shortWeekdays.filter((_, day) => hasDay(weekdays, day)).join(', ');
  const times =
    fromHalf === null || toHalf === null ? '' : `${halfHourText(fromHalf)}–${endText(fromHalf, toHalf)}`;
  const dates = firstDay || lastDay ? `${firstDay}–${lastDay}` : '';
  return [days, times, dates].filter(Boolean).join(', ');
}

/** An amount that is typed, as people read it; what is none stands as it was typed. */
const amountText = (typed: string, currency: string, sign: DecimalSign): string => {
  const amount = typedAmount(typed, currency, sign);
  return amount === null ? typed : moneyText(amount, currency);
};

/** A list of prices in lines, for comparing two; their amounts are typed with a decimal sign. */
export function pricesText({ rules }: PriceForm, currency: string, sign: DecimalSign): string {
  return rules
    .map((rule, place) => {
      const conditions = place === rules.length - 1 ? '' : conditionsText(rule);
      return [`${place + 1}. ${rule.name}: ${amountText(rule.amount, currency, sign)}`, conditions]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');
}

/** The tone in which a price is drawn; the base price, the last of them, has its own. */
export function toneOf(place: number, count: number): 'base' | 'green' | 'brass' | 'blue' | 'red' {
  const tones = ['green', 'brass', 'blue', 'red'] as const;
  return place === count - 1 ? 'base' : (tones[place % tones.length] ?? 'green');
}

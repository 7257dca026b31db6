import { endOfSlots, instantOf, slotSeconds } from '#domain/schedule/slot.ts';
import { ruleAt, type PriceRule } from './price-rules.ts';
import { timeLines, totalOf, type PriceLine } from './time-price.ts';

/** A time at a table that somebody wants to know the price of: a day, a half hour of it, and how many half hours. */
export type Trial = { day: string; half: number; slots: number };

/** What a time would cost, by which rules, and when it ends by the clocks of the club. */
export type TrialPrice = { lines: readonly PriceLine[]; total: number; end: string };

/** What a time would cost; null where the clocks skip its beginning. */
export function tryPrice(
  { day, half, slots }: Trial,
  rules: readonly PriceRule[],
  zone: string,
): TrialPrice | null {
  const wall = Temporal.PlainDate.from(day)
    .toPlainDateTime()
    .add({ seconds: half * slotSeconds });
  const start = instantOf(wall, zone);
  if (start === null) return null;
  const end = endOfSlots(start, slots);
  const lines = timeLines([{ tableId: 0, rules, start, end }], zone);
  const endsAt = end.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
  return { lines, total: totalOf(lines), end: endsAt };
}

/** A stretch of half hours of a day in which one price holds. */
export type PictureSpan = { from: number; to: number; ruleId: number };

/** Which price holds when in the week of a day, from its Monday on. */
export function weekPicture(
  rules: readonly PriceRule[],
  day: string,
): { day: string; spans: PictureSpan[] }[] {
  const asked = Temporal.PlainDate.from(day);
  const monday = asked.subtract({ days: asked.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, days) => {
    const date = monday.add({ days });
    const spans: PictureSpan[] = [];
    for (let half = 0; half < 48; half += 1) {
      const { id } = ruleAt(rules, date, half);
      const last = spans.at(-1);
      if (last?.ruleId === id) last.to = half + 1;
      else spans.push({ from: half, to: half + 1, ruleId: id });
    }
    return { day: date.toString(), spans };
  });
}

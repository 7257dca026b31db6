import { serverNow } from '#browser/clock.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { dayAt } from '#domain/licences/term.ts';
import type { Days } from './days.ts';

/** Spans of days that are asked for often: all, or so many up to today. */
export const periods = ['7', '30', '90', 'all'] as const;
export type Period = (typeof periods)[number];

/** The days of a period, by the calendar of the device. */
export function daysOfPeriod(period: Period): Days {
  if (period === 'all') return { from: '', to: '' };
  const today = Temporal.PlainDate.from(dayAt(serverNow(), ownTimeZone()));
  return { from: today.subtract({ days: Number(period) - 1 }).toString(), to: today.toString() };
}

/** The period that some days are, or undefined for days of one's own choice. */
export function chosenPeriod({ from, to }: Days): Period | undefined {
  return periods.find((period) => {
    const days = daysOfPeriod(period);
    return days.from === from && days.to === to;
  });
}

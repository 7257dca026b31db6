import { isOpenThrough, type OpeningHours } from '#domain/schedule/hours.ts';
import { endOfSlots, isSlotEdge, slotSeconds } from '#domain/schedule/slot.ts';
import type { BookingRules } from './rules.ts';

/** When somebody wants a table, and who: a club passes what it has set for its members. */
export type WantedTime = {
  readonly start: Temporal.Instant;
  readonly slots: number;
  readonly now: Temporal.Instant;
  readonly zone: string;
  readonly rules: BookingRules;
  readonly hours: OpeningHours;
  readonly isClub: boolean;
};

export type TimeFault =
  | 'slot_uneven'
  | 'slot_past'
  | 'too_short_notice'
  | 'too_far_ahead'
  | 'booking_length'
  | 'outside_hours';

/** The first reason why a table cannot be booked at a time, whoever has it then; null where it can. */
export function findTimeFault(wanted: WantedTime): TimeFault | null {
  const { start, slots, now, zone, rules, hours, isClub } = wanted;
  if (!isSlotEdge(start, zone)) return 'slot_uneven';
  const isPast = Temporal.Instant.compare(start, now) < 0;
  const isRunning = isPast && Temporal.Instant.compare(now, start.add({ seconds: slotSeconds })) < 0;
  if (isPast && !(isClub && isRunning)) return 'slot_past';
  if (isClub) return null;
  if (start.epochMilliseconds - now.epochMilliseconds < rules.leadMinutes * 60_000) return 'too_short_notice';
  if (isTooFar(wanted)) return 'too_far_ahead';
  if (slots < rules.minSlots || slots > rules.maxSlots) return 'booking_length';
  return isOpenThrough(start, endOfSlots(start, slots), zone, hours) ? null : 'outside_hours';
}

/** How many days ahead a club books itself: a series of a year fits that begins within a year. */
const clubAheadDays = 730;

type Asker = { readonly rules: Pick<BookingRules, 'bookAheadDays'>; readonly isClub: boolean };

/** How many days ahead somebody books. */
export const aheadDays = ({ rules, isClub }: Asker): number => (isClub ? clubAheadDays : rules.bookAheadDays);

/** Whether a time is later than the last date that can be booked, by the calendar of the club. */
export const isTooFar = ({
  start,
  now,
  zone,
  ...asker
}: Asker & Pick<WantedTime, 'start' | 'now' | 'zone'>): boolean =>
  Temporal.PlainDate.compare(dateOf(start, zone), dateOf(now, zone).add({ days: aheadDays(asker) })) > 0;

const dateOf = (instant: Temporal.Instant, zone: string): Temporal.PlainDate =>
  instant.toZonedDateTimeISO(zone).toPlainDate();

import { slotsBetween, slotSeconds } from './slot.ts';

/** A stretch of a day in half hours from its midnight; over 48 it runs into the next day. */
export type OpenWindow = { readonly opens: number; readonly closes: number };

/** When a club is open on a weekday, 1 for Monday to 7 for Sunday. */
export type WeeklyWindow = OpenWindow & { readonly weekday: number };

/** What holds on one date in the place of its weekday; without times the club is closed. */
export type OpeningException = {
  readonly day: string;
  readonly opens: number | null;
  readonly closes: number | null;
};

/** The opening hours of a club; without any window of a week it is open day and night. */
export type OpeningHours = {
  readonly weekly: readonly WeeklyWindow[];
  readonly exceptions: readonly OpeningException[];
};

const halfHoursADay = 48;
const halfHoursAWeek = 7 * halfHoursADay;

/** The windows that begin on a date, in their order. */
function windowsOn(date: Temporal.PlainDate, hours: OpeningHours): readonly OpenWindow[] {
  const exception = hours.exceptions.find(({ day }) => day === date.toString());
  if (exception) {
    const { opens, closes } = exception;
    return opens === null || closes === null ? [] : [{ opens, closes }];
  }
  if (hours.weekly.length === 0) return [{ opens: 0, closes: halfHoursADay }];
  return hours.weekly
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .toSorted((one, other) => one.opens - other.opens);
}

/** The date whose window holds an instant's own wall clock, or null where the club is closed. */
function openDateAt(instant: Temporal.Instant, zone: string, hours: OpeningHours): Temporal.PlainDate | null {
  const clock = instant.toZonedDateTimeISO(zone);
  const half = clock.hour * 2 + Math.floor(clock.minute / 30);
  const date = clock.toPlainDate();
  const holds = (day: Temporal.PlainDate, at: number) =>
    windowsOn(day, hours).some(({ opens, closes }) => opens <= at && at < closes);
  if (holds(date, half)) return date;
  const before = date.subtract({ days: 1 });
  return holds(before, half + halfHoursADay) ? before : null;
}

/** Whether a club is open all through a stretch of slots; windows that touch are one. */
export function isOpenThrough(
  start: Temporal.Instant,
  end: Temporal.Instant,
  zone: string,
  hours: OpeningHours,
): boolean {
  return slotsBetween(start, end).every((slot) => openDateAt(slot, zone, hours) !== null);
}

/** The stretch of a date in the plan, from its first to its last open instant; null where the club is closed. */
export function dayOfPlan(
  date: Temporal.PlainDate,
  zone: string,
  hours: OpeningHours,
): { start: Temporal.Instant; end: Temporal.Instant } | null {
  const midnight = date.toZonedDateTime(zone);
  const until = date.add({ days: 2 }).toZonedDateTime(zone);
  const open = slotsBetween(midnight.toInstant(), until.toInstant()).filter((slot) =>
    openDateAt(slot, zone, hours)?.equals(date),
  );
  const [first, last] = [open[0], open.at(-1)];
  return first && last ? { start: first, end: last.add({ seconds: slotSeconds }) } : null;
}

/** The next date after another one on which a club opens, and when; null where it stays closed for a year. */
export function nextOpening(
  after: Temporal.PlainDate,
  zone: string,
  hours: OpeningHours,
): { date: Temporal.PlainDate; start: Temporal.Instant } | null {
  for (let days = 1; days <= 366; days += 1) {
    const date = after.add({ days });
    const open = windowsOn(date, hours).length > 0 ? dayOfPlan(date, zone, hours) : null;
    if (open) return { date, start: open.start };
  }
  return null;
}

/** Whether two windows of a week overlap, those that run past midnight into the next day included. */
function overlaps(weekly: readonly WeeklyWindow[]): boolean {
  const taken = new Set<number>();
  for (const { weekday, opens, closes } of weekly) {
    for (let half = opens; half < closes; half += 1) {
      const place = ((weekday - 1) * halfHoursADay + half) % halfHoursAWeek;
      if (taken.has(place)) return true;
      taken.add(place);
    }
  }
  return false;
}

/** The code of what is wrong with the windows of a week, or null. */
export function findHoursFault(weekly: readonly WeeklyWindow[]): 'price_hours' | 'hours_overlap' | null {
  const isWeekday = ({ weekday }: WeeklyWindow) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7;
  if (!weekly.every((window) => isWeekday(window) && isWindow(window))) return 'price_hours';
  return overlaps(weekly) ? 'hours_overlap' : null;
}

/** The code of what is wrong with the exceptions, each of another day; null where nothing is. */
export function findExceptionsFault(
  exceptions: readonly OpeningException[],
): 'price_hours' | 'hours_overlap' | null {
  const isWhole = ({ opens, closes }: OpeningException) =>
    opens === null || closes === null ? opens === closes : isWindow({ opens, closes });
  if (!exceptions.every(isWhole)) return 'price_hours';
  return new Set(exceptions.map(({ day }) => day)).size < exceptions.length ? 'hours_overlap' : null;
}

function isWindow({ opens, closes }: OpenWindow): boolean {
  return (
    Number.isInteger(opens) &&
    opens >= 0 &&
    opens < halfHoursADay &&
    Number.isInteger(closes) &&
    closes > opens &&
    closes < 2 * halfHoursADay &&
    closes - opens <= halfHoursADay
  );
}

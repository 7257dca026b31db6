import { readerLocale } from '#domain/language/locale.ts';

type Day = { readonly zone: string; readonly opensAt: string | null; readonly closesAt: string | null };

const at = (instant: string, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** Whether the clocks of a club are changed during a day of its plan, so that a time may come twice. */
function isChanged({ zone, opensAt, closesAt }: Day): boolean {
  return opensAt !== null && closesAt !== null && at(opensAt, zone).offset !== at(closesAt, zone).offset;
}

/** The short name of a zone at an instant, as its people call it: EDT. */
export function zoneNameAt(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    Temporal.Instant.from(instant).epochMilliseconds,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** An instant on the clock of a club: 16:30, with the name of the zone on a day whose clocks are changed. */
export function clockText(instant: string, day: Day): string {
  const time = at(instant, day.zone).toPlainTime().toString({ smallestUnit: 'minute' });
  return isChanged(day) ? `${time} ${zoneNameAt(instant, day.zone)}` : time;
}

/** From when to when something lasts, on the clock of a club. */
export const spanText = (startsAt: string, endsAt: string, day: Day): string =>
  `${clockText(startsAt, day)}–${clockText(endsAt, day)}`;

/** A date as people read it, with its weekday. */
export function dateText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day, 12),
  );
}

/** The date and time of a booking on the clock of its club, with the zone where the clocks show the time twice. */
export function momentText(instant: string, zone: string): string {
  const clock = at(instant, zone);
  const wall = clock.toPlainDateTime();
  const isTwice = !wall
    .toZonedDateTime(zone, { disambiguation: 'earlier' })
    .equals(wall.toZonedDateTime(zone, { disambiguation: 'later' }));
  const time = clock.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = new Intl.DateTimeFormat(readerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: zone,
  }).format(clock.epochMilliseconds);
  return isTwice ? `${day}, ${time} ${zoneNameAt(instant, zone)}` : `${day}, ${time}`;
}

/** From when to when a booking lasts, on the clock of its club. */
export function bookedText(startsAt: string, endsAt: string, zone: string): string {
  const [start, end] = [at(startsAt, zone), at(endsAt, zone)];
  if (!start.toPlainDate().equals(end.toPlainDate()) || start.offset !== end.offset) {
    return `${momentText(startsAt, zone)} – ${momentText(endsAt, zone)}`;
  }
  return `${momentText(startsAt, zone)}–${end.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

/** A date in one short line, with its weekday. */
export function shortDateText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(readerLocale(), parts).format(Date.UTC(year, month - 1, day, 12));
}

/** A date as short as people read it among its neighbours. */
export function dayParts(date: string): { weekday: string; day: string; month: string } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = Date.UTC(year, month - 1, day, 12);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(readerLocale(), { ...options, timeZone: 'UTC' }).format(at);
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
  };
}

/** The present day and those that follow it within a week, as far ahead as somebody may book. */
export const weekAhead = (today: string, bookAheadDays: number): readonly string[] =>
  Array.from({ length: Math.min(7, bookAheadDays + 1) }, (_, days) => dateLater(today, days));

/** The date that lies some days from another one. */
export const dateLater = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

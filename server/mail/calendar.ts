import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOf, type CalendarFile, type Frame } from './letter.ts';

/** How often a program that subscribes to a calendar looks again, in seconds. */
const lookedAt = 3600;

/** A calendar file (RFC 5545); its times are in UTC, which every program shows in its own zone. */
export function calendarText({ name, method, at, events }: CalendarFile, frame: Frame): string {
  const isCancelled = method === 'cancel';
  const { hostname } = frame.publicUrl;
  const calendar = ical({
    // RFC 5546 lets one file cancel one event alone; of several each says by its status that it is gone.
    method: isCancelled && events.length === 1 ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Baulk', product: 'Tables' },
    ...(name === undefined ? {} : { name, ttl: lookedAt }),
  });
  for (const { uid, sequence, startsAt, endsAt, title, place, path } of events) {
    calendar.createEvent({
      id: `${uid}@${hostname}`,
      sequence,
      stamp: new Date(at),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      location: place,
      url: addressOf(frame, path),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Without one, programs take neither a publication nor a cancellation.
      organizer: { name: frame.operator, email: `no-reply@${hostname}` },
    });
  }
  return calendar.toString();
}

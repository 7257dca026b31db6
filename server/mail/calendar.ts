import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOf, type CalendarFile, type Frame } from './letter.ts';

/** A calendar file (RFC 5545); its times are in UTC, which every program shows in its own zone. */
export function calendarText({ method, at, events }: CalendarFile, frame: Frame): string {
  const isCancelled = method === 'cancel';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Baulk', product: 'Tables' },
  });
  for (const { uid, sequence, startsAt, endsAt, title, place, path } of events) {
    calendar.createEvent({
      id: `${uid}@${frame.publicUrl.hostname}`,
      sequence,
      stamp: new Date(at),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      location: place,
      url: addressOf(frame, path),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
